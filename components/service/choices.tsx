import type { ReactNode } from 'react'
import { Rows } from '@/components/sections/rows'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, type Tone } from '@/components/ui/section'

type ChoicesProps = {
  tone: Tone
  heading: string
  lead?: string
  items: readonly { question: string; answer: string; text: string }[]
  children: ReactNode
}

/** Conditions and the service for each, for visitors who do not know what they need. */
export function Choices({ tone, heading, lead, items, children }: ChoicesProps) {
  return (
    <Section id="choices" heading={heading} tone={tone}>
      {lead && <Paragraph lead>{lead}</Paragraph>}
      <Rows items={items.map(({ question, answer, text }) => ({ title: question, text: `**${answer}.** ${text}` }))} />
      {children}
    </Section>
  )
}
