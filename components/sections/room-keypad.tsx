import type { ReactNode } from 'react'
import { Room } from '@/components/drawings/room'
import { SectionDrawing } from '@/components/drawings/section-drawing'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { RadioKey } from '@/components/sections/radio-key'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { SectionView } from '@/lib/drawings/circuits'
import styles from './room-keypad.module.css'

const sceneIds = ['morning', 'dinner', 'film', 'away', 'night'] as const
const circuitIds = ['pendants', 'cove', 'lamp', 'garden', 'shades'] as const

const preset = 'dinner'

/** A head that works: the room, and the keypad that it follows. Radio buttons, and CSS that answers the checked one. */
export function RoomHead({ lead, children, ...words }: HeadWordsProps & { children: ReactNode }) {
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

/** The same keypad tells the whole house: its circuits follow the checked scene of the head. */
export function WholeHouse({ drawing }: { drawing: SectionView }) {
  const { rooms } = uiWords
  return (
    <Section id="house" tone="dusk" bleed className={`${styles.whole} ${styles.levels}`}>
      <div className={styles.tell}>
        <SectionHeading id="house">{rooms.house.heading}</SectionHeading>
        <p className="lead">{rooms.house.lead}</p>
        {/* For pointers: the keypad itself is the control, and is read out once. */}
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
        <SectionDrawing view={drawing} fit="cover" />
      </div>
    </Section>
  )
}
