import { CopyText } from '@/components/ui/copy-text'
import { HeadingText } from '@/components/ui/heading-text'
import { PriceRange } from '@/components/ui/price'
import { Paragraph } from '@/components/ui/rich-text'
import type { ShownPrice } from '@/lib/content/price-terms'
import type { Href } from '@/lib/routes'
import styles from './service-prices.module.css'

type PricedRow = {
  title: string
  href: Href
  text: string
  price?: ShownPrice
  /** Small, beside the price: what it is for or excludes. Without a price, how to get one. */
  note?: string
}

/** Services with their typical prices: two columns from 1120 px on. */
export function ServicePrices({ items }: { items: readonly PricedRow[] }) {
  return (
    <ul className={styles.prices}>
      {items.map(({ title, href, text, price, note }) => (
        <li key={title} className="ruled">
          <h3>
            <a href={href}>
              <HeadingText>{title}</HeadingText>
            </a>
          </h3>
          <div className={styles.price} data-phrase={price ? undefined : ''}>
            {price && <PriceRange price={price} />}
            {note && (price ? <small>{note}</small> : <CopyText>{note}</CopyText>)}
          </div>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
