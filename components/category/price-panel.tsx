import type { ListedService } from '@/components/category/category-model'
import { PriceRange, PriceTerms } from '@/components/ui/price'
import { serviceWords } from '@/content/interface'
import styles from './price-panel.module.css'

/** Services on a breaker panel with prices. It has no switches, unlike the panel of home (components/ui). */
export function PricePanel({ services }: { services: readonly ListedService[] }) {
  const prices = services.flatMap(({ price }) => price ?? [])
  const columns = [0, 1].map((rest) => services.filter((_, index) => index % 2 === rest))
  return (
    <>
      <div className={styles.panel} data-surface="light">
        {columns.map((column) => (
          <ol key={column[0]?.href}>
            {column.map(({ href, label, price }) => (
              <li key={href}>
                <a href={href}>
                  <b className={styles.label}>{label}</b>
                  <span className={price ? styles.price : styles.note}>
                    {price ? <PriceRange price={price} /> : serviceWords.quote}
                  </span>
                </a>
                <i className={styles.handle} aria-hidden="true" />
              </li>
            ))}
          </ol>
        ))}
      </div>
      {prices.length > 0 && (
        <p className={styles.terms}>
          <PriceTerms prices={prices} />
        </p>
      )}
    </>
  )
}
