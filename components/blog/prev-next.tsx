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
      {previous && <Neighbour {...previous} rel="prev" name={words.previous} />}
      {next && <Neighbour {...next} rel="next" name={words.next} />}
    </nav>
  )
}

function Neighbour({ label, href, rel, name }: LinkItem & { rel: 'prev' | 'next'; name: string }) {
  return (
    <a href={href} rel={rel} data-next={rel === 'next' ? '' : undefined}>
      <span>{name}</span>
      <b>
        <HeadingText>{label}</HeadingText>
      </b>
    </a>
  )
}
