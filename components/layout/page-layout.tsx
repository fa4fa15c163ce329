import type { ReactNode } from 'react'
import { JsonLd } from '@/components/layout/json-ld'
import { MobileBar } from '@/components/layout/mobile-bar'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { layoutWords } from '@/content/interface'
import { navigationFor } from '@/lib/content/navigation'
import type { Page } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { graphFor } from '@/lib/seo/json-ld/graphs'
import styles from './page-layout.module.css'

type PageLayoutProps = {
  /** It determines the phone number, the mobile bar, the current menu item and the structured data. */
  page: Page
  /** True when the page has a request form with the id "quote". */
  hasForm?: boolean
  children: ReactNode
}

/** Header, footer, menus and mobile bar around a page's content, and its structured data. */
export function PageLayout({ page, hasForm = false, children }: PageLayoutProps) {
  const navigation = navigationFor(page)
  const graph = graphFor(page)
  const requestHref = hasForm ? routes.formOnPage() : routes.formOnContact()
  return (
    <>
      <a className={styles.skip} href="#main">
        {layoutWords.skip}
      </a>
      <SiteHeader navigation={navigation} requestHref={requestHref} />
      <i className="page-wire" data-wire={navigation.isWireLit ? 'lit' : 'unlit'} aria-hidden="true" />
      {!navigation.isWireLit && <i className={styles.openSwitch} aria-hidden="true" />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter navigation={navigation} />
      <MobileMenu navigation={navigation} requestHref={requestHref} />
      <MobileBar navigation={navigation} requestHref={requestHref} />
      {graph && <JsonLd graph={graph} />}
    </>
  )
}
