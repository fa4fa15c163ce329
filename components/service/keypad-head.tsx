import type { ReactNode } from 'react'
import { Room } from '@/components/drawings/room'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { RadioKey } from '@/components/service/radio-key'
import scene from '@/components/service/scene-levels.module.css'
import { type SceneId, sceneIds } from '@/components/service/scenes'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import styles from './keypad-head.module.css'

const preset: SceneId = 'dinner'

/** A head with a room and a keypad that dims it: radio buttons, and CSS that depends on the checked one. */
export function KeypadHead({ lead, children, ...words }: HeadWordsProps & { children: ReactNode }) {
  const { rooms } = uiWords
  return (
    <Section id="top" tone="night" bleed wire="head" className={`${styles.head} ${scene.levels}`}>
      <div className={styles.words}>
        <HeadWords {...words} />
      </div>
      <div className={styles.room} data-no-print="">
        <Room label={rooms.picture} />
      </div>
      <div className={styles.device} data-no-print="">
        <fieldset className={styles.keypad}>
          <legend className="vh">{rooms.keypad}</legend>
          {sceneIds.map((id) => (
            <RadioKey
              key={id}
              id={`scene-${id}`}
              name="scene"
              value={id}
              preset={id === preset}
              describedBy={`scene-${id}-says`}
            >
              {rooms.scenes[id].name}
            </RadioKey>
          ))}
        </fieldset>
        <p className={styles.says}>
          {sceneIds.map((id) => (
            <span key={id} id={`scene-${id}-says`} data-scene={id}>
              {rooms.scenes[id].says}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        <Paragraph lead>{lead}</Paragraph>
        {children}
      </div>
    </Section>
  )
}
