import type { ReactNode } from 'react'
import { FloatingRequest } from '@/components/chrome/floating-request.client'
import { MobileBar } from '@/components/chrome/mobile-bar'
import { MobileMenu } from '@/components/chrome/mobile-menu'
import { SiteFooter } from '@/components/chrome/site-footer'
import { SiteHeader } from '@/components/chrome/site-header'
import { Island } from '@/components/islands/island'
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
  return (
    <>
      <a className={styles.skip} href="#main">
        {uiWords.chrome.skip}
      </a>
      {/* A dialog's form outside a dialog: Enter on a switch sends nothing. */}
      <SiteHeader chrome={chrome} />
      <i className="riser" data-wire={chrome.live ? 'run' : 'dead'} aria-hidden="true" />
      {!chrome.live && <i className={styles.open} aria-hidden="true" />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        <Island
          name="floating-request"
          of={FloatingRequest}
          props={{ href: chrome.bar === 'call' ? undefined : requestHref, label: uiWords.common.requestService }}
        />
      </main>
      <SiteFooter chrome={chrome} />
      <MobileMenu chrome={chrome} requestHref={requestHref} />
      <MobileBar chrome={chrome} requestHref={requestHref} />
    </>
  )
}
