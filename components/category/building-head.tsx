import type { ReactNode } from 'react'
import { Cutaway } from '@/components/drawings/cutaway'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './building-head.module.css'

export type BuildingHeadProps = HeadWordsProps & { drawing: CutawayView; children?: ReactNode }

/** A head with the whole building at night as wide as the page; the text is in its sky. */
export function BuildingHead({ lead, drawing, children, ...words }: BuildingHeadProps) {
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
