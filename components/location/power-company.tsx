import { Fold } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import type { PhoneNumber } from '@/content/types'
import type { LinkItem } from '@/lib/content/links'

export type PowerCompanyProps = {
  heading: string
  /** The phone number follows it. */
  ask: string
  phone?: PhoneNumber
  outagePage: LinkItem
  more: string
}

/** The local utility, and how to report an outage to it; folded. */
export function PowerCompany({ heading, ask, phone, outagePage, more }: PowerCompanyProps) {
  return (
    <Fold summary={<h3>{heading}</h3>}>
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
      <Paragraph>{more}</Paragraph>
    </Fold>
  )
}
