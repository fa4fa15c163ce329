import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { commonWords } from '@/content/interface'
import type { PhoneNumber } from '@/content/schema'
import { type Href, routes } from '@/lib/routes'

/** The two first actions of a page: call, or ask for a quote. */
export function CallActions({ phone, requestHref = '#quote' }: { phone: PhoneNumber; requestHref?: Href }) {
  return (
    <Actions>
      <CallButton phone={phone} />
      <ButtonLink href={requestHref} variant="line">
        {commonWords.getAQuote}
      </ButtonLink>
    </Actions>
  )
}

/** For /thank-you and the 404 page: call, or go home. */
export function ReturnActions({ phone }: { phone: PhoneNumber }) {
  return (
    <Actions>
      <CallButton phone={phone} />
      <ButtonLink href={routes.home()} variant="line">
        {commonWords.returnHome}
      </ButtonLink>
    </Actions>
  )
}
