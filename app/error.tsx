'use client'

import { useEffect } from 'react'
import { isChunkError, mayReload } from '@/lib/hosting/chunk-recovery'

/** A page that throws as a whole; a section's own failure stays in its place (components/ui/section-boundary). */
export default function PageError({ error }: { error: Error }) {
  useEffect(() => {
    if (isChunkError(error) && mayReload(Date.now())) window.location.reload()
  }, [error])
  return (
    <main>
      <p role="alert">Something went wrong. Please refresh the page.</p>
    </main>
  )
}
