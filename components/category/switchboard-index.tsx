import type { ReactNode } from 'react'
import { StickyCloseUp } from '@/components/sections/sticky-close-up'
import { TripCaption } from '@/components/sections/trip-caption'
import { TripSwitch } from '@/components/ui/panel'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { UnbrokenWords } from '@/components/ui/unbroken-words'
import type { CloseUpView } from '@/lib/chrome/panel'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { IndexedService } from '@/lib/views/category'
import styles from './switchboard-index.module.css'

/** A panel meter: its needle is up while the cubicle is on. */
function Meter() {
  return (
    <svg className={styles.meter} data-no-print="" viewBox="0 0 100 60" aria-hidden="true">
      <path d="M12 54A40 40 0 0 1 88 54" />
      <path className={styles.ticks} d="M12 54l6-3M22 32l5 4M50 14v7M78 32l-5 4M88 54l-6-3" />
      <path className={styles.needle} d="M50 52 50 17" />
    </svg>
  )
}

export type SwitchboardIndexProps = {
  heading: string
  name: string
  /** While everything is on. */
  caption: string
  services: readonly IndexedService[]
  closeUp: CloseUpView
  children: ReactNode
}

/**
 * A category's index as a switchboard: one cubicle for each service, with its name, a meter, its typical circuit, and a
 * handle that turns off its part of the plant's drawing.
 */
export function SwitchboardIndex({ heading, name, caption, services, closeUp, children }: SwitchboardIndexProps) {
  const { category, chrome } = uiWords
  return (
    <Section id="services" heading={heading} tone="steel" className={styles.section}>
      <div className={styles.caption} data-no-print="">
        <TripCaption on={caption} off={chrome.panel.dark} />
      </div>
      <div className={styles.board} data-print-plain="">
        <ol className={styles.cubicles}>
          {services.map((item) => (
            <li key={item.href}>
              <a href={item.href}>
                <h3>{item.name}</h3>
              </a>
              <Meter />
              <p className={styles.pencil}>
                <UnbrokenWords>{item.circuit}</UnbrokenWords>
              </p>
              <p className={styles.note}>
                {item.question} <RichText>{item.note}</RichText>
              </p>
              <div className={styles.handle} data-no-print="">
                {item.trip && <TripSwitch trip={item.trip} look="bare" />}
                <span aria-hidden="true">
                  <i>{category.on}</i>
                  <i>{category.off}</i>
                </span>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.plate} data-no-print="">
          {fillTemplate(category.switchboard, { name })} <span>{category.switchboardNote}</span>
        </p>
      </div>
      <StickyCloseUp closeUp={closeUp} />
      {children}
    </Section>
  )
}
