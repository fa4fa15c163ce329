import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import styles from './section.module.css'

/** What a section stands on. The last three are dark. `lamplit` and `dark`: pages that are not redrawn yet. */
export type Tone = 'morning' | 'paper' | 'steel' | 'card' | 'band' | 'lamplit' | 'dusk' | 'night' | 'dark'

const darkTones: readonly Tone[] = ['dusk', 'night', 'dark']

/** Of pages that are not redrawn yet; without effect, but for `bleed` and `tight`. */
type OldSectionProps = {
  underlined?: boolean | 'narrow'
  bleed?: boolean
  tight?: boolean
  knifeSwitch?: boolean
  glows?: boolean
  wire?: 'run' | 'head' | 'dead'
}

export type SectionProps = OldSectionProps & {
  /** Also the id of the heading inside, with "-heading" behind it. */
  id: string
  /** The heading, first in the section. Where it stands deeper, a `SectionHeading` with the section's id instead. */
  heading?: string
  tone?: Tone
  /** A section without a heading of its own is named by this. */
  label?: string
  className?: string
  children: ReactNode
}

/** A band of the page, as wide as the window: one job, one look. It keeps its own distance to its content, and has no margins. */
export function Section({ id, heading, tone = 'paper', label, className, bleed, tight, children }: SectionProps) {
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      id={id}
      aria-labelledby={label ? undefined : `${id}-heading`}
      aria-label={label}
      data-tone={tone}
      data-surface={darkTones.includes(tone) ? 'dark' : undefined}
      data-bleed={bleed ? '' : undefined}
      data-tight={tight ? '' : undefined}
    >
      {heading ? <SectionHeading id={id}>{heading}</SectionHeading> : null}
      {children}
    </section>
  )
}

export type SectionHeadingProps = {
  id: string
  underlined?: OldSectionProps['underlined']
  hidden?: boolean
  level?: 1 | 2 | 3
  children: string
}

/** The section's heading; its id is what the section is labelled by. */
export function SectionHeading({ id, hidden = false, level = 2, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={`${id}-heading`} className={hidden ? 'vh' : undefined}>
      <HeadingText>{children}</HeadingText>
    </Heading>
  )
}

/** Text and something beside it, from 960 px. Pages that are not redrawn yet; `Split` otherwise. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  )
}
