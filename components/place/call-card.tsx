import { ButtonLink, CallButton } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { commonWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { phoneFor } from '@/lib/site'
import styles from './call-card.module.css'

type CallCardProps = {
  heading: string
  text: string
  /** When somebody answers. */
  note: string
  path: string
}

/** For pages without a form: a call button, and a link to the form on /contact. */
export function CallCard({ heading, text, note, path }: CallCardProps) {
  return (
    <div className={styles.card} data-surface="dark">
      <h2>
        <HeadingText>{heading}</HeadingText>
      </h2>
      <Paragraph>{text}</Paragraph>
      <CallButton phone={phoneFor(path)} />
      <p className={styles.note}>
        <RichText>{note}</RichText>
      </p>
      <ButtonLink href={routes.formOnContact()} variant="line">
        {commonWords.requestService}
      </ButtonLink>
    </div>
  )
}
