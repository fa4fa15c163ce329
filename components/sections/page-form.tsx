import { RequestForm } from '@/components/request-form/request-form'
import { NextSteps } from '@/components/sections/next-steps'
import { PersonCard } from '@/components/sections/people'
import { requestFormSettings } from '@/lib/requests/request-form-settings'
import { pageTitle } from '@/lib/seo/page-registry'

export type PageFormProps = {
  path: Parameters<typeof pageTitle>[0]
  /** The page's own text around the fields. */
  words: { heading?: string; lead?: string; example: string }
  /** The service of a page with `ownForm`. */
  service?: string
  /** Without the next steps: the first screen has no room for them, or a question explains them. */
  short?: boolean
}

/** A page's request form, with the card of a person at its top and the next steps at its bottom. */
export function PageForm({ path, words, service, short }: PageFormProps) {
  return (
    <RequestForm
      settings={requestFormSettings(path, pageTitle(path), service)}
      heading={words.heading}
      note={words.lead}
      example={words.example}
      person={<PersonCard path={path} />}
      foot={!short && <NextSteps />}
    />
  )
}
