import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import type { PhoneNumber } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import type { Href } from '@/lib/routes'

/** For pages where nothing is left to do: home, or call. */
export function ReturnActions({ phone, homeHref }: { phone: PhoneNumber; homeHref: Href }) {
  return (
    <Actions>
      <ButtonLink href={homeHref} variant="live">
        {uiWords.common.returnHome}
      </ButtonLink>
      <CallButton phone={phone} variant="line" label={phone.display} />
    </Actions>
  )
}

/** The two first actions of a page: call, or ask for a quote. On phones the mobile bar has them. */
export function CallActions({ phone, quoteHref = '#quote' }: { phone: PhoneNumber; quoteHref?: Href }) {
  return (
    <Actions inBar>
      <CallButton phone={phone} />
      <ButtonLink href={quoteHref} variant="line">
        {uiWords.common.getAQuote}
      </ButtonLink>
    </Actions>
  )
}
