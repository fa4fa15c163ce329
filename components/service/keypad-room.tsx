import { RawHtml } from '@/components/ui/raw-html'
import { roomWords } from '@/content/interface'
import { artMarkup } from '@/lib/drawings/art'
import styles from './keypad-room.module.css'

const scenes = ['morning', 'dinner', 'film', 'away', 'night'] as const
const PRESET = 'dinner'

/** A dining room in the evening, and the keypad that dims it, by radio buttons and CSS. */
export function KeypadRoom() {
  return (
    <div className={styles.room}>
      <RawHtml
        as="svg"
        viewBox="0 0 1000 640"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={roomWords.picture}
        html={artMarkup('room.svg')}
      />
      <fieldset className={styles.keypad} data-surface="light">
        <legend className="visually-hidden">{roomWords.keypad}</legend>
        {scenes.map((scene) => (
          <label key={scene}>
            <input type="radio" name="scene" value={scene} defaultChecked={scene === PRESET} />
            {roomWords.scenes[scene]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
