import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import type { PhoneNumber } from '@/content/schema'
import type { LinkItem } from '@/lib/content/links'

type UtilityNoteProps = {
  heading: string
  /** The phone number follows it. */
  ask: string
  phone?: PhoneNumber
  outagePage: LinkItem
  details: string
}

/** The local utility, and how to report an outage to it. */
export function UtilityNote({ heading, ask, phone, outagePage, details }: UtilityNoteProps) {
  return (
    <>
      <h3>
        <HeadingText>{heading}</HeadingText>
      </h3>
      <p>
        {ask}{' '}
        {phone && (
          <>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
            {phone.note && `, ${phone.note}`}.{' '}
          </>
        )}
        <a href={outagePage.href}>{outagePage.label}</a>.
      </p>
      <Paragraph>{details}</Paragraph>
    </>
  )
}
