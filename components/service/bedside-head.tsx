import type { ReactNode } from 'react'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { RadioKey } from '@/components/service/radio-key'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './bedside-head.module.css'

const lightIds = ['bright', 'read', 'low', 'off'] as const

const preset = 'read'

export type BedsideHeadProps = HeadWordsProps & {
  picture: PictureSource
  children: ReactNode
}

/** A head with a bedroom and a remote that dims it: four radio buttons, and CSS that depends on the checked one. */
export function BedsideHead({ picture, children, ...words }: BedsideHeadProps) {
  const { remote, lights } = uiWords.rooms
  return (
    <Section id="top" tone="night" bleed wire="head" className={styles.head}>
      <div className={styles.room}>
        <Picture picture={picture} sizes="(max-width: 767px) 160vw, 100vw" priority />
      </div>
      <fieldset className={styles.remote} data-surface="light">
        <legend className="vh">{remote}</legend>
        {lightIds.map((id) => (
          <RadioKey key={id} name="light" value={id} preset={id === preset}>
            {lights[id]}
          </RadioKey>
        ))}
      </fieldset>
      <div className={styles.words}>
        <HeadWords {...words} />
        {children}
      </div>
    </Section>
  )
}
