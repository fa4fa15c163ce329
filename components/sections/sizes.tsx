import type { ReactNode } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section, type Tone } from '@/components/ui/section'
import type { CategoryContent } from '@/content/schema'
import styles from './sizes.module.css'

type SizesProps = NonNullable<CategoryContent['sizes']> & { tone?: Tone; children?: ReactNode }

/** Sizes as bars to scale, in parts, for pages where the visitor has to choose a size. */
export function Sizes({ heading, lead, scale, part, whole, items, tone, children }: SizesProps) {
  const full = whole?.value ?? Math.max(...items.map(({ value }) => value))
  return (
    <Section id="sizes" heading={heading} tone={tone}>
      {lead && <Paragraph lead>{lead}</Paragraph>}
      <p className={`small ${styles.scale}`}>
        <CopyText>{scale}</CopyText>
      </p>
      <ul className={`${styles.sizes} item-texts`} style={{ '--part': part / full }}>
        {items.map(({ value, figure, label, text }) => (
          <li key={figure}>
            <h3 style={{ '--share': value / full }}>
              <i aria-hidden="true" />
              <span>
                <CopyText>{figure}</CopyText>
              </span>{' '}
              {whole && (
                <small>
                  <CopyText>{whole.text}</CopyText>
                </small>
              )}
            </h3>
            <p>
              <b>
                <CopyText>{`${label}.`}</CopyText>
              </b>{' '}
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  )
}
