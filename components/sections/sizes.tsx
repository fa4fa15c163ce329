import type { ReactNode } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { RawHtml } from '@/components/ui/raw-html'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section, type Tone } from '@/components/ui/section'
import type { CategoryContent, SizeShape } from '@/content/schema'
import { artMarkup } from '@/lib/drawings/art'
import styles from './sizes.module.css'

type SizesProps = NonNullable<CategoryContent['sizes']> & { tone?: Tone; children?: ReactNode }

/** Drawings to scale, for pages where the visitor has to choose a size. */
export function Sizes({ heading, lead, items, shape = 'panel', tone, children }: SizesProps) {
  const largest = Math.max(...items.map(({ value }) => value))
  return (
    <Section id="sizes" heading={heading} tone={tone}>
      {lead && <Paragraph lead>{lead}</Paragraph>}
      <ul className={styles.sizes} data-shape={shape} style={{ '--count': items.length }}>
        {items.map(({ value, figure, label, text }) => {
          const share = value / largest
          return (
            // `--side`: machines grow in width and height, so that their area is to scale.
            <li key={figure} style={{ '--share': share, '--side': Math.sqrt(share) }}>
              <div className={styles.drawing} aria-hidden="true">
                <Size shape={shape} value={value} share={share} />
              </div>
              <div>
                <h3>
                  <CopyText>{figure}</CopyText>
                </h3>
                <p>
                  <b>
                    <CopyText>{`${label}.`}</CopyText>
                  </b>{' '}
                  <RichText>{text}</RichText>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {children}
    </Section>
  )
}

/**
 * One size, proportional to `value`. Heights, widths and areas come from the item's custom properties; the drawing
 * itself has no size.
 */
function Size({ shape, value, share }: { shape: SizeShape; value: number; share: number }) {
  if (shape === 'panel' || shape === 'blocks') return <div className={styles.box} />
  if (shape === 'surge') {
    // The motor's own current is 1; the curve starts at `value` times that and falls to 1.
    const runs = 100 - 100 / value
    const curve = `C3 20 4 0 9 0C19 0 30 ${runs * 0.16} 40 ${runs * 0.55}C48 ${runs * 0.9} 54 ${runs} 64 ${runs}H100`
    return (
      <svg className={styles.surge} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path data-part="area" d={`M0 100${curve}V100z`} />
        <path data-part="line" vectorEffect="non-scaling-stroke" d={`M0 100${curve}`} />
      </svg>
    )
  }
  if (shape === 'switchboard')
    return (
      <div className={styles.board}>
        {Array.from({ length: Math.max(1, Math.round(share * 4)) }, (_, index) => (
          <RawHtml as="svg" key={index} viewBox="0 0 60 160" html={artMarkup('sizes.svg', shape)} />
        ))}
      </div>
    )
  return <RawHtml as="svg" viewBox="0 0 120 140" html={artMarkup('sizes.svg', shape)} />
}
