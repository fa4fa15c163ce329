import { Stops } from '@/components/sections/stops'
import { HeadingText } from '@/components/ui/heading-text'
import { Section, type Tone } from '@/components/ui/section'
import type { WireStep } from '@/content/schema'

type StepsProps = { id?: string; heading: string; items: readonly WireStep[]; tone?: Tone }

/** Steps in order, each a numbered stop on the wire. */
export function Steps({ id = 'steps', heading, items, tone = 'card' }: StepsProps) {
  return (
    <Section id={id} tone={tone} heading={heading}>
      <Stops
        numbered
        items={items.map(({ title, text }) => ({ title: <HeadingText>{title}</HeadingText>, note: text }))}
      />
    </Section>
  )
}
