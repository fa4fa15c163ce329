import { Cutaway } from '@/components/drawings/cutaway'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './drawing-links.module.css'

/** Links with crops of the house's drawing: where in it the problem is. */
export function DrawingLinks(props: { heading: string; items: readonly (LinkItem & { view: CutawayView })[] }) {
  const { heading, items } = props
  return (
    <Section id="pages" heading={heading} tone="night" wire="dead" knifeSwitch className={styles.section}>
      <ul className={styles.crops} data-print-plain="">
        {items.map(({ label, href, view }) => (
          <li key={href}>
            <a href={href}>
              <div className={styles.drawing} data-no-print="">
                <Cutaway view={view} fit="cover" />
              </div>
              <span>
                {label}
                <Icon name="arrow" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
