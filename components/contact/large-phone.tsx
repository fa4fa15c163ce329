import { Fragment } from 'react'
import type { PhoneNumber } from '@/content/types'
import styles from './large-phone.module.css'

/** The phone number as large as the page allows: on one line from 480 px, in narrower windows a line for each part. */
export function LargePhone({ phone }: { phone: PhoneNumber }) {
  return (
    <p className={styles.number} style={{ '--letters': phone.display.length }}>
      {/* Its name in one piece: at each place where the line may break, browsers put a space into the name. */}
      <a href={`tel:${phone.e164}`} data-call="" aria-label={phone.display}>
        {phone.display.split('-').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <>
                -<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </a>
    </p>
  )
}
