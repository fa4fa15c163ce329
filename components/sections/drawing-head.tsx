import type { ReactNode } from 'react'
import { SectionDrawing } from '@/components/drawings/section-drawing'
import { HeadWords } from '@/components/sections/head-words'
import { Section } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { SectionView } from '@/lib/drawings/circuits'
import styles from './drawing-head.module.css'

export type DrawingHeadProps = {
  breadcrumbs: readonly LinkItem[]
  h1: string
  lead: string
  drawing: SectionView
  children?: ReactNode
}

/** A head whose picture is the building in section, the page's circuit lit: for work that no photograph shows. */
export function DrawingHead({ breadcrumbs, h1, lead, drawing, children }: DrawingHeadProps) {
  return (
    <Section id="top" tone="dark" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <HeadWords breadcrumbs={breadcrumbs} h1={h1} lead={lead} />
        <div className={styles.actions}>{children}</div>
      </div>
      <div className={styles.drawing}>
        <SectionDrawing view={drawing} fit="cover" align="ground" />
      </div>
    </Section>
  )
}
