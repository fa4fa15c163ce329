import type { IndexHeadProps } from '@/components/category/index-head-props'
import { ServiceNote } from '@/components/category/service-note'
import { Room } from '@/components/drawings/room'
import { HeadWords } from '@/components/sections/head-words'
import { HeadingText } from '@/components/ui/heading-text'
import { TripSwitch } from '@/components/ui/panel'
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './keypad-index-head.module.css'

/**
 * A head with the room's drawing, and under it a keypad as wide as the page: one key for each service. Switching off a
 * key's light turns off its circuit in the drawing.
 */
export function KeypadIndexHead({ name, heading, services, children, ...words }: IndexHeadProps & { heading: string }) {
  return (
    <Section id="top" tone="night" bleed wire="head" className={styles.head}>
      <div className={styles.room} data-no-print="">
        <Room label={uiWords.rooms.picture} />
      </div>
      <div className={styles.words}>
        <HeadWords {...words} />
        {children}
      </div>
      <div className={styles.keypad} id="services" data-surface="light">
        <h2>
          <HeadingText>{heading}</HeadingText>
        </h2>
        <nav aria-label={fillTemplate(uiWords.category.services, { name })}>
          <ol className={styles.plate}>
            {services.map((item) => (
              <li key={item.href}>
                {item.trip ? <TripSwitch trip={item.trip} look="bare" /> : <i aria-hidden="true" />}
                <h3>
                  <a className="stretched-link" href={item.href}>
                    {item.label}
                  </a>
                </h3>
                <ServiceNote {...item} />
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Section>
  )
}
