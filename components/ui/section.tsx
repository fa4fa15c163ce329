import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import styles from './section.module.css'

/** A section's background. The last two are dark. */
export type Tone = 'morning' | 'paper' | 'steel' | 'card' | 'band' | 'dusk' | 'night'

const darkTones: readonly Tone[] = ['dusk', 'night']

type SectionProps = {
  /** This id and `-heading` make the id of the heading. */
  id: string
  /** The heading, first in the section. A heading elsewhere is a `SectionHeading` with the section's id. */
  heading?: string
  tone?: Tone
  /** Name of a section without a heading, for assistive technology. */
  label?: string
  /** Without padding: the content reaches the window's edges. */
  bleed?: boolean
  /** Leaves the section out in print. */
  noPrint?: boolean
  className?: string
  children: ReactNode
}

/** One part of a page, as wide as the window. It has padding and no margins. */
export function Section({ id, heading, tone = 'paper', label, className, bleed, noPrint, children }: SectionProps) {
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      id={id}
      aria-labelledby={label ? undefined : `${id}-heading`}
      aria-label={label}
      data-tone={tone}
      data-surface={darkTones.includes(tone) ? 'dark' : undefined}
      data-bleed={bleed ? '' : undefined}
      data-no-print={noPrint ? '' : undefined}
    >
      {heading ? <SectionHeading id={id}>{heading}</SectionHeading> : null}
      {children}
    </section>
  )
}

type SectionHeadingProps = {
  id: string
  hidden?: boolean
  level?: 1 | 2
  children: string
}

/** The section's heading; its id is what the section is labelled by. */
export function SectionHeading({ id, hidden = false, level = 2, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={`${id}-heading`} className={hidden ? 'visually-hidden' : undefined}>
      <HeadingText>{children}</HeadingText>
    </Heading>
  )
}
