import { RequestForm } from '@/components/request-form/request-form'
import { NextSteps } from '@/components/sections/next-steps'
import { PersonCard } from '@/components/sections/people'
import { formWords } from '@/content/interface'
import { renderCopy } from '@/lib/content/render-copy'
import { requestFormSettings } from '@/lib/requests/request-form-settings'
import type { ContentPath } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/seo-fields'

export type PageFormProps = {
  path: ContentPath
  /** The page's own text around the fields. */
  formText: { heading?: string; lead?: string; example: string }
  /** The service of a page with `ownForm`. */
  service?: string
  /** False where the first screen has no room for the next steps, or a question explains them. */
  hasNextSteps?: boolean
}

/** A page's request form, with the card of a person at its top and the next steps at its bottom. */
export function PageForm({ path, formText, service, hasNextSteps = true }: PageFormProps) {
  return (
    <RequestForm
      settings={requestFormSettings(path, pageTitle(path), service)}
      lead={renderCopy(formWords.lead, path)}
      {...formText}
      person={<PersonCard path={path} />}
      foot={hasNextSteps && <NextSteps path={path} />}
    />
  )
}
