import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { commonWords, layoutWords } from '@/content/interface'
import type { PageNavigation } from '@/lib/content/navigation'
import type { Href } from '@/lib/routes'
import styles from './mobile-bar.module.css'

/**
 * The mobile bar, below 768 px: call and quote, call alone, or 911 and our number (lib/content/navigation.ts). It is
 * hidden while a field has the focus (mobile-bar.module.css), and while one of the page's call buttons or a form is in
 * view (site-behaviour.client.tsx). An island that fails reads the number from it (island-boundary.client.tsx).
 */
export function MobileBar({ navigation, requestHref }: { navigation: PageNavigation; requestHref: Href }) {
  const { mobileBar, phone } = navigation
  const words = layoutWords.bar
  return (
    <section
      className={styles.bar}
      data-surface="dark"
      data-kind={mobileBar}
      data-mobile-bar=""
      data-phone={phone.display}
      data-tel={phone.e164}
      aria-label={{ request: 'Call or request', call: 'Call', danger: 'Emergency calls' }[mobileBar]}
    >
      {mobileBar === 'danger' && (
        <ButtonLink href="tel:911" variant="danger">
          {words.danger}
        </ButtonLink>
      )}
      <ButtonLink href={`tel:${phone.e164}`} variant="call">
        <Icon name="phone" />
        <span className={styles.call}>
          {words.callNow} <small>{phone.display}</small>
        </span>
      </ButtonLink>
      {mobileBar === 'request' && (
        <ButtonLink href={requestHref} variant="line">
          {commonWords.getAQuote}
        </ButtonLink>
      )}
    </section>
  )
}
