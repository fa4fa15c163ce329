import { LeadForm } from '@/components/lead-form/lead-form'
import { PersonCard } from '@/components/sections/people'
import type { PageFormView } from '@/lib/views/page-context'

export type PageFormProps = {
  form: PageFormView
  /** The page's own words around the fields. */
  words: { heading?: string; lead?: string; example: string }
}

/** A page's request form, with the person card in its head. */
export function PageForm({ form: { settings, personCard }, words }: PageFormProps) {
  return (
    <LeadForm
      settings={settings}
      heading={words.heading}
      note={words.lead}
      example={words.example}
      person={personCard && <PersonCard {...personCard} />}
    />
  )
}
