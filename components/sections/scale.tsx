import type { ReactNode } from 'react'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section, type Tone } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import type { SizeShape } from '@/content/schema'
import styles from './scale.module.css'

export type ScaleItem = { value: number; figure: string; label: string; text: string }

export type ScaleProps = {
  id?: string
  heading: string
  lead?: string
  /** Smallest first, two to four. The drawings are proportional to `value`. */
  items: readonly ScaleItem[]
  shape?: SizeShape
  tone?: Tone
  children?: ReactNode
}

/** Drawings to scale, for pages where the visitor has to choose a size. */
export function Scale({ id = 'sizes', heading, lead, items, shape = 'panel', tone, children }: ScaleProps) {
  const largest = Math.max(...items.map(({ value }) => value))
  return (
    <Section id={id} heading={heading} tone={tone}>
      {lead && <Paragraph lead>{lead}</Paragraph>}
      <ul className={styles.scale} data-shape={shape} data-count={items.length} style={{ '--count': items.length }}>
        {items.map(({ value, figure, label, text }) => {
          const share = value / largest
          return (
            // `--side`: machines grow both ways, so their area is what is true to scale.
            <li key={figure} style={{ '--share': share, '--side': Math.sqrt(share) }}>
              <div className={styles.thing} aria-hidden="true">
                <Size shape={shape} value={value} share={share} />
              </div>
              <div>
                <h3>
                  <Words>{figure}</Words>
                </h3>
                <p>
                  <b>
                    <Words>{`${label}.`}</Words>
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

/** One size. Heights, widths and areas come from the item's custom properties; the drawing itself has no size. */
function Size({ shape, value, share }: { shape: SizeShape; value: number; share: number }) {
  if (shape === 'panel' || shape === 'blocks') return <div className={styles.box} />
  if (shape === 'surge') {
    // The motor's own current is 1; the curve starts at `value` times that, and settles on it.
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
          <svg key={index} viewBox="0 0 60 160" aria-hidden="true">
            <path data-part="body" d="M2 2h56v156H2z" />
            <path data-part="line" d="M8 10h44v40H8zM8 56h44v44H8zM8 106h44v44H8zM46 74v10M46 124v10" />
            <circle data-part="line" cx="22" cy="28" r="8" />
            <path data-part="live" d="M38 20h8v4h-8zM38 32h8v4h-8zM14 66h10v6H14zM14 116h10v6H14z" />
          </svg>
        ))}
      </div>
    )
  return (
    <svg className={styles.machine} viewBox="0 0 120 140" aria-hidden="true">
      {machines[shape]}
    </svg>
  )
}

const machines = {
  charger: (
    <>
      <path data-part="wire" d="M60 0v12" />
      <path data-part="body" d="M36 12h48q8 0 8 8v66q0 14-14 14H42q-14 0-14-14V20q0-8 8-8z" />
      <path data-part="line" d="M40 24h40v22H40z" />
      <path data-part="live" d="M62 28l-10 10h7l-3 8 11-11h-7z" />
      <circle data-part="line" cx="60" cy="70" r="14" />
      <path data-part="cable" d="M60 84v28c0 18 44 18 44-6V62" />
      <path data-part="body" d="M97 40h14v22H97zM100 30h8v10h-8z" />
    </>
  ),
  generator: (
    <>
      <path data-part="wire" d="M60 0v34" />
      <path data-part="body" d="M10 40q0-6 6-6h88q6 0 6 6v78H10z" />
      <path
        data-part="line"
        d="M6 118h108v10H6zM10 52h100M20 66h40M20 76h40M20 86h40M20 96h40M20 106h40M74 64h26v20H74z"
      />
      <path data-part="live" d="M78 68h18v7H78z" />
      <path data-part="line" d="M78 94h20M78 102h20M18 128v8M102 128v8" />
    </>
  ),
  transformer: (
    <>
      <path data-part="wire" d="M36 0v20M60 0v20M84 0v20" />
      <path data-part="body" d="M12 20h96v108H12z" />
      <path
        data-part="line"
        d="M22 30h76v14H22zM22 112h76M22 106h76M22 118h76M16 128v10M104 128v10M12 138h16M92 138h16"
      />
      <path
        data-part="coil"
        d="M36 52c9 0 9 9 0 9s-9 9 0 9 9 9 0 9-9 9 0 9 9 9 0 9M60 52c9 0 9 9 0 9s-9 9 0 9 9 9 0 9-9 9 0 9 9 9 0 9M84 52c9 0 9 9 0 9s-9 9 0 9 9 9 0 9-9 9 0 9 9 9 0 9"
      />
    </>
  ),
} as const
