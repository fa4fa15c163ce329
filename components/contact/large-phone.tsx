import type { PhoneNumber } from '@/content/types'
import styles from './large-phone.module.css'

/** The phone number as large as the page allows: on one line from 480 px; below, the area code has a line of its own. */
export function LargePhone({ phone }: { phone: PhoneNumber }) {
  const { display } = phone
  const [, area = '', local = display] = /^(.+)-(\d{3}-\d{4}.*)$/.exec(display) ?? []
  return (
    <p className={styles.number} style={{ '--letters': display.length, '--local': local.length }}>
      {/* Its name in one piece: where a line may break, browsers put a space into it. */}
      <a href={`tel:${phone.e164}`} data-call="" aria-label={display}>
        {area && (
          <span>
            {area}
            <i>-</i>
          </span>
        )}
        {local}
      </a>
    </p>
  )
}
