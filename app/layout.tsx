import './globals.css'
import './first-paint.css'
// Client components that most pages have: imported here, they share the layout's chunk instead of standing in one chunk
// per route (ARCHITECTURE.md has the measurement).
import './error'
import '@/components/browser/missing-path-log.client'
import '@/components/chrome/floating-request.client'
import '@/components/drawings/follow-switches.client'
import '@/components/lead-form/lead-form-fields.client'
import '@/components/ui/section-boundary.client'
import '@/components/ui/static-markup.client'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { AttributionCapture } from '@/components/browser/attribution.client'
import { FormFocus } from '@/components/browser/form-focus.client'
import { Measurement } from '@/components/browser/measurement'
import { MenuBehaviour } from '@/components/chrome/menu-behaviour.client'
import { besley, pencil, radioCanada } from './fonts'
import { themeColour } from './theme-colour'

export const viewport: Viewport = {
  themeColor: themeColour,
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" className={`${besley.variable} ${radioCanada.variable} ${pencil.variable}`}>
      <body>
        {children}
        <AttributionCapture />
        <MenuBehaviour />
        <FormFocus />
        <Measurement />
      </body>
    </html>
  )
}
