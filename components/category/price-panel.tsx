import type { ListedService } from '@/components/category/category-model'
import { CopyText } from '@/components/ui/copy-text'
import { serviceWords } from '@/content/interface'
import styles from './price-panel.module.css'

type PricePanelProps = {
  services: readonly ListedService[]
  /** Terms of the prices, below them. */
  terms: string
}

/** Services on a breaker panel with prices. It has no switches, unlike the panel of home (components/ui). */
export function PricePanel({ services, terms }: PricePanelProps) {
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
                    {price ? <CopyText>{price}</CopyText> : serviceWords.quote}
                  </span>
                </a>
                <i className={styles.handle} aria-hidden="true" />
              </li>
            ))}
          </ol>
        ))}
      </div>
      {terms && <p className={styles.terms}>{terms}</p>}
    </>
  )
}
