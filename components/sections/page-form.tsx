import { RequestForm } from '@/components/request-form/request-form'
import { NextSteps } from '@/components/sections/next-steps'
import { PersonCard } from '@/components/sections/people'
import { formWords } from '@/content/interface'
import type { Page } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { requestFormSettings } from '@/lib/requests/request-form-settings'
import { pageTitle } from '@/lib/seo/seo-fields'

export type PageFormProps = {
  page: Page
  /** The page's own text around the fields. */
  formText: { heading?: string; lead?: string; example: string }
  /** The service of a page with `ownForm`. */
  service?: string
  /** False where the steps are below the text at the left, have no room in the first screen, or are in a question. */
  hasNextSteps?: boolean
}

/** A page's request form, with the card of a person at its top and the next steps at its bottom. */
export function PageForm({ page, formText, service, hasNextSteps = true }: PageFormProps) {
  return (
    <RequestForm
      settings={requestFormSettings(page, pageTitle(page), service)}
      lead={renderCopy(formWords.lead, page)}
      {...formText}
      person={<PersonCard page={page} />}
      foot={hasNextSteps && <NextSteps page={page} />}
    />
  )
}
