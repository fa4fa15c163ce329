import { Island } from '@/components/islands/island'
import { FloatingRequest } from '@/components/layout/floating-request.client'
import { HeaderMenus } from '@/components/layout/header-menus'
import { Logo } from '@/components/layout/logo'
import { menuButton } from '@/components/layout/mobile-menu'
import { TopBar } from '@/components/layout/top-bar'
import { Icon } from '@/components/ui/icon'
import { commonWords, layoutWords } from '@/content/interface'
import type { PageNavigation } from '@/lib/content/navigation'
import { type Href, routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/site'
import styles from './site-header.module.css'

/** The header: top bar, name, menus, phone number, and the floating button, which shows once the visitor scrolls. */
export function SiteHeader({ navigation, requestHref }: { navigation: PageNavigation; requestHref: Href }) {
  const { path, phone, business } = navigation
  const words = layoutWords.header
  return (
    <>
      <TopBar navigation={navigation} />
      <header className={styles.header} data-surface="dark">
        <div className={styles.row}>
          <a
            className={styles.logo}
            href={routes.home()}
            aria-label={`${business.name}, ${business.tagline}: home`}
            aria-current={path === routes.home() ? 'page' : undefined}
          >
            <Logo />
            <span data-business-name="">
              {business.name}
              <small>{business.tagline}</small>
            </span>
          </a>
          <HeaderMenus navigation={navigation} />
          <div className={styles.contact} data-no-print="">
            <a className={styles.call} href={`tel:${phone.e164}`}>
              <Icon name="phone" />
              <span>
                <small className="visually-hidden-narrow">{words.emergency}</small> {phone.display}
              </span>
            </a>
            {/* Not on /thank-you, where the request has been sent. */}
            {path !== routes.thankYou() && (
              <Island name="floating-request">
                <FloatingRequest href={requestHref} label={commonWords.requestService} />
              </Island>
            )}
          </div>
          <button className={styles.toggle} type="button" aria-label="Open the menu: all services" {...menuButton.open}>
            <Icon name="menu" />
            <span>{words.toggle}</span>
          </button>
          <p className={styles.printLine}>
            {[
              phone.display,
              ...navigation.footer.offices.map((office) => `${office.street}, ${office.city}`),
              navigation.licence,
              absoluteUrl(path === '/404' ? routes.home() : path),
            ].join(' · ')}
          </p>
        </div>
      </header>
    </>
  )
}
