import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import type { PhoneNumber } from '@/content/schema'
import { uiWords } from '@/lib/content/words'
import type { Href } from '@/lib/routes'

/** For pages where nothing is left to do: call, or go home. */
export function ReturnActions({ phone, homeHref }: { phone: PhoneNumber; homeHref: Href }) {
  return (
    <Actions>
      <CallButton phone={phone} />
      <ButtonLink href={homeHref} variant="line">
        {uiWords.common.returnHome}
      </ButtonLink>
    </Actions>
  )
}

/** The two first actions of a page: call, or ask for a quote. */
export function CallActions({ phone, quoteHref = '#quote' }: { phone: PhoneNumber; quoteHref?: Href }) {
  return (
    <Actions>
      <CallButton phone={phone} />
      <ButtonLink href={quoteHref} variant="line">
        {uiWords.common.getAQuote}
      </ButtonLink>
    </Actions>
  )
}
