import { Room } from '@/components/drawings/room'
import { uiWords } from '@/lib/content/words'
import styles from './keypad-room.module.css'

const scenes = ['morning', 'dinner', 'film', 'away', 'night'] as const
const preset = 'dinner'

/** A room, and the keypad that dims it: radio buttons, and CSS that depends on the checked one (scene-levels). */
export function KeypadRoom() {
  const { rooms } = uiWords
  return (
    <div className={styles.room}>
      <Room label={rooms.picture} />
      <fieldset className={styles.keypad} data-surface="light">
        <legend className="vh">{rooms.keypad}</legend>
        {scenes.map((scene) => (
          <label key={scene}>
            <input type="radio" name="scene" value={scene} defaultChecked={scene === preset} />
            {rooms.scenes[scene]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
