import { Cutaway } from '@/components/drawings/cutaway'
import { Shades } from '@/components/drawings/shades'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { CutawayView } from '@/lib/drawings/circuits'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './figure-head.module.css'

export type FigureHeadProps = HeadWordsProps & {
  /** What the figure is of, the figure ("90 min"), and what it means. */
  label: string
  figure: string
  note: string
  /** Behind it: a picture, the building with its circuit lit, or a row of windows. */
  picture?: PictureSource
  drawing: CutawayView
  shades?: boolean
}

/** A head with one figure ("90 min") as large as the page allows, over a picture or drawing of what it is about. */
export function FigureHead({ label, figure, note, picture, drawing, shades = false, ...words }: FigureHeadProps) {
  return (
    <Section id="top" tone="night" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <HeadWords {...words} />
      </div>
      <div className={styles.art} data-no-print="" data-art={shades ? 'shades' : picture ? 'picture' : 'drawing'}>
        {shades ? (
          <Shades />
        ) : picture ? (
          <Picture picture={picture} sizes="(max-width: 767px) 160vw, 60vw" priority />
        ) : (
          <Cutaway view={drawing} fit="cover" />
        )}
      </div>
      <div className={styles.figure} style={{ '--letters': figure.length }}>
        <p className={styles.label}>{label}</p>
        <div className={styles.number}>{figure}</div>
        <p className={styles.note}>
          <RichText>{note}</RichText>
        </p>
      </div>
    </Section>
  )
}
