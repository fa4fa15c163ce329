import { Room } from '@/components/drawings/room'
import { roomWords } from '@/content/interface'
import styles from './keypad-room.module.css'

const scenes = ['morning', 'dinner', 'film', 'away', 'night'] as const
const preset = 'dinner'

/** A room, and the keypad that dims it: radio buttons, and CSS that depends on the checked one (scene-levels). */
export function KeypadRoom() {
  return (
    <div className={styles.room}>
      <Room label={roomWords.picture} />
      <fieldset className={styles.keypad} data-surface="light">
        <legend className="vh">{roomWords.keypad}</legend>
        {scenes.map((scene) => (
          <label key={scene}>
            <input type="radio" name="scene" value={scene} defaultChecked={scene === preset} />
            {roomWords.scenes[scene]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
