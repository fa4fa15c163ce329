import type { ReactNode } from 'react'
import { FloatingRequest } from '@/components/layout/floating-request.client'
import { MobileBar } from '@/components/layout/mobile-bar'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import type { Frame } from '@/lib/frame'
import styles from './page-frame.module.css'

export type PageFrameProps = {
  frame: Frame
  /** True when the page holds a request form with the id "quote". */
  hasForm: boolean
  /** Emergency pages are dark, and their mobile bar only calls. */
  emergency?: boolean
  /** The mobile bar only calls: on emergency pages, and where a request has just been sent. */
  callOnly?: boolean
  children: ReactNode
}

/** Everything around a page's own content. */
export function PageFrame({ frame, hasForm, emergency = false, callOnly = emergency, children }: PageFrameProps) {
  const requestHref = hasForm ? '#quote' : frame.links.contactForm
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader frame={frame} />
      <main id="main" tabIndex={-1} className={styles.main} data-emergency={emergency ? '' : undefined}>
        {children}
        <FloatingRequest href={requestHref} />
      </main>
      <SiteFooter frame={frame} />
      <MobileMenu frame={frame} requestHref={requestHref} />
      <MobileBar phone={frame.phone} requestHref={requestHref} callOnly={callOnly} />
    </>
  )
}
