import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import styles from './section.module.css'

export type Tone = 'paper' | 'band' | 'card' | 'lamplit' | 'steel' | 'dark' | 'dusk' | 'night'

const darkTones: readonly Tone[] = ['dark', 'dusk', 'night']

export type SectionProps = {
  /** Also the id of the heading inside, with "-heading" behind it. */
  id: string
  /** The heading, first in the section. Where it stands deeper, a `SectionHeading` with the section's id instead. */
  heading?: string
  /** A line from the riser underlines the heading; `narrow`: below 960 px, where a map's own line begins. */
  underlined?: boolean | 'narrow'
  tone?: Tone
  /** True where the section fills the window from edge to edge: its parts keep their own distance. */
  bleed?: boolean
  /** Less air and smaller list texts on phones: where several such sections follow each other. */
  tight?: boolean
  /** A knife switch on the riser, which closes while scrolling. */
  knifeSwitch?: boolean
  /** A warm glow that appears while scrolling, on light tones. */
  glows?: boolean
  /** `head`: the page's first section, whose riser starts at the logo. `dead`: the riser stays dark. */
  wire?: 'run' | 'head' | 'dead'
  /** A section without a heading of its own is named by this. */
  label?: string
  className?: string
  children: ReactNode
}

/** A full-width band of the page. The riser runs through it and turns amber while scrolling (CSS alone). */
export function Section(props: SectionProps) {
  const { id, heading, underlined, tone = 'paper', wire = 'run', label, className, children } = props
  const attributes = {
    className: className ? `${styles.section} ${className}` : styles.section,
    id,
    'aria-labelledby': label ? undefined : `${id}-heading`,
    'aria-label': label,
    'data-tone': tone,
    'data-surface': darkTones.includes(tone) ? 'dark' : undefined,
    'data-bleed': props.bleed ? '' : undefined,
    'data-tight': props.tight ? '' : undefined,
    'data-glows': props.glows ? '' : undefined,
    'data-wire': wire,
  }
  return (
    <section {...attributes}>
      {props.knifeSwitch && <i className={styles.knifeSwitch} data-glows="" aria-hidden="true" />}
      {heading ? (
        <SectionHeading id={id} underlined={underlined}>
          {heading}
        </SectionHeading>
      ) : null}
      {children}
    </section>
  )
}

export type SectionHeadingProps = {
  id: string
  underlined?: SectionProps['underlined']
  hidden?: boolean
  level?: 1 | 2 | 3
  children: string
}

/** The section's heading; its id is what the section is labelled by. `underlined`: a line from the riser underlines it. */
export function SectionHeading({ id, underlined = false, hidden = false, level = 2, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading
      id={`${id}-heading`}
      className={hidden ? 'vh' : underlined ? styles.underlined : undefined}
      data-line={underlined === 'narrow' ? underlined : undefined}
    >
      <HeadingText>{children}</HeadingText>
    </Heading>
  )
}

/** Text and something beside it, from 960 px: a form, a call box, a list. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  )
}
