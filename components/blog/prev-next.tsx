import { HeadingText } from '@/components/ui/heading-text'
import type { LinkItem } from '@/lib/content/links'
import { uiWords } from '@/lib/content/words'
import styles from './prev-next.module.css'

export type PrevNextProps = { previous?: LinkItem; next?: LinkItem }

/** The articles before and after this one in the list, newest first. */
export function PrevNext({ previous, next }: PrevNextProps) {
  const words = uiWords.blog.post
  if (!previous && !next) return null
  return (
    <nav className={styles.prevNext} data-no-print="" aria-label={words.neighbours}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{words.previous}</span>
          <b>
            <HeadingText>{previous.label}</HeadingText>
          </b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" data-next="">
          <span>{words.next}</span>
          <b>
            <HeadingText>{next.label}</HeadingText>
          </b>
        </a>
      )}
    </nav>
  )
}
