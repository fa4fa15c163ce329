import { StickyCloseUp } from '@/components/sections/sticky-close-up'
import { BreakableRange } from '@/components/ui/breakable-range'
import { Breaker, type Side, TripSwitch } from '@/components/ui/panel'
import type { CloseUpView } from '@/lib/chrome/panel'
import { uiWords } from '@/lib/content/words'
import type { IndexedService } from '@/lib/views/category'
import styles from './open-panel.module.css'

export type OpenPanelProps = {
  services: readonly IndexedService[]
  label: string
  /** Engraved at the foot, left and right. */
  plate: string
  note: string
  /** For narrow windows, where the drawing is out of view. */
  closeUp: CloseUpView
}

/** A category page's open panel: each service with its price or what decides it, and its typical circuit. */
export function OpenPanel({ services, label, plate, note, closeUp }: OpenPanelProps) {
  return (
    <div className={styles.open} data-print-plain="">
      <div className={styles.leaf} data-no-print="" aria-hidden="true" />
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
                    <span className={styles.cost}>{item.cost}</span>
                  )}
                  <span className={styles.circuit}>{item.circuit}</span>
                </a>
                {item.trip ? <TripSwitch trip={item.trip} side={side} /> : <Breaker side={side} />}
              </li>
            )
          })}
          {services.length % 2 === 1 && (
            <li className={styles.spare} data-no-print="" data-side="right" aria-hidden="true">
              <span className={styles.label}>{uiWords.chrome.panel.spare}</span>
              <Breaker side="right" off />
            </li>
          )}
        </ol>
        <p className={styles.plate}>
          {plate} <span>{note}</span>
        </p>
      </nav>
      <StickyCloseUp closeUp={closeUp} at="panel" />
    </div>
  )
}
