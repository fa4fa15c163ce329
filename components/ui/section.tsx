import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { CircuitSymbol, type SymbolName } from '@/components/ui/icon'
import { SectionBoundary } from '@/components/ui/section-boundary.client'
import { Wrap } from '@/components/ui/wrap'
import styles from './section.module.css'

export type Tone = 'paper' | 'band' | 'card' | 'dark' | 'night'

export type SectionProps = {
  /** Also the id of the heading inside, with "-heading" behind it. */
  id: string
  tone?: Tone
  /** The branch circuit at the section's head: what protects it, and what it feeds. */
  branch?: { device: SymbolName; load: SymbolName; lit?: boolean }
  children: ReactNode
}

/** A band of the page, headed by a branch off the riser. */
export function Section({ id, tone = 'paper', branch, children }: SectionProps) {
  const dark = tone === 'dark' || tone === 'night'
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-heading`}
      data-tone={tone}
      data-surface={dark ? 'dark' : undefined}
    >
      <Wrap>
        {branch && (
          <div className={styles.branch} aria-hidden="true">
            <i />
            <CircuitSymbol name={branch.device} />
            <span className={styles.load} data-lit={branch.lit ? '' : undefined}>
              <CircuitSymbol name={branch.load} />
            </span>
          </div>
        )}
        <SectionBoundary>{children}</SectionBoundary>
      </Wrap>
    </section>
  )
}

/** The section's heading; its id is what the section is labelled by. */
export function SectionHeading({ id, hidden = false, children }: { id: string; hidden?: boolean; children: string }) {
  return (
    <h2 id={`${id}-heading`} className={hidden ? 'vh' : undefined}>
      <HeadingText>{children}</HeadingText>
    </h2>
  )
}

/** Heading left, lead right. */
export function SectionHead({ id, heading, children }: { id: string; heading: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      {children && <p className="lead">{children}</p>}
    </div>
  )
}

/** Two columns from 960 px: `aside` stays in view beside a longer `children`. */
export function Split({
  aside,
  ratio = 'narrow',
  children,
}: {
  aside: ReactNode
  ratio?: 'narrow' | 'even' | 'wide'
  children: ReactNode
}) {
  return (
    <div className={styles.split} data-ratio={ratio}>
      <div className={styles.aside}>{aside}</div>
      <div>{children}</div>
    </div>
  )
}
