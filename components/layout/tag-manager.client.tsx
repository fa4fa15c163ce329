'use client'

import { useEffect } from 'react'
import { pushEvent } from '@/lib/requests/data-layer'

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/** Loads the tag manager, unless the browser sends Global Privacy Control. Rendered only when its id is configured. */
export function TagManager({ id }: { id: string }) {
  useEffect(() => {
    if (navigator.globalPrivacyControl) return
    pushEvent({ event: 'gtm.js', 'gtm.start': String(Date.now()) })
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  }, [id])
  return null
}
