import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { SectionDrawing } from '@/components/drawings/section-drawing'
import type { CategoryHeadProps } from '@/components/sections/open-panel-head'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { SectionView } from '@/lib/drawings/circuits'
import styles from './building-head.module.css'

/** A head that is the whole building at night, from edge to edge, its plant lit; the words stand in its sky. */
export function BuildingHead({
  breadcrumbs,
  h1,
  lead,
  drawing,
}: Omit<CategoryHeadProps, 'name'> & { drawing: SectionView }) {
  return (
    <Section id="top" tone="night" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <div>
          <Breadcrumbs items={breadcrumbs} />
          <SectionHeading id="top" level={1}>
            {h1}
          </SectionHeading>
        </div>
        <Paragraph lead>{lead}</Paragraph>
      </div>
      <div className={styles.building}>
        <SectionDrawing view={drawing} fit="cover" align="ground" />
      </div>
    </Section>
  )
}
