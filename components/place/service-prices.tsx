import { CopyText } from '@/components/ui/copy-text'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import type { Href } from '@/lib/routes'
import styles from './service-prices.module.css'

type PricedRow = {
  title: string
  href: Href
  text: string
  /** A range of the price list, or in words how to get a price. */
  price: string
  /** Small, beside the price: what it is for, or what it excludes. */
  note?: string
  /** True where `price` is in words. */
  isPhrase?: boolean
}

/** Services with their typical prices: two columns from 1120 px on. */
export function ServicePrices({ items }: { items: readonly PricedRow[] }) {
  return (
    <ul className={styles.prices}>
      {items.map(({ title, href, text, price, note, isPhrase }) => (
        <li key={title} className="ruled">
          <h3>
            <a href={href}>
              <HeadingText>{title}</HeadingText>
            </a>
          </h3>
          <div className={styles.price} data-phrase={isPhrase ? '' : undefined}>
            <CopyText>{price}</CopyText>
            {note && <small>{note}</small>}
          </div>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
