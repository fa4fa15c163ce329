import type { ReactNode } from 'react'
import { PanelBoard, type Side, TripSwitch } from '@/components/ui/panel'
import type { Panel, PricedPanelService } from '@/lib/views/panel'
import styles from './panel-door.module.css'

/** What a flipped breaker put out, drawn close up: for windows in which the drawing itself is out of view. */
export type PeekDrawing = {
  /** Any of these dark shows the drawing. */
  circuits: readonly string[]
  drawing: ReactNode
}

/** The strip at the panel's foot. It keeps its own height, so it never covers the last row for good. */
function Peek({ drawings, caption }: { drawings: readonly PeekDrawing[]; caption: string }) {
  return (
    <div className={styles.peek} data-surface="dark" aria-hidden="true">
      <div className={styles.peekDrawings}>
        {drawings.map(({ circuits, drawing }) => (
          <div key={circuits.join()} data-shows={circuits[0]}>
            {drawing}
          </div>
        ))}
      </div>
      <p>{caption}</p>
    </div>
  )
}

/** The home page's index: every service on the panel door, in six headed groups. `headingId` names it. */
export function PanelDoor({
  panel,
  headingId,
  peek,
}: {
  panel: Panel
  headingId: string
  peek?: { drawings: readonly PeekDrawing[]; caption: string }
}) {
  return (
    <div className={styles.door}>
      <PanelBoard panel={panel} headed aria-labelledby={headingId} />
      {peek && <Peek {...peek} />}
    </div>
  )
}

/** A category page's open panel: each service with its price or what decides it, and its typical circuit. */
export function OpenPanel({
  services,
  label,
  plate,
  note,
  peek,
}: {
  services: readonly (PricedPanelService & {
    /** Stands where there is no price: "Priced after a look". */
    cost?: string
  })[]
  label: string
  /** Engraved at the foot, left and right. */
  plate: string
  note: string
  peek?: { drawings: readonly PeekDrawing[]; caption: string }
}) {
  return (
    <div className={styles.open}>
      <div className={styles.leaf} aria-hidden="true" />
      <nav className={styles.box} aria-label={label}>
        <ol className={styles.big}>
          {services.map((item, index) => {
            const side: Side = index % 2 ? 'right' : 'left'
            return (
              <li key={item.href} data-side={side}>
                <a href={item.href}>
                  <span className={styles.number} aria-hidden="true">
                    {item.number}
                  </span>
                  <span className={styles.label}>{item.label}</span>
                  {item.price ? (
                    <span className={styles.price}>{item.price}</span>
                  ) : (
                    item.cost && <span className={styles.cost}>{item.cost}</span>
                  )}
                  <span className={styles.circuit}>{item.circuit}</span>
                </a>
                {item.trip ? (
                  <TripSwitch trip={item.trip} side={side} />
                ) : (
                  <i className={styles.blank} aria-hidden="true" />
                )}
              </li>
            )
          })}
        </ol>
        <p className={styles.plate}>
          {plate} <span>{note}</span>
        </p>
      </nav>
      {peek && <Peek {...peek} />}
    </div>
  )
}

/** The words beside the drawing: an invitation while everything is on, and what to do while something is off. */
export function TripCaption({ on, off }: { on: ReactNode; off: ReactNode }) {
  return (
    <>
      <p className={styles.allOn}>{on}</p>
      <p className={styles.tripped} role="status">
        {off}
      </p>
    </>
  )
}
