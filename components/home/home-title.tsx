import { Fragment } from 'react'
import { displayWidth } from '@/components/ui/display-width'
import { RichText } from '@/components/ui/rich-text'
import { betweenAmpersands } from '@/lib/content/ampersands'
import styles from './home-title.module.css'

/**
 * The home page's heading: every "&" between words ends a line, drawn as a lamp on the wire; a full stop is amber.
 *
 * @param display one or more parts with " & " between them: "Light & power."
 */
export function HomeTitle({ id, display, sub }: { id: string; display: string; sub: string }) {
  const stop = display.endsWith('.')
  const lines = betweenAmpersands(stop ? display.slice(0, -1) : display)
  const lit = lines.length > 1
  // Without a lamp the words wrap, and the longest one decides the size.
  const [first = 0, ...others] = display.split(lit ? /(?<= &) / : ' ').map(displayWidth)
  return (
    <h1 className={styles.title} id={`${id}-heading`}>
      <span
        className={styles.display}
        data-lit={lit ? '' : undefined}
        style={{ '--first': first, '--widest': Math.max(first, ...others) }}
      >
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && (
              <>
                {' '}
                <span className={styles.lamp}>&amp;</span> <br />
              </>
            )}
            {line}
          </Fragment>
        ))}
        {stop && <span className={styles.dot}>.</span>}
      </span>{' '}
      <span className={styles.sub}>
        <RichText>{sub}</RichText>
      </span>
    </h1>
  )
}
