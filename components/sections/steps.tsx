import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading, type Tone } from '@/components/ui/section'
import type { WireStep } from '@/content/schema'
import styles from './steps.module.css'

type StepsProps = { id?: string; heading: string; items: readonly WireStep[]; tone?: Tone }

/** Steps in order, as knots on the page's wire; from 1120 px on, on a branch of it. */
export function Steps({ id = 'steps', heading, items, tone = 'card' }: StepsProps) {
  return (
    <Section id={id} tone={tone} className={styles.section}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ol className={styles.steps} style={{ '--count': items.length }}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <i className="knot" aria-hidden="true" />
            <h3>
              <HeadingText>{title}</HeadingText>
            </h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ol>
    </Section>
  )
}
