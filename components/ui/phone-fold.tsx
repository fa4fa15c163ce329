import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { SectionHeading } from '@/components/ui/section'
import styles from './phone-fold.module.css'

type PhoneFoldProps = {
  /** The section's id, if the heading is that of a section. */
  id?: string
  heading: string
  /** Beside the heading while the fold is closed. */
  note?: ReactNode
  children: ReactNode
}

/**
 * A heading and content; below 768 px the content is folded under the heading. Browsers that cannot force the
 * `<details>` open keep it folded there too.
 */
export function PhoneFold({ id, heading, note, children }: PhoneFoldProps) {
  const text = <HeadingText>{heading}</HeadingText>
  return (
    <div className={styles.fold}>
      {id ? <SectionHeading id={id}>{heading}</SectionHeading> : <h3>{text}</h3>}
      <details>
        <summary>
          <span>
            {text}
            {note && <b>{note}</b>}
          </span>
        </summary>
        {children}
      </details>
    </div>
  )
}
