import { HeadingText } from '@/components/ui/heading-text'
import { blogWords } from '@/content/interface'
import type { LinkItem } from '@/lib/content/links'
import styles from './prev-next.module.css'

type PrevNextProps = { previous?: LinkItem; next?: LinkItem }

/** The posts before and after this one in the list, newest first. */
export function PrevNext({ previous, next }: PrevNextProps) {
  const words = blogWords.post
  if (!previous && !next) return null
  return (
    <nav className={styles.prevNext} data-no-print="" aria-label="Previous and next article">
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
