import { LeadForm } from '@/components/lead-form/lead-form'
import { Face } from '@/components/sections/people'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { FaceView } from '@/lib/views/owner'

export type PageFormProps = {
  form: LeadFormSettings
  /** The page's own words around the fields. */
  words: { heading?: string; lead?: string; example: string }
  /** Nobody while the owner has named nobody. */
  face?: FaceView
}

/** A page's request form; who comes stands in its head. */
export function PageForm({ form, words, face }: PageFormProps) {
  return (
    <LeadForm
      settings={form}
      heading={words.heading}
      note={words.lead}
      example={words.example}
      face={face && <Face {...face} />}
    />
  )
}
