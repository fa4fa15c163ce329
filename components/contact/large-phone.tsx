import { Fragment } from 'react'
import type { PhoneNumber } from '@/content/types'
import styles from './large-phone.module.css'

/** The phone number as large as the page allows: on one line from 480 px, in narrower windows a line for each part. */
export function LargePhone({ phone }: { phone: PhoneNumber }) {
  return (
    <p className={styles.number}>
      <a href={`tel:${phone.e164}`} data-call="">
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
