import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PhoneNumber } from '@/content/schema'
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

/** A dark band: words, and the two ways to answer them. The number is large once, in the footer under it. */
export function CallBand({ id, heading, text, phone, request }: CallBandProps) {
  return (
    <Section id={id} heading={heading} tone="dusk" className={styles.band}>
      <Paragraph lead>{text}</Paragraph>
      <Actions>
        <CallButton phone={phone} />
        <ButtonLink href={request.href} variant="line">
          {request.label}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
