import { FactList } from '@/components/sections/fact-list'
import { TwoColumns } from '@/components/sections/two-columns'
import { BranchList } from '@/components/ui/prose'
import { Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, type Tone } from '@/components/ui/section'
import type { Fact } from '@/content/schema'
import styles from './price-and-facts.module.css'

type PriceAndFactsProps = {
  tone: Tone
  heading: string
  /** The factors of the price, each with its note. */
  factors: readonly string[]
  paragraphs: readonly string[]
  /** Small paragraphs below: what the price includes, how to check our licence and insurance. */
  notes: readonly string[]
  facts: readonly Fact[]
}

/** What affects the price, with facts beside it. */
export function PriceAndFacts({ tone, heading, factors, paragraphs, notes, facts }: PriceAndFactsProps) {
  return (
    <Section id="price" tone={tone}>
      <TwoColumns wide="left">
        <div className={`stack ${styles.text}`}>
          <SectionHeading id="price">{heading}</SectionHeading>
          {factors.length > 0 && <BranchList items={factors} />}
          <Paragraphs items={paragraphs} />
          {notes.map((note) => (
            <p key={note} className="small">
              <RichText>{note}</RichText>
            </p>
          ))}
        </div>
        <FactList items={facts} />
      </TwoColumns>
    </Section>
  )
}
