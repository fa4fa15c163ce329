import { Reasons } from '@/components/sections/reasons'
import { LinkItems } from '@/components/ui/link-items'
import { Section } from '@/components/ui/section'
import type { Step } from '@/content/types'
import type { LinkItem } from '@/lib/content/links'
import styles from './reasons-and-nearby.module.css'

export type ReasonsAndNearbyProps = {
  heading: string
  reasons: readonly Step[]
  nearby: { heading: string; places: readonly LinkItem[] }
}

/** Why us, and links to the neighbouring places. */
export function ReasonsAndNearby({ heading, reasons, nearby }: ReasonsAndNearbyProps) {
  return (
    <Section id="reasons" heading={heading} tight className={styles.reasons}>
      <Reasons items={reasons} />
      <h2 className={styles.heading} data-no-print="">
        {nearby.heading}
      </h2>
      <ul className={styles.nearby} data-no-print="">
        <LinkItems items={nearby.places} />
      </ul>
    </Section>
  )
}
