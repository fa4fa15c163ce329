import { StreetHouse } from '@/components/drawings/street-house'
import { HeadingText } from '@/components/ui/heading-text'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph } from '@/components/ui/rich-text'
import { commonWords, torontoWords } from '@/content/interface'
import type { NeighbourhoodId } from '@/content/schema'
import { type LinkItem, withinSentence } from '@/lib/content/links'
import { fillTokens } from '@/lib/fill-tokens'
import type { Href } from '@/lib/routes'
import styles from './skyline.module.css'

type SkylineProps = {
  cards: readonly { place: NeighbourhoodId; name: string; href: Href; summary: string }[]
  /** Neighbourhoods without a card. */
  more: readonly LinkItem[]
}

/** Neighbourhoods as a skyline on the wire: each with a house, its name, typical work and the link to its page. */
export function Skyline({ cards, more }: SkylineProps) {
  return (
    <>
      <ul className={`${styles.skyline} card-texts`}>
        {cards.map(({ place, name, href, summary }) => (
          <li key={href}>
            <span className={styles.plot} data-no-print="">
              <StreetHouse place={place} />
            </span>
            <h3>
              <a href={href}>
                <HeadingText>{name}</HeadingText>
              </a>
            </h3>
            <Paragraph>{summary}</Paragraph>
            <a className={styles.request} href={href} data-no-print="">
              {commonWords.requestService}
              <span className="visually-hidden">{` ${fillTokens(torontoWords.in, { place: withinSentence(name) })}`}</span>
            </a>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <div className={`${styles.more} card-texts`}>
          <p>{torontoWords.also}</p>{' '}
          <ul>
            <LinkItems items={more} />
          </ul>
        </div>
      )}
    </>
  )
}
