import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import type { PhoneNumber, PlaceText } from '@/content/schema'
import type { Href } from '@/lib/routes'

type UtilityNoteProps = {
  text: PlaceText['utility']
  outage: { phone?: PhoneNumber; href: Href }
}

/** The local utility, and how to report an outage to it. */
export function UtilityNote({ text, outage }: UtilityNoteProps) {
  const { phone, href } = outage
  return (
    <>
      <h3>
        <HeadingText>{text.heading}</HeadingText>
      </h3>
      <p>
        {text.ask}{' '}
        {phone && (
          <>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
            {phone.note && `, ${phone.note}`}.{' '}
          </>
        )}
        <a href={href}>{text.outagePage}</a>.
      </p>
      <Paragraph>{text.details}</Paragraph>
    </>
  )
}
