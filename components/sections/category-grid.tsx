import { Fragment } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { CircuitSymbol, type SymbolName } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import styles from './category-grid.module.css'

export type Circuit = {
  name: string
  href: string
  summary: string
  services: readonly string[]
  symbol: SymbolName
  rating: string
}

/** The six kinds of work as a panelboard: odd circuits left, even right, a breaker between each card and the bus. */
export function CategoryGrid({ circuits }: { circuits: readonly Circuit[] }) {
  return (
    <ol className={styles.board}>
      {circuits.map((circuit, index) => (
        <li key={circuit.href} className={styles.circuit}>
          <a href={circuit.href}>
            <span className={styles.number}>{`Circuit ${index + 1}`}</span>
            <span className={styles.symbol}>
              <CircuitSymbol name={circuit.symbol} />
            </span>
            <h3>
              <HeadingText>{circuit.name}</HeadingText>
            </h3>
            <p>
              <RichText links={false}>{circuit.summary}</RichText>
            </p>
            <p className={styles.services}>
              {circuit.services.map((service, at) => (
                <Fragment key={service}>
                  <span className="unbroken">{at < circuit.services.length - 1 ? `${service} ·` : service}</span>{' '}
                </Fragment>
              ))}
            </p>
          </a>
          <span className={styles.breaker} data-rating={circuit.rating} aria-hidden="true" />
        </li>
      ))}
    </ol>
  )
}
