import { CircuitSymbol, type SymbolName } from '@/components/ui/icon'
import { Lit } from '@/components/ui/lit'
import { RichText } from '@/components/ui/rich-text'
import styles from './service-six.module.css'

export type SixItem = { name: string; href: string; text: string; symbol: SymbolName }

/** Services with their symbols, three to a row. The heading is the link, so that the text may hold links of its own. */
export function ServiceSix({ items }: { items: readonly SixItem[] }) {
  return (
    <ul className={styles.six} data-count={items.length}>
      {items.map((item) => (
        <li key={item.name}>
          <CircuitSymbol name={item.symbol} />
          <h3>
            <a href={item.href}>
              <Lit>{item.name}</Lit>
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
