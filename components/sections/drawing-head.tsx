import type { ReactNode } from 'react'
import { SectionDrawing } from '@/components/drawings/section-drawing'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { Section } from '@/components/ui/section'
import type { SectionView } from '@/lib/drawings/circuits'
import styles from './drawing-head.module.css'

export type DrawingHeadProps = HeadWordsProps & {
  drawing: SectionView
  children?: ReactNode
}

/** A head with the section drawing, the page's circuits lit: for work that no photograph shows. */
export function DrawingHead({ drawing, children, ...words }: DrawingHeadProps) {
  return (
    <Section id="top" tone="dark" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <HeadWords {...words} />
        {children}
      </div>
      <div className={styles.drawing} data-no-print="">
        <SectionDrawing view={drawing} fit="cover" align="ground" />
      </div>
    </Section>
  )
}
