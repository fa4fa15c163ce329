import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import styles from './warning.module.css'

/** A safety warning, wherever somebody can be hurt. It is never folded. */
export function Warning({ heading, id, children }: { heading?: string; id?: string; children: ReactNode }) {
  return (
    <div className={`stack ${styles.warning}`} id={id}>
      {heading && (
        <h3>
          <HeadingText>{heading}</HeadingText>
        </h3>
      )}
      {children}
    </div>
  )
}
