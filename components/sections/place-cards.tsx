import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import type { LinkItem } from '@/lib/content/links'
import styles from './place-cards.module.css'

export type PlaceCardsProps = {
  cards: readonly { name: string; href: string; excerpt: string }[]
  more: readonly LinkItem[]
}

/** Neighbourhoods: name, excerpt, and a link to the page. */
export function PlaceCards({ cards, more }: PlaceCardsProps) {
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href}>
            <h3>
              <HeadingText>{card.name}</HeadingText>
            </h3>
            <p>
              <RichText>{card.excerpt}</RichText>
            </p>
            <a href={card.href}>
              Request Service or Estimate<span className="vh">{` in ${card.name}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        Also:{' '}
        {more.map((place, index) => (
          <span key={place.href}>
            {index > 0 && ', '}
            <a href={place.href}>{place.label}</a>
          </span>
        ))}
        .
      </p>
    </>
  )
}
