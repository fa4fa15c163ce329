import { ServiceMap } from '@/components/drawings/service-map'
import { LinkItems } from '@/components/ui/link-items'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import { uiWords } from '@/lib/content/words'
import styles from './areas-map.module.css'

export type AreasMapProps = {
  heading: string
  lead: string
  areas: readonly LinkItem[]
  /** Under the list: the way to the city's neighbourhoods. */
  more: LinkItem
}

/**
 * A map of the service area; a line leads from the riser to the office, and the links of all places lie over the lake.
 */
export function AreasMap({ heading, lead, areas, more }: AreasMapProps) {
  return (
    <Section id="areas" heading={heading} underlined="narrow" tone="band" knifeSwitch glows className={styles.areas}>
      <p className={`lead ${styles.lead}`}>
        <RichText>{lead}</RichText>
      </p>
      <div className={styles.map}>
        <ServiceMap id="area-map" map="gta" fed="woodbridge" />
        <nav className={styles.towns} data-print-plain="" aria-label={uiWords.home.areas} data-surface="dark">
          <ul className={styles.list}>
            <LinkItems items={areas} />
          </ul>
          <p>
            <a href={more.href}>{more.label}</a>
          </p>
        </nav>
      </div>
    </Section>
  )
}
