import type { ReactNode } from 'react'
import { CircuitPeek } from '@/components/drawings/cutaway'
import { Breaker, PanelBoard, type Side, TripSwitch } from '@/components/ui/panel'
import { uiWords } from '@/lib/content/words'
import type { Panel, Peek, PricedPanelService } from '@/lib/views/panel'
import styles from './panel-door.module.css'

/**
 * What a flipped breaker put out: a strip that sticks to the window's foot while the drawing is out of view. It keeps
 * its own height, so it never covers the last row for good. `beside`: stands in its place instead. Needs the page's
 * `CutawaySprite`.
 */
export function PeekStrip({ peek, beside = false }: { peek: Peek; beside?: boolean }) {
  return (
    <div className={styles.peek} data-surface="dark" data-beside={beside ? '' : undefined} aria-hidden="true">
      <CircuitPeek {...peek} />
      <p>{uiWords.chrome.panel.dark}</p>
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
  /** For narrow windows, where the drawing is out of view. */
  peek?: Peek
}) {
  return (
    <div className={styles.door}>
      <PanelBoard panel={panel} headed aria-labelledby={headingId} />
      {peek && <PeekStrip peek={peek} />}
    </div>
  )
}

/** A price range that may go on in a second line after its hyphen, and nowhere else. */
function BreakableRange({ children }: { children: string }) {
  const at = children.indexOf('-') + 1
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
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
  /** For narrow windows, where the drawing is out of view. */
  peek?: Peek
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
                    <span className={styles.price}>
                      <BreakableRange>{item.price}</BreakableRange>
                    </span>
                  ) : (
                    item.cost && <span className={styles.cost}>{item.cost}</span>
                  )}
                  <span className={styles.circuit}>{item.circuit}</span>
                </a>
                {item.trip ? <TripSwitch trip={item.trip} side={side} /> : <Breaker side={side} />}
              </li>
            )
          })}
          {services.length % 2 === 1 && (
            <li className={styles.spare} data-side="right" aria-hidden="true">
              <span className={styles.label}>{uiWords.chrome.panel.spare}</span>
              <Breaker side="right" off />
            </li>
          )}
        </ol>
        <p className={styles.plate}>
          {plate} <span>{note}</span>
        </p>
      </nav>
      {peek && <PeekStrip peek={peek} />}
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
