'use client'

import { useEffect } from 'react'

/** Logs the missing path: the 404 page is pre-rendered once, so only the browser knows it. */
export function MissingPathLog() {
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`)
  }, [])
  return null
}
