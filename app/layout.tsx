import './globals.css'
import './wire.css'
import './lazy-layout.css'
import './print.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { Island } from '@/components/islands/island'
import { SiteBehaviour } from '@/components/layout/site-behaviour.client'
import { VisitCounting } from '@/components/layout/visit-counting.client'
import { siteUrl } from '@/lib/site'
import { bodyFont, displayFont, handwritingFont } from './fonts'
import { THEME_COLOUR } from './theme-colour'

export const viewport: Viewport = {
  themeColor: THEME_COLOUR,
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // A translation changes `dir`. `--site` is for links on paper (print.css), `--call` for forced dark themes, here
    // because the build would rewrite light-dark() in a stylesheet.
    <html lang="en-CA" dir="ltr" className={`${displayFont.variable} ${bodyFont.variable} ${handwritingFont.variable}`}>
      <body style={{ '--site': `'${siteUrl()}'`, '--call': 'light-dark(var(--amber), var(--copper))' }}>
        {children}
        <Island name="site-behaviour">
          <SiteBehaviour />
        </Island>
        <Island name="visit-counting">
          <VisitCounting />
        </Island>
      </body>
    </html>
  )
}
