import { LeadFormFields } from '@/components/lead-form/lead-form-fields.client'
import { HeadingText } from '@/components/ui/heading-text'
import type { LeadFormSettings } from '@/lib/leads/form'
import styles from './lead-form.module.css'

export type LeadFormProps = {
  settings: LeadFormSettings
  /** Unique on the page; the first form of a page is "quote". */
  id?: string
  heading?: string
  note?: string
  /** An example of a message, as the placeholder of the brief description. */
  example: string
}

/** The request form on lamplit paper. It posts natively: JavaScript only improves it. */
export function LeadForm({
  settings,
  id = 'quote',
  heading = 'Request service or estimate',
  note = 'Three fields. We reply by phone, usually within 2-4 hours in business hours.',
  example,
}: LeadFormProps) {
  return (
    <div className={styles.card} data-surface="light" data-request-form="" id={id}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <HeadingText>{heading}</HeadingText>
        </h2>
        <p>{note}</p>
      </div>
      <LeadFormFields id={id} settings={settings} example={example} />
    </div>
  )
}
