import { Cutaway } from '@/components/drawings/cutaway'
import type { DrawingHeadProps } from '@/components/sections/drawing-head'
import { HeadWords } from '@/components/sections/head-words'
import { TripCaption } from '@/components/sections/trip-caption'
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import styles from './paper-building-head.module.css'

/** A light head with the building's drawing, its tenants' circuits in amber, the ground along the bottom. */
export function PaperBuildingHead({ drawing, caption, children, ...words }: DrawingHeadProps & { caption: string }) {
  return (
    <Section id="top" tone="card" bleed wire="head" className={styles.head}>
      <div className={styles.words}>
        <HeadWords {...words} />
        {children}
      </div>
      <div className={styles.building}>
        <Cutaway view={drawing} fit="cover" align="ground" />
      </div>
      <div className={styles.caption} data-no-print="">
        <TripCaption on={caption} off={uiWords.chrome.panel.dark} />
      </div>
    </Section>
  )
}
