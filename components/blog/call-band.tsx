import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PhoneNumber } from '@/content/schema'
import { routes } from '@/lib/routes'
import styles from './call-band.module.css'

type CallBandProps = {
  id: string
  heading: string
  text: string
  phone: PhoneNumber
  /** Text of the link to the request form. */
  request: string
}

/** A dark band with a text, a call button and a link to the form on /contact. */
export function CallBand({ id, heading, text, phone, request }: CallBandProps) {
  return (
    <Section id={id} heading={heading} tone="dusk" className={styles.band}>
      <Paragraph lead>{text}</Paragraph>
      <Actions>
        <CallButton phone={phone} />
        <ButtonLink href={routes.formOnContact()} variant="line">
          {request}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
