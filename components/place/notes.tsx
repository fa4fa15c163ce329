import { HeadingText } from '@/components/ui/heading-text'
import { PriceRange, PriceTerms } from '@/components/ui/price'
import { Paragraphs } from '@/components/ui/rich-text'
import type { ShownPrice } from '@/lib/content/price-terms'
import type { Href } from '@/lib/routes'
import styles from './notes.module.css'

type Note = {
  title: string
  paragraphs: readonly string[]
  href?: Href
  price?: ShownPrice
}

/** Short notes, two or three beside each other. */
export function Notes({ items }: { items: readonly Note[] }) {
  return (
    <div className={`${styles.notes} item-texts`}>
      {items.map(({ title, paragraphs, href, price }) => (
        <div key={title}>
          <h3>
            {href ? (
              <a href={href}>
                <HeadingText>{title}</HeadingText>
              </a>
            ) : (
              <HeadingText>{title}</HeadingText>
            )}
          </h3>
          {price && (
            <div className={styles.price}>
              <PriceRange price={price} />{' '}
              <small>
                <PriceTerms prices={[price]} />
              </small>
            </div>
          )}
          <Paragraphs items={paragraphs} />
        </div>
      ))}
    </div>
  )
}
