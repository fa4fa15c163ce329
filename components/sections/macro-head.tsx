import type { ReactNode } from 'react'
import { HeadWords } from '@/components/sections/head-words'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './macro-head.module.css'

export type MacroHeadProps = {
  breadcrumbs: readonly LinkItem[]
  h1: string
  lead: string
  picture: PictureSource
  /** Under the lead: the call. */
  children?: ReactNode
}

/** A head that is one picture, close up and edge to edge: 4:5 on phones, text on its own dark. */
export function MacroHead({ breadcrumbs, h1, lead, picture, children }: MacroHeadProps) {
  return (
    <Section id="top" tone="night" bleed wire="head" className={styles.macro}>
      <Picture picture={picture} sizes="(max-width: 767px) 222vw, 100vw" priority />
      <div className={styles.text}>
        <HeadWords breadcrumbs={breadcrumbs} h1={h1} lead={lead} />
        {children}
      </div>
    </Section>
  )
}
