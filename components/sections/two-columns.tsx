import type { ReactNode } from 'react'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading, type Tone } from '@/components/ui/section'
import styles from './two-columns.module.css'

type TwoColumnsProps = {
  /** Which side has more room. Two equal columns otherwise. */
  wide?: 'left' | 'right'
  /** Elements for the left and the right column in turn. Of three, the second one is as high as the others together. */
  children: ReactNode
}

/** Two columns from 768 px on. */
export function TwoColumns({ wide, children }: TwoColumnsProps) {
  return (
    <div className={styles.columns} data-wide={wide}>
      {children}
    </div>
  )
}

type BesideHeadingProps = { id: string; heading: string; lead?: string; tone?: Tone; children: ReactNode }

/** A section whose heading and lead are at the left of its content, from 768 px on. */
export function BesideHeading({ id, heading, lead, tone, children }: BesideHeadingProps) {
  return (
    <Section id={id} tone={tone}>
      <TwoColumns wide="right">
        <div className={`stack ${styles.heading}`}>
          <SectionHeading id={id}>{heading}</SectionHeading>
          {lead && <Paragraph lead>{lead}</Paragraph>}
        </div>
        {children}
      </TwoColumns>
    </Section>
  )
}
