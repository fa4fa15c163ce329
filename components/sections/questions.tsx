import { FaqList } from '@/components/sections/faq-list'
import { Section, SectionHeading, type SectionProps, Split } from '@/components/ui/section'
import type { Question } from '@/lib/content/types'

/** A page's own questions: heading left, answers right. */
export function Questions({
  heading,
  items,
  tone,
  lit = true,
}: {
  heading: string
  items: readonly Question[]
  tone?: SectionProps['tone']
  /** False on emergency pages, where only the phone number is lit. */
  lit?: boolean
}) {
  return (
    <Section id="questions" tone={tone} branch={{ device: 'switch', load: 'lamp', lit }}>
      <Split aside={<SectionHeading id="questions">{heading}</SectionHeading>}>
        <FaqList items={items} />
      </Split>
    </Section>
  )
}
