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
  /** Where the next steps are: in the form, below the text beside it, or on no place: no room, or a question has them. */
  nextSteps?: 'inside' | 'below' | 'none'
}

/** A page's request form, with the card of a person at its top. `below` makes two elements, for `TwoColumns`. */
export function PageForm({ page, formText, service, nextSteps = 'inside' }: PageFormProps) {
  return (
    <>
      <RequestForm
        settings={requestFormSettings(page, pageTitle(page), service)}
        lead={renderCopy(formWords.lead, page)}
        {...formText}
        person={<PersonCard page={page} />}
        foot={nextSteps === 'inside' && <NextSteps page={page} />}
      />
      {nextSteps === 'below' && <NextSteps page={page} />}
    </>
  )
}
