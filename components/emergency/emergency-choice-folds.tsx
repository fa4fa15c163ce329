import type { ReactNode } from 'react'
import { EmergencyArt } from '@/components/drawings/emergency-art'
import { Street } from '@/components/drawings/street'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import type { EmergencyChoice } from '@/content/types'
import styles from './emergency-choice-folds.module.css'

export type EmergencyChoiceFoldsProps = {
  items: readonly EmergencyChoice[]
  /** `columns`: side by side, pictures on top. `rows`: one under the other along the riser, pictures beside. */
  layout: 'columns' | 'rows'
  /** Rows: fills the right half from 960 px. */
  beside?: ReactNode
}

function Art({ id }: { id: EmergencyChoice['art'] }) {
  if (id === 'street-dark') return <Street name="street-out" />
  if (id === 'house-dark') return <Street name="home-out" />
  return <EmergencyArt id={id} />
}

/**
 * Two or three answers, each a fold whose line from the riser turns amber when open. In the HTML text comes before the
 * pictures, which are heavy.
 */
export function EmergencyChoiceFolds({ items, layout, beside }: EmergencyChoiceFoldsProps) {
  return (
    <div className={styles.fork} data-print-plain="" data-layout={layout}>
      <ul className={styles.ways} data-print-plain="" data-count={items.length}>
        {items.map((choice, index) => (
          <li key={choice.id} data-first={choice.first} data-after-first-screen={index === 1 ? '' : undefined}>
            <details name="choices">
              <summary>
                <h3>
                  <HeadingText>{choice.heading}</HeadingText>
                </h3>
                <span className={styles.who}>{choice.who}</span>
                <span className={styles.line}>
                  <RichText links={false}>{choice.line}</RichText>
                </span>
              </summary>
              <SafetySteps sequence={choice} />
            </details>
            <div className={styles.art} data-art={choice.art} data-no-print="">
              <Art id={choice.art} />
            </div>
          </li>
        ))}
      </ul>
      {beside && (
        <div className={styles.beside} data-no-print="">
          {beside}
        </div>
      )}
    </div>
  )
}
