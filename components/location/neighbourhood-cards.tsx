import { House } from '@/components/drawings/house'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import type { LinkItem } from '@/lib/content/links'
import { uiWords } from '@/lib/content/words'
import type { NeighbourhoodPath } from '@/lib/drawings/site-drawings'
import { fillTemplate } from '@/lib/fill-template'
import type { Href } from '@/lib/routes'
import styles from './neighbourhood-cards.module.css'

export type NeighbourhoodCardsProps = {
  cards: readonly { place: NeighbourhoodPath; name: string; href: Href; excerpt: string }[]
  /** Neighbourhoods without a card. */
  more: readonly LinkItem[]
}

/** Cards of neighbourhoods: a house beside the name, typical work, and the link to the page. */
export function NeighbourhoodCards({ cards, more }: NeighbourhoodCardsProps) {
  const { toronto } = uiWords
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ place, name, href, excerpt }) => (
          <li key={href} id={`card-${href.split('/').at(-1)}`}>
            <div className={styles.ground}>
              <h3>
                <HeadingText>{name}</HeadingText>
              </h3>
              <House place={place} />
            </div>
            <Paragraph>{excerpt}</Paragraph>
            <a className="stretched-link" href={href} data-no-print="">
              {toronto.request}
              <span className="vh">{` ${fillTemplate(toronto.in, { name })}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {toronto.also}{' '}
        {more.map((place, index) => (
          <span key={place.href}>
            {index > 0 && ', '}
            <a href={place.href}>{place.label}</a>
          </span>
        ))}
      </p>
    </>
  )
}
