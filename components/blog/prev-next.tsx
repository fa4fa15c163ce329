import { Icon } from '@/components/ui/icon'
import { Lit } from '@/components/ui/lit'
import type { LinkItem } from '@/lib/frame'
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
            <Lit>{previous.label}</Lit>
          </b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" data-next="">
          <span>
            Next <Icon name="arrow" />
          </span>
          <b>
            <Lit>{next.label}</Lit>
          </b>
        </a>
      )}
    </nav>
  )
}
