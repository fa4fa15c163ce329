import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { commonWords } from '@/content/interface'
import type { PhoneNumber } from '@/content/schema'
import { type Href, routes } from '@/lib/routes'

type CallActionsProps = {
  phone: PhoneNumber
  callLabel?: string
  /** The link beside the call. Default: a quote by the page's request form. */
  href?: Href
  label?: string
}

/** The two first actions of a page: a call and a link. */
export function CallActions({
  phone,
  callLabel,
  href = routes.formOnPage(),
  label = commonWords.getAQuote,
}: CallActionsProps) {
  return (
    <Actions>
      <CallButton phone={phone} label={callLabel} />
      <ButtonLink href={href} variant="line">
        {label}
      </ButtonLink>
    </Actions>
  )
}
