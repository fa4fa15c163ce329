import { FactList } from '@/components/sections/fact-list'
import { Stops } from '@/components/sections/stops'
import { HeadingText } from '@/components/ui/heading-text'
import { PhoneFold } from '@/components/ui/phone-fold'
import { PriceRange, PriceTerms } from '@/components/ui/price'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section, type Tone } from '@/components/ui/section'
import { serviceWords } from '@/content/interface'
import type { Fact, ServiceContent } from '@/content/schema'
import type { ShownPrice } from '@/lib/content/price-terms'
import styles from './price-line.module.css'

type PriceLineProps = {
  tone: Tone
  heading: string
  /** The two ends of the line; without it they are "Least" and "Most". */
  price?: ShownPrice
  line: ServiceContent['cost']
  facts: readonly Fact[]
  /** How to get a price in writing. */
  quote?: string
  /** Small paragraphs: what else counts, how to check our licence and insurance. */
  notes: readonly string[]
}

/** What moves the price, as stops on a branch of the wire from the lowest price to the highest, and facts below. */
export function PriceLine({ tone, heading, price, line, facts, quote, notes }: PriceLineProps) {
  return (
    <Section id="price" tone={tone} heading={heading}>
      {line && (
        <>
          <p className={`lead ${styles.lead}`}>
            {serviceWords.priceRises} {price && <PriceTerms prices={[price]} />}
          </p>
          <Stops items={stopsOf(line, price)} />
        </>
      )}
      {facts.length > 0 && <FactList items={facts} />}
      <div className={styles.notes}>
        {quote && <Paragraph>{quote}</Paragraph>}
        <PhoneFold heading={serviceWords.morePrice}>
          <div className={`stack ${styles.small}`}>
            {notes.map((note) => (
              <p key={note} className="small">
                <RichText>{note}</RichText>
              </p>
            ))}
          </div>
        </PhoneFold>
      </div>
    </Section>
  )
}

/** @returns the stops in order; the first and the last have the figures of the price */
function stopsOf({ low, moves, high }: NonNullable<PriceLineProps['line']>, price: ShownPrice | undefined) {
  const { least, most } = serviceWords
  return [
    {
      ...low,
      isEnd: true,
      title: price ? <PriceRange price={{ ...price, high: undefined, openEnded: false }} large /> : least,
    },
    ...moves.map(({ name, ...move }) => ({ ...move, title: <HeadingText>{name}</HeadingText> })),
    {
      ...high,
      isEnd: true,
      title: price ? <PriceRange price={{ ...price, low: price.high ?? price.low }} large /> : most,
    },
  ]
}
