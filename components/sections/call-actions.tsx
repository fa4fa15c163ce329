import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { commonWords } from '@/content/interface'
import { type Href, routes } from '@/lib/routes'
import { phoneFor } from '@/lib/site'

type CallActionsProps = {
  /** The page, whose phone number it shows. */
  path: string
  /** May contain {phone}. */
  callLabel?: string
  /** The link beside the call. Default: a quote by the page's request form. */
  href?: Href
  label?: string
}

/** The two first actions of a page: a call and a link. */
export function CallActions({
  path,
  callLabel,
  href = routes.formOnPage(),
  label = commonWords.getAQuote,
}: CallActionsProps) {
  return (
    <Actions>
      <CallButton phone={phoneFor(path)} label={callLabel} />
      <ButtonLink href={href} variant="line">
        {label}
      </ButtonLink>
    </Actions>
  )
}
