import { Cutaway } from '@/components/drawings/cutaway'
import type { DrawingHeadProps } from '@/components/sections/drawing-head'
import { HeadWords } from '@/components/sections/head-words'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import styles from './building-head.module.css'

/** A head with the whole building at night as wide as the page; the text is in its sky. */
export function BuildingHead({ lead, drawing, children, ...words }: DrawingHeadProps) {
  return (
    <Section id="top" tone="night" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <div>
          <HeadWords {...words} />
        </div>
        <Paragraph lead>{lead}</Paragraph>
        {children}
      </div>
      <div className={styles.building}>
        <Cutaway view={drawing} fit="cover" align="ground" />
      </div>
    </Section>
  )
}
