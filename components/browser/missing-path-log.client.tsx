'use client'

import { useEffect } from 'react'

/** Names the missing path in the console: the page is pre-rendered once for all of them, so only the browser knows it. */
export function MissingPathLog() {
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`)
  }, [])
  return null
}
