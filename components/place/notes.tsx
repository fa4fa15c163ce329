import { CopyText } from '@/components/ui/copy-text'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraphs } from '@/components/ui/rich-text'
import type { Href } from '@/lib/routes'
import styles from './notes.module.css'

type Note = {
  title: string
  paragraphs: readonly string[]
  href?: Href
  price?: { range: string; terms: string }
}

/** Short notes, two or three beside each other. */
export function Notes({ items }: { items: readonly Note[] }) {
  return (
    <div className={styles.notes}>
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
              <CopyText>{price.range}</CopyText> <small>{price.terms}</small>
            </div>
          )}
          <Paragraphs items={paragraphs} />
        </div>
      ))}
    </div>
  )
}
