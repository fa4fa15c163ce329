import { ButtonLink, CallButton } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { commonWords } from '@/content/interface'
import type { PhoneNumber } from '@/content/schema'
import type { Href } from '@/lib/routes'
import styles from './call-card.module.css'

type CallCardProps = {
  heading: string
  text: string
  phone: PhoneNumber
  /** Address of the request form. */
  requestHref: Href
}

/** For pages without a form: a call button and a link to the form. The footer below shows the number large. */
export function CallCard({ heading, text, phone, requestHref }: CallCardProps) {
  return (
    <div className={styles.card} data-surface="dark">
      <h2>
        <HeadingText>{heading}</HeadingText>
      </h2>
      <Paragraph>{text}</Paragraph>
      <CallButton phone={phone} />
      <p className={styles.note}>{commonWords.answeredDayAndNight}</p>
      <ButtonLink href={requestHref} variant="line">
        {commonWords.requestService}
      </ButtonLink>
    </div>
  )
}
