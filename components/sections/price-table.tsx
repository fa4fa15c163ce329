import type { Price } from '@/lib/content/types'
import styles from './price-table.module.css'

/** Typical ranges, from the one price list. */
export function PriceTable({ caption, prices }: { caption: string; prices: readonly Price[] }) {
  return (
    <>
      <table className={styles.prices}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Typical price</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.work}>
              <th scope="row">{price.work}</th>
              <td>{price.range}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Typical ranges in Canadian dollars, plus HST. Not an estimate: yours is given in writing before work starts.
      </p>
    </>
  )
}
