import { CallActions } from '@/components/sections/call-actions'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Page } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import styles from './call-band.module.css'

type CallBandProps = {
  id: string
  heading: string
  text: string
  page: Page
  /** Text of the link to the request form. */
  linkLabel: string
}

/** A dark band with a text, a call button and a link to the form on /contact. */
export function CallBand({ id, heading, text, page, linkLabel }: CallBandProps) {
  return (
    <Section id={id} heading={heading} tone="dusk" className={styles.band}>
      <Paragraph lead>{text}</Paragraph>
      <CallActions page={page} href={routes.formOnContact()} label={linkLabel} />
    </Section>
  )
}
