import './globals.css'
// Nearly every page has these two. Named here they travel once, in the layout's scripts; else each kind of page brings
// its own copy, and the not-found page's copy comes along everywhere.
import '@/components/layout/floating-request.client'
import '@/components/lead-form/lead-form-fields.client'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { AttributionCapture } from '@/components/layout/attribution.client'
import { ChunkRecovery } from '@/components/layout/chunk-recovery.client'
import { LinkNavigator } from '@/components/layout/link-navigator.client'
import { Measurement } from '@/components/layout/measurement'
import { MenuBehaviour } from '@/components/layout/menu-behaviour.client'
import { WholePage } from '@/components/layout/whole-page.client'
import { besley, besleyLater, radioCanada, radioCanadaLater } from './fonts'

export const viewport: Viewport = {
  themeColor: '#07161b',
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-CA"
      className={[besley, radioCanada, besleyLater, radioCanadaLater].map(({ variable }) => variable).join(' ')}
    >
      <body>
        {children}
        <AttributionCapture />
        <MenuBehaviour />
        <LinkNavigator />
        <ChunkRecovery />
        <WholePage />
        <Measurement />
      </body>
    </html>
  )
}
