import type { PhoneNumber } from '@/content/schema'
import styles from './large-phone.module.css'

/** The phone number as large as its column allows, on one line; a branch of the page's wire leads to it. */
export function LargePhone({ phone }: { phone: PhoneNumber }) {
  return (
    <div className={styles.number} style={{ '--letters': phone.display.length }}>
      <a href={`tel:${phone.e164}`} data-call="">
        {phone.display}
      </a>
      <i className="branch" aria-hidden="true" />
      <i className="knot" aria-hidden="true" />
    </div>
  )
}
