'use client'

import { Analytics } from '@vercel/analytics/react'
import { useEffect } from 'react'
import { focusForm } from '@/components/layout/form-focus'
import { enhanceMenus } from '@/components/layout/menu-behaviour'
import { hideMobileBar } from '@/components/layout/mobile-bar-behaviour'
import { TagManager } from '@/components/layout/tag-manager.client'
import { storeAttribution } from '@/lib/requests/attribution-storage'

/** Client behaviour of every page. It shows nothing. The bundler drops parts that the build's variables disable. */
export function SiteBehaviour() {
  // The campaign of the landing, once per page load.
  useEffect(storeAttribution, [])
  useEffect(enhanceMenus, [])
  useEffect(hideMobileBar, [])
  useEffect(focusForm, [])
  return (
    <>
      {process.env.NEXT_PUBLIC_GTM_ID && <TagManager id={process.env.NEXT_PUBLIC_GTM_ID} />}
      {process.env.NEXT_PUBLIC_VERCEL_ANALYTICS === '1' && <Analytics />}
    </>
  )
}
