import type { ReactNode } from 'react'
import { Cutaway } from '@/components/drawings/cutaway'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { Section } from '@/components/ui/section'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './drawing-head.module.css'

export type DrawingHeadProps = HeadWordsProps & {
  drawing: CutawayView
  children?: ReactNode
}

/** A head with the cutaway drawing, the page's circuits lit: for work that no photograph shows. */
export function DrawingHead({ drawing, children, ...words }: DrawingHeadProps) {
  return (
    <Section id="top" tone="dark" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <HeadWords {...words} />
        {children}
      </div>
      <div className={styles.drawing} data-no-print="">
        <Cutaway view={drawing} fit="cover" align="ground" />
      </div>
    </Section>
  )
}
