import type { ReactNode } from 'react'
import { FloatingRequest } from '@/components/chrome/floating-request.client'
import { MobileBar } from '@/components/chrome/mobile-bar'
import { MobileMenu } from '@/components/chrome/mobile-menu'
import { SiteFooter } from '@/components/chrome/site-footer'
import { SiteHeader } from '@/components/chrome/site-header'
import { Island } from '@/components/islands/island'
import { switchForm } from '@/components/ui/panel'
import type { SiteChromeData } from '@/lib/chrome/site-chrome'
import { uiWords } from '@/lib/content/words'
import styles from './site-chrome.module.css'

export type SiteChromeProps = {
  chrome: SiteChromeData
  /** True when the page has a request form with the id "quote". */
  hasForm?: boolean
  children: ReactNode
}

/** Header, footer, menus and bars around a page's content. */
export function SiteChrome({ chrome, hasForm = false, children }: SiteChromeProps) {
  const requestHref = hasForm ? '#quote' : chrome.links.contactForm
  // Emergency pages are dark throughout.
  const dark = chrome.bar === 'danger' ? '' : undefined
  return (
    <>
      <a className={styles.skip} href="#main">
        {uiWords.chrome.skip}
      </a>
      {/* A dialog's form outside a dialog: Enter on a switch sends nothing. */}
      <form id={switchForm} method="dialog" autoComplete="off" hidden />
      <SiteHeader chrome={chrome} />
      <main id="main" tabIndex={-1} className={styles.main} data-dark={dark}>
        {children}
        <Island
          name="floating-request"
          of={FloatingRequest}
          props={{ href: requestHref, label: uiWords.common.requestService }}
        />
      </main>
      <SiteFooter chrome={chrome} />
      <MobileMenu chrome={chrome} requestHref={requestHref} />
      <MobileBar chrome={chrome} requestHref={requestHref} />
    </>
  )
}
