import { switchForm } from '@/components/ui/panel'
import { uiWords } from '@/lib/content/words'
import styles from './big-breaker.module.css'

const { ask, positions } = uiWords.emergency.handle

/**
 * A drawn breaker as wide as the page, tripped: its handle is between off and on. A tap moves the handle and says what
 * the position means, by CSS alone.
 */
export function BigBreaker() {
  return (
    <fieldset className={styles.steel} data-no-print="" data-surface="light">
      <legend className="vh">{ask}</legend>
      <div className={styles.breaker}>
        {positions.map(({ id, name, means }) => (
          <label key={id}>
            <input
              className={styles.position}
              type="radio"
              name="handle"
              value={id}
              form={switchForm}
              defaultChecked={id === 'tripped'}
            />
            <b>{name}</b>
            <span>{means}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
