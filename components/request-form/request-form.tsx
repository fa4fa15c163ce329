import type { ReactNode } from 'react'
import { Island } from '@/components/islands/island'
import { RequestFormFields } from '@/components/request-form/request-form-fields.client'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { formWords } from '@/content/interface'
import type { RequestFormSettings } from '@/lib/requests/request-form-settings'
import styles from './request-form.module.css'

type RequestFormProps = {
  settings: RequestFormSettings
  /** Unique on the page; the first form of a page is "quote". */
  id?: string
  heading?: string
  lead?: string
  /** An example message, the placeholder of the message field. */
  example: string
  /** The electrician who will visit, above the fields. */
  person?: ReactNode
  /** What happens next, below the fields. */
  foot?: ReactNode
}

/** The request form. It posts natively; JavaScript is an enhancement. */
export function RequestForm({
  settings,
  id = 'quote',
  heading = formWords.heading,
  lead,
  example,
  person,
  foot,
}: RequestFormProps) {
  return (
    <div className={styles.card} data-surface="dark" data-request-form="" id={id}>
      <div className={`${styles.head} card-texts`}>
        <h2 id={`${id}-title`}>
          <HeadingText>{heading}</HeadingText>
        </h2>
        {lead && <Paragraph>{lead}</Paragraph>}
        {person}
      </div>
      <Island name="request-form">
        <RequestFormFields id={id} settings={settings} example={example} words={formWords} />
      </Island>
      {foot && <div className={styles.footnote}>{foot}</div>}
    </div>
  )
}
