import type { IndexHeadProps } from '@/components/category/index-head-props'
import { ServiceNote } from '@/components/category/service-note'
import { Cutaway } from '@/components/drawings/cutaway'
import { HeadWords } from '@/components/sections/head-words'
import { HeadingText } from '@/components/ui/heading-text'
import { TripSwitch } from '@/components/ui/panel'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { CutawayView } from '@/lib/drawings/circuits'
import { fillTemplate } from '@/lib/fill-template'
import type { IndexedService } from '@/lib/views/category'
import styles from './drawing-index-head.module.css'

/**
 * A head for a category with few services: each has a crop of the house's drawing, and a switch under it that turns off
 * its circuit.
 */
export function DrawingIndexHead({
  lead,
  name,
  heading,
  services,
  children,
  ...words
}: IndexHeadProps<IndexedService & { drawing: CutawayView }> & { heading: string }) {
  return (
    <Section id="top" tone="dark" wire="head" className={styles.head}>
      <div className={styles.words} data-print-plain="">
        <div>
          <HeadWords {...words} />
        </div>
        <div>
          <Paragraph lead>{lead}</Paragraph>
          {children}
        </div>
      </div>
      <nav
        className={styles.places}
        data-print-plain=""
        id="services"
        aria-label={fillTemplate(uiWords.category.services, { name })}
      >
        <h2 className="vh">
          <HeadingText>{heading}</HeadingText>
        </h2>
        <ol className={styles.list} data-print-plain="">
          {services.map((item) => (
            <li key={item.href}>
              <div className={styles.drawing} data-no-print="">
                <Cutaway view={item.drawing} fit="cover" align="ground" />
              </div>
              <h3>
                <a className="stretched-link" href={item.href}>
                  {item.name}
                </a>
              </h3>
              {item.trip && <TripSwitch trip={item.trip} />}
              <ServiceNote {...item} />
            </li>
          ))}
        </ol>
      </nav>
    </Section>
  )
}
