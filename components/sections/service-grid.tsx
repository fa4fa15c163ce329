import { HeadingText } from '@/components/ui/heading-text'
import { CircuitSymbol, type SymbolName } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import styles from './service-grid.module.css'

export type ServiceGridItem = { name: string; href: string; text: string; symbol: SymbolName }

/** Services with their symbols, three to a row. The heading is the link, so that the text may hold links of its own. */
export function ServiceGrid({ items }: { items: readonly ServiceGridItem[] }) {
  return (
    <ul className={styles.six} data-count={items.length}>
      {items.map((item) => (
        <li key={item.name}>
          <CircuitSymbol name={item.symbol} />
          <h3>
            <a href={item.href}>
              <HeadingText>{item.name}</HeadingText>
            </a>
          </h3>
          <p>
            <RichText>{item.text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  )
}
