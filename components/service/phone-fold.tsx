import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import styles from './phone-fold.module.css'

/**
 * A small heading with text, folded on phones only. Browsers that cannot force a `<details>` open fold it at every
 * width.
 */
export function PhoneFold({ heading, children }: { heading: string; children: ReactNode }) {
  const text = <HeadingText>{heading}</HeadingText>
  return (
    <div className={styles.fold}>
      <h3>{text}</h3>
      <details>
        <summary>{text}</summary>
        {children}
      </details>
    </div>
  )
}
