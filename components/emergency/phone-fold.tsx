import type { ReactNode } from 'react'
import { SectionHeading } from '@/components/ui/section'
import styles from './phone-fold.module.css'

type PhoneFoldProps = {
  /** The section's id. */
  id: string
  heading: string
  /** Beside the heading while the fold is closed. */
  note?: ReactNode
  children: ReactNode
}

/**
 * A section's heading and content; below 960 px the content is folded under the heading. Browsers that cannot force
 * the `<details>` open keep it folded there too.
 */
export function PhoneFold({ id, heading, note, children }: PhoneFoldProps) {
  return (
    <div className={styles.fold}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <details>
        <summary>
          <span>
            {heading}
            {note && <b>{note}</b>}
          </span>
        </summary>
        {children}
      </details>
    </div>
  )
}
