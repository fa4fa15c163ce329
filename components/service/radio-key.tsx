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

/** One key of a keypad: a radio button that fills its label. The keypad's styles say how its keys look. */
export function RadioKey({ name, value, preset, id, describedBy, children }: RadioKeyProps) {
  return (
    <label className={styles.key}>
      <input type="radio" id={id} name={name} value={value} defaultChecked={preset} aria-describedby={describedBy} />
      {children}
    </label>
  )
}
