import type { ReactNode } from 'react'
import { Cutaway } from '@/components/drawings/cutaway'
import { Room } from '@/components/drawings/room'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { RadioKey } from '@/components/service/radio-key'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './keypad-head.module.css'

const sceneIds = ['morning', 'dinner', 'film', 'away', 'night'] as const
const circuitIds = ['pendants', 'cove', 'lamp', 'garden', 'shades'] as const

const preset = 'dinner'

/** A head with a room and a keypad that dims it: radio buttons, and CSS that depends on the checked one. */
export function KeypadHead({ lead, children, ...words }: HeadWordsProps & { children: ReactNode }) {
  const { rooms } = uiWords
  return (
    <Section id="top" tone="night" bleed wire="head" className={`${styles.head} ${styles.levels}`}>
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

/** The whole house, controlled by the same radio buttons. */
export function WholeHouse({ drawing }: { drawing: CutawayView }) {
  const { rooms } = uiWords
  return (
    <Section id="house" tone="dusk" bleed className={`${styles.whole} ${styles.levels}`}>
      <div className={styles.tell}>
        <SectionHeading id="house">{rooms.house.heading}</SectionHeading>
        <p className="lead">{rooms.house.lead}</p>
        {/* For pointers only: labels of the head's radio buttons, which assistive technology has already. */}
        <p className={styles.again} data-no-print="" aria-hidden="true">
          {sceneIds.map((id) => (
            <label key={id} htmlFor={`scene-${id}`} data-scene={id}>
              {rooms.scenes[id].name}
            </label>
          ))}
        </p>
        <ul className={styles.bars} data-no-print="" aria-label={rooms.house.levels}>
          {circuitIds.map((id) => (
            <li key={id} style={{ '--level': `var(--${id === 'shades' ? 'shade' : id})` }}>
              <span>{rooms.house.circuits[id]}</span>
              <i />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.house} data-no-print="">
        <Cutaway view={drawing} fit="cover" />
      </div>
    </Section>
  )
}
