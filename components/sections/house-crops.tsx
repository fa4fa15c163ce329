import { SectionDrawing } from '@/components/drawings/section-drawing'
import { Section } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { SectionView } from '@/lib/drawings/circuits'
import styles from './house-crops.module.css'

/** Links with crops of the house's drawing: where in it the problem is. */
export function HouseCrops({
  heading,
  items,
}: {
  heading: string
  items: readonly (LinkItem & { view: SectionView })[]
}) {
  return (
    <Section id="pages" heading={heading} tone="night" wire="dead" knife className={styles.section}>
      <ul className={styles.crops}>
        {items.map(({ label, href, view }) => (
          <li key={href}>
            <a href={href}>
              <div className={styles.drawing} data-no-print="">
                <SectionDrawing view={view} fit="cover" />
              </div>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
