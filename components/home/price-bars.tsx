import type { Price } from '@/content/types'
import type { Href } from '@/lib/routes'
import styles from './price-bars.module.css'

type PriceBar = Pick<Price, 'work' | 'range' | 'low' | 'high'> & { href: Href }

/** Dollars between two marks of the scale. */
const MARK = 1000

/** The price list as bars on one scale, drawn while scrolling; a table for screen readers. */
export function PriceBars({ caption, prices }: { caption: string; prices: readonly PriceBar[] }) {
  const full = Math.max(...prices.map(({ high }) => high)) * 1.03
  const marks = Array.from({ length: Math.floor(full / MARK) + 1 }, (_, index) => index * MARK)
  return (
    <div className={styles.bars} style={{ '--full': full }}>
      <table>
        <caption className="vh">{caption}</caption>
        <tbody>
          {prices.map(({ work, range, low, high, href }) => (
            <tr key={work} style={{ '--low': low, '--high': high }}>
              <th scope="row">
                <a href={href}>{work}</a>
              </th>
              <td>{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.marks} data-no-print="" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ '--at': mark }}>
            ${mark.toLocaleString('en-CA')}
          </span>
        ))}
      </div>
    </div>
  )
}
