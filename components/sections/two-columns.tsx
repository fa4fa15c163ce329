import type { ReactNode } from 'react'
import styles from './two-columns.module.css'

type TwoColumnsProps = {
  /** Which side has more room. Two equal columns otherwise. */
  wide?: 'left' | 'right'
  /** Elements for the left and the right column in turn. */
  children: ReactNode
}

/** Two columns from 768 px on. */
export function TwoColumns({ wide, children }: TwoColumnsProps) {
  return (
    <div className={styles.columns} data-wide={wide}>
      {children}
    </div>
  )
}
