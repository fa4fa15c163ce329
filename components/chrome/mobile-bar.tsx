import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SiteChromeData } from '@/lib/chrome/site-chrome'
import { uiWords } from '@/lib/content/words'
import type { Href } from '@/lib/routes'
import styles from './mobile-bar.module.css'

/**
 * Sticky bar below 768 px: call and quote. It is hidden while a field has the focus, and while one of the page's
 * call buttons or a form is in view (floating-request.client.tsx).
 */
export function MobileBar({ chrome, requestHref }: { chrome: SiteChromeData; requestHref: Href }) {
  const { bar, phone } = chrome
  const words = uiWords.chrome.bar
  const name = { request: words.request, call: words.call, danger: words.calls }[bar]
  return (
    <section className={styles.bar} data-surface="dark" data-kind={bar} data-mobile-bar="" aria-label={name}>
      <ButtonLink href={`tel:${phone.e164}`} variant="call">
        <Icon name="phone" />
        <span className={styles.call}>
          {words.callNow} <small>{phone.display}</small>
        </span>
      </ButtonLink>
      {bar === 'request' && (
        <ButtonLink href={requestHref} variant="line">
          {uiWords.common.getAQuote}
        </ButtonLink>
      )}
      {bar === 'danger' && (
        <span className={styles.danger}>
          <ButtonLink href="tel:911" variant="line">
            {words.danger}
          </ButtonLink>
        </span>
      )}
    </section>
  )
}
