import { Street } from '@/components/drawings/street'
import { Folds } from '@/components/ui/fold'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { Fold, LocationPath } from '@/lib/content/types'
import styles from './local.module.css'

/** The place's street, and one sentence in its sky. */
export function StreetMoment({ place, sentence, amber }: { place: LocationPath; sentence: string; amber: boolean }) {
  return (
    <Section id="street" tone="dark" bleed label={sentence} className={styles.moment}>
      <div data-amber={amber ? '' : undefined} className={styles.sky}>
        <p>
          <RichText>{sentence}</RichText>
        </p>
        <Street place={place} />
      </div>
    </Section>
  )
}

export type Job = { title: string; text: string; href: string; price?: string }

/** Two or three jobs typical for the place's houses, each with its price where there is one. */
export function Jobs({ heading, items }: { heading: string; items: readonly Job[] }) {
  return (
    <Section id="jobs" tone="card" knife className={styles.jobs}>
      <SectionHeading id="jobs" wired>
        {heading}
      </SectionHeading>
      <ul>
        {items.map(({ title, text, href, price }) => (
          <li key={title}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {price && <p className={styles.price}>{price}</p>}
            <p>
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Three local facts in giant figures; what needs more room folds away under them. */
export function LocalFacts({
  heading,
  items,
  more,
}: {
  heading: string
  items: readonly { figure: string; title: string; text: string }[]
  more: readonly Fold[]
}) {
  return (
    <Section id="local" tone="lamplit" knife className={styles.facts}>
      <SectionHeading id="local" wired>
        {heading}
      </SectionHeading>
      <ul>
        {items.map(({ figure, title, text }) => (
          <li key={title}>
            <b data-long={figure.length > 5 ? '' : undefined}>{figure}</b>
            <h3>{title}</h3>
            <p>
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Folds items={more} />
      </div>
    </Section>
  )
}

/** The places next to this one, as taps on the line that feeds them. */
export function NearbyPlaces({ heading, places }: { heading: string; places: readonly LinkItem[] }) {
  return (
    <>
      <h2 className={styles.nearbyHeading}>{heading}</h2>
      <ul className={styles.nearby}>
        {places.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
