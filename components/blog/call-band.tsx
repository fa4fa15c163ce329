import { Actions, ButtonLink } from '@/components/ui/button'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PhoneNumber } from '@/content/types'
import type { Href } from '@/lib/routes'
import styles from './call-band.module.css'

export type CallBandProps = {
  id: string
  heading: string
  text: string
  phone: PhoneNumber
  /** For those who would rather write. */
  request: { label: string; href: Href }
}

/** A dark band with the phone number in amber. */
export function CallBand({ id, heading, text, phone, request }: CallBandProps) {
  return (
    <Section id={id} heading={heading} tone="dark" className={styles.band}>
      <Paragraph lead>{text}</Paragraph>
      <a
        className={styles.number}
        href={`tel:${phone.e164}`}
        style={{ '--letters': phone.display.length }}
        data-call=""
        data-glows=""
      >
        {phone.display}
      </a>
      <Actions>
        <ButtonLink href={request.href} variant="line">
          {request.label}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
