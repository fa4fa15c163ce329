'use client'

import { useEffect } from 'react'
import { pushEvent } from '@/lib/leads/data-layer'

/** Loads the tag manager. Rendered only when its id is configured. */
export function TagManager({ id }: { id: string }) {
  useEffect(() => {
    pushEvent({ event: 'gtm.js', 'gtm.start': String(Date.now()) })
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  }, [id])
  return null
}
