import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { CategoryLook, WireStep } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './steps.module.css'

export type StepsProps = { id?: string; heading: string; items: readonly WireStep[]; look?: CategoryLook['steps'] }

const looks = {
  line: styles.across,
  rows: styles.rows,
  plates: `${styles.across} ${styles.plates}`,
  dimmer: styles.dimmer,
  stair: styles.stair,
}
const tones = { line: 'paper', rows: 'paper', plates: 'steel', dimmer: 'night', stair: 'paper' } as const

/**
 * Steps in order down the riser; from 960 px along a line, in rows, as parts of a room that becomes light, or as bars
 * that rise. A step with more text opens by its title: the summary lies over it, so that the text before it may hold
 * links.
 */
export function Steps({ id = 'steps', heading, items, look = 'line' }: StepsProps) {
  // The light comes in two levels, the last one full.
  const lit = (index: number) => look === 'dimmer' && index > items.length - 3
  return (
    <Section
      id={id}
      heading={heading}
      knifeSwitch
      tone={tones[look]}
      glows={look === 'line'}
      className={look === 'dimmer' || look === 'stair' ? styles.toTheEnd : undefined}
    >
      <ol className={`${styles.steps} ${looks[look]}`} data-count={items.length} style={{ '--count': items.length }}>
        {items.map(({ title, text, more, main }, index) => (
          <li
            key={title}
            data-main={main ? '' : undefined}
            data-surface={lit(index) ? 'light' : undefined}
            style={{ '--index': index }}
          >
            <h3>
              <span aria-hidden="true">{index + 1}</span>
              <HeadingText>{title}</HeadingText>
            </h3>
            <Paragraph>{text}</Paragraph>
            {more && (
              <details>
                <summary data-no-print="">
                  <span className="vh">{fillTemplate(uiWords.common.moreAbout, { name: title })}</span>
                </summary>
                <Paragraph>{more}</Paragraph>
              </details>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
