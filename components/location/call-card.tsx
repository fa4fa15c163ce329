import { ButtonLink } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import type { PhoneNumber } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import type { Href } from '@/lib/routes'
import styles from './call-card.module.css'

export type CallCardProps = {
  heading: string
  text: string
  phone: PhoneNumber
  /** Where the request form is. */
  requestHref: Href
}

/** Where a page has no form: the number, large, and the way to the form. */
export function CallCard({ heading, text, phone, requestHref }: CallCardProps) {
  return (
    <div className={styles.card} data-call="">
      <h2>
        <HeadingText>{heading}</HeadingText>
      </h2>
      <Paragraph>{text}</Paragraph>
      <p className={styles.number}>
        <a href={`tel:${phone.e164}`}>{phone.display}</a>
      </p>
      <p className={styles.note}>{uiWords.common.answeredDayAndNight}</p>
      <p>
        <ButtonLink href={requestHref} variant="line">
          {uiWords.common.requestService}
        </ButtonLink>
      </p>
    </div>
  )
}
