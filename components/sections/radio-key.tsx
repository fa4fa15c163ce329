import type { ReactNode } from 'react'
import styles from './radio-key.module.css'

export type RadioKeyProps = {
  name: string
  value: string
  preset: boolean
  id?: string
  describedBy?: string
  children: ReactNode
}

/** One button of a keypad: a radio that fills its label. CSS answers the checked one; the keypad says how its keys look. */
export function RadioKey({ name, value, preset, id, describedBy, children }: RadioKeyProps) {
  return (
    <label className={styles.key}>
      <input type="radio" id={id} name={name} value={value} defaultChecked={preset} aria-describedby={describedBy} />
      {children}
    </label>
  )
}
