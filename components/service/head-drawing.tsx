import { Lines } from '@/components/drawings/cutaway'
import { RichText } from '@/components/ui/rich-text'
import type { HeadDrawingContent } from '@/content/schema'
import { artMarkup, artViewBox } from '@/lib/drawings/art'
import styles from './head-drawing.module.css'

/**
 * A drawing in a head. Its keys are radio buttons: the one that is pressed sets `--s1`, `--s2` … to 1 by CSS, which the
 * drawing shows, and its note says the same in words.
 */
export function HeadDrawing({ drawing, alt, keys }: HeadDrawingContent) {
  const file = `${drawing}.svg`
  const isRoom = drawing === 'room'
  return (
    <div className={styles.scene} data-surface="dark" data-room={isRoom ? '' : undefined}>
      <svg
        viewBox={artViewBox(file)}
        preserveAspectRatio={isRoom ? 'xMidYMid slice' : 'xMidYMid meet'}
        role="img"
        aria-label={alt}
      >
        <Lines html={artMarkup(file)} />
      </svg>
      {keys && (
        <fieldset className={styles.keypad} data-surface="light" style={{ '--count': keys.items.length }}>
          <legend className="visually-hidden">{keys.label}</legend>
          {keys.items.map(({ name, note }, index) => {
            const noteId = `key-${index + 1}-note`
            return [
              <label key={name}>
                <input
                  type="radio"
                  name="state"
                  value={index + 1}
                  defaultChecked={index + 1 === keys.pressed}
                  aria-describedby={note && noteId}
                />
                {name}
              </label>,
              note && (
                <p key={noteId} id={noteId}>
                  <RichText>{note}</RichText>
                </p>
              ),
            ]
          })}
        </fieldset>
      )}
    </div>
  )
}
