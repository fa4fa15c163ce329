import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { WireStep } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './steps.module.css'

/**
 * Steps in order along a line: horizontal from 960 px, down the riser in narrower windows. A step with more text opens
 * by its title: the summary lies over it, so that the text before it may hold links.
 */
export function Steps({ id = 'steps', heading, items }: { id?: string; heading: string; items: readonly WireStep[] }) {
  return (
    <Section id={id} heading={heading} knifeSwitch glows>
      <ol className={styles.steps} data-count={items.length}>
        {items.map(({ title, text, more, main }, index) => (
          <li key={title} data-main={main ? '' : undefined} style={{ '--index': index }}>
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
