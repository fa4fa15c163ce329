import './globals.css'
// Nearly every page has these two. Named here they travel once, in the layout's scripts; else each kind of page brings
// its own copy, and the not-found page's copy comes along everywhere.
import '@/components/chrome/floating-request.client'
import '@/components/lead-form/lead-form-fields.client'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { AttributionCapture } from '@/components/browser/attribution.client'
import { FormFocus } from '@/components/browser/form-focus.client'
import { Measurement } from '@/components/browser/measurement'
import { MenuBehaviour } from '@/components/chrome/menu-behaviour.client'
import { besley, pencil, radioCanada } from './fonts'

export const viewport: Viewport = {
  themeColor: '#07161b',
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
