import type { ReactNode } from 'react'
import styles from './split.module.css'

type SplitProps = {
  /** Which side has more room. Two equal columns otherwise. */
  wide?: 'left' | 'right'
  /** Two elements, one for each column. */
  children: ReactNode
}

/** Two columns from 768 px on. */
export function Split({ wide, children }: SplitProps) {
  return (
    <div className={styles.split} data-wide={wide}>
      {children}
    </div>
  )
}
