import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { commonWords } from '@/content/interface'
import type { Page } from '@/lib/content/pages'
import { type Href, routes } from '@/lib/routes'

type CallActionsProps = {
  /** The page, whose phone number it shows. */
  page: Page
  /** May contain {phone}. */
  callLabel?: string
  /** The link beside the call. Default: a quote by the page's request form. */
  href?: Href
  label?: string
}

/** The two first actions of a page: a call and a link. */
export function CallActions({
  page,
  callLabel,
  href = routes.formOnPage(),
  label = commonWords.getAQuote,
}: CallActionsProps) {
  return (
    <Actions>
      <CallButton phone={page.office.phone} label={callLabel} />
      <ButtonLink href={href} variant="line">
        {label}
      </ButtonLink>
    </Actions>
  )
}
