import { Fragment } from 'react'
import type { PhoneNumber } from '@/content/types'
import styles from './giant-number.module.css'

/** The number as the page's giant, underlined by the wire: on one line from 600 px, a line for each of its parts below. */
export function GiantNumber({ phone }: { phone: PhoneNumber }) {
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
