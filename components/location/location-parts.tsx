import type { ReactNode } from 'react'
import { Street } from '@/components/drawings/street'
import { Reasons } from '@/components/sections/reasons'
import { displayWidth } from '@/components/ui/display-width'
import { Fold, Folds } from '@/components/ui/fold'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { UnbrokenWords } from '@/components/ui/unbroken-words'
import type { Fold as FoldCopy, LocationPath, PhoneNumber, Step } from '@/content/types'
import type { LinkItem } from '@/lib/content/links'
import type { Href } from '@/lib/routes'
import styles from './location-parts.module.css'

/** The place's street drawing, with one sentence above the roofs. */
export function StreetBand({ place, sentence, amber }: { place: LocationPath; sentence: string; amber: boolean }) {
  return (
    <Section id="street" tone="dark" bleed label={sentence} className={styles.moment}>
      <div data-amber={amber ? '' : undefined} className={styles.sky}>
        <p>
          <UnbrokenWords>{sentence}</UnbrokenWords>
        </p>
        <Street place={place} />
      </div>
    </Section>
  )
}

export type Job = { title: string; text: string; href: Href; price?: string }

/** Two or three jobs typical for the place's houses, each with its price where there is one. */
export function LocalJobs({ heading, items }: { heading: string; items: readonly Job[] }) {
  return (
    <Section id="jobs" heading={heading} underlined tone="card" knifeSwitch className={styles.jobs}>
      <ul>
        {items.map(({ title, text, href, price }) => (
          <li key={title}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {price && <div className={styles.price}>{price}</div>}
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export type LocalFactsProps = {
  heading: string
  items: readonly { figure: string; title: string; text: string }[]
  more: readonly FoldCopy[]
  /** One more fold, after the others. */
  children?: ReactNode
}

/** Three local facts in large figures; longer texts are folds under them. */
export function LocalFacts({ heading, items, more, children }: LocalFactsProps) {
  // One font size for all three: as large as the longest allows.
  const widest = Math.max(...items.map(({ figure }) => displayWidth(figure)))
  return (
    <Section id="local" heading={heading} underlined tone="lamplit" knifeSwitch className={styles.facts}>
      <ul style={{ '--ems': widest.toFixed(2) }}>
        {items.map(({ figure, title, text }) => (
          <li key={title}>
            <b>{figure}</b>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Folds items={more} />
        {children}
      </div>
    </Section>
  )
}

export type PowerCompanyProps = {
  heading: string
  /** The phone number follows it. */
  ask: string
  phone?: PhoneNumber
  outagePage: LinkItem
  more: string
}

/** The local utility, and how to report an outage to it; folded. */
export function PowerCompany({ heading, ask, phone, outagePage, more }: PowerCompanyProps) {
  return (
    <Fold summary={<h3>{heading}</h3>}>
      <p>
        {ask}{' '}
        {phone && (
          <>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
            {phone.note && `, ${phone.note}`}.{' '}
          </>
        )}
        <a href={outagePage.href}>{outagePage.label}</a>.
      </p>
      <Paragraph>{more}</Paragraph>
    </Fold>
  )
}

export type NearbyPlacesProps = {
  heading: string
  reasons: readonly Step[]
  nearby: { heading: string; places: readonly LinkItem[] }
}

/** Why us, and links to the neighbouring places. */
export function NearbyPlaces({ heading, reasons, nearby }: NearbyPlacesProps) {
  return (
    <Section id="reasons" heading={heading} className={styles.reasons}>
      <Reasons items={reasons} />
      <h2 className={styles.nearbyHeading} data-no-print="">
        {nearby.heading}
      </h2>
      <ul className={styles.nearby} data-no-print="">
        <LinkItems items={nearby.places} />
      </ul>
    </Section>
  )
}
