import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import type { LinkItem } from '@/lib/content/links'
import styles from './prev-next.module.css'

export type PrevNextProps = { previous?: LinkItem; next?: LinkItem }

/** The articles before and after this one in the list, newest first. */
export function PrevNext({ previous, next }: PrevNextProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.prevNext} aria-label="Previous and next article">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="back" /> Previous
          </span>
          <b>
            <HeadingText>{previous.label}</HeadingText>
          </b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" data-next="">
          <span>
            Next <Icon name="arrow" />
          </span>
          <b>
            <HeadingText>{next.label}</HeadingText>
          </b>
        </a>
      )}
    </nav>
  )
}
