import { Cutaway } from '@/components/drawings/cutaway'
import scene from '@/components/service/scene-levels.module.css'
import { sceneIds } from '@/components/service/scenes'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './whole-house.module.css'

const circuitIds = ['pendants', 'cove', 'lamp', 'garden', 'shades'] as const

/** The whole house, controlled by the radio buttons of the keypad's head (keypad-head.tsx). */
export function WholeHouse({ drawing }: { drawing: CutawayView }) {
  const { rooms } = uiWords
  return (
    <Section id="house" tone="dusk" bleed className={`${styles.section} ${scene.levels}`}>
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
