import { RichText } from '@/components/ui/rich-text'
import styles from './home-title.module.css'

/**
 * The home page's heading: its "&" is drawn as a lamp on the wire, its full stop is amber.
 *
 * @param display two words with an ampersand between them, and a full stop: "Light & power."
 */
export function HomeTitle({ id, display, sub }: { id: string; display: string; sub: string }) {
  const [first = '', rest = ''] = display.split(/ ?& ?/)
  const second = rest.replace(/\.$/, '')
  return (
    <h1 className={styles.title} id={`${id}-heading`}>
      <span className={styles.display}>
        {first} <span className={styles.lamp}>&amp;</span>
        <br />
        {second}
        {second !== rest && <span className={styles.dot}>.</span>}
      </span>{' '}
      <span className={styles.sub}>
        <RichText>{sub}</RichText>
      </span>
    </h1>
  )
}
