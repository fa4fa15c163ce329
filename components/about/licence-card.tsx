import { HeadingText } from '@/components/ui/heading-text'
import { NumberedList } from '@/components/ui/prose'
import type { AboutContent } from '@/content/schema'
import styles from './licence-card.module.css'

type LicenceCardProps = AboutContent['licence'] & {
  /** "ECRA/ESA licence #1". */
  licence: string
  /** ESA's list of contractors. */
  checkAt: string
}

/** The licence's number, and how to check it with the authority. */
export function LicenceCard({ heading, licence, steps, checkLink, checkAt }: LicenceCardProps) {
  return (
    <aside className={styles.card} id="licence" data-surface="light" aria-labelledby="licence-heading">
      <h2 id="licence-heading">
        <HeadingText>{heading}</HeadingText>
      </h2>
      <p className={styles.number}>{licence}</p>
      <NumberedList items={steps} />
      <p>
        <a href={checkAt}>{checkLink}</a>
      </p>
    </aside>
  )
}
