'use client'

import { Analytics } from '@vercel/analytics/react'
import { TagManager } from '@/components/layout/tag-manager.client'

/** Counts visits, if the build's variables say so. An island of its own: it may fail, and the menus go on. */
export function VisitCounting() {
  return (
    <>
      {process.env.NEXT_PUBLIC_GTM_ID && <TagManager id={process.env.NEXT_PUBLIC_GTM_ID} />}
      {process.env.NEXT_PUBLIC_VERCEL_ANALYTICS === '1' && <Analytics />}
    </>
  )
}
