import { ButtonLink, CallButton } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { commonWords } from '@/content/interface'
import type { Page } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import styles from './call-card.module.css'

type CallCardProps = {
  heading: string
  text: string
  /** When somebody answers. */
  note?: string
  page: Page
}

/** For pages without a form: a call button, and a link to the form on /contact. */
export function CallCard({ heading, text, note, page }: CallCardProps) {
  return (
    <div className={`${styles.card} card-texts`} data-surface="dark">
      <h2>
        <HeadingText>{heading}</HeadingText>
      </h2>
      <Paragraph>{text}</Paragraph>
      <CallButton phone={page.office.phone} />
      {note && <Paragraph className={styles.note}>{note}</Paragraph>}
      <ButtonLink href={routes.formOnContact()} variant="line">
        {commonWords.getAQuote}
      </ButtonLink>
    </div>
  )
}
