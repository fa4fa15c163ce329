'use client'

import { Analytics } from '@vercel/analytics/react'
import { Attribution } from '@/components/layout/attribution.client'
import { FormFocus } from '@/components/layout/form-focus.client'
import { MenuBehaviour } from '@/components/layout/menu-behaviour.client'
import { MobileBarBehaviour } from '@/components/layout/mobile-bar-behaviour.client'
import { TagManager } from '@/components/layout/tag-manager.client'

/** Client behaviour of every page. It renders nothing. The bundler drops parts that the build's variables disable. */
export function SiteBehaviour() {
  return (
    <>
      <Attribution />
      <MenuBehaviour />
      <MobileBarBehaviour />
      <FormFocus />
      {process.env.NEXT_PUBLIC_GTM_ID && <TagManager id={process.env.NEXT_PUBLIC_GTM_ID} />}
      {process.env.NEXT_PUBLIC_VERCEL_ANALYTICS === '1' && <Analytics />}
    </>
  )
}
