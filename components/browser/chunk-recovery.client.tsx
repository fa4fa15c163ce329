'use client'

import { useEffect } from 'react'
import { isChunkError, mayReload } from '@/lib/hosting/chunk-recovery'

/** A deploy while the page was open takes its scripts away: one reload brings the new ones, never a loop. */
export function ChunkRecovery() {
  useEffect(() => {
    const recover = (reason: unknown) => {
      if (isChunkError(reason) && mayReload(Date.now())) window.location.reload()
    }
    const onError = (event: ErrorEvent) => recover(event.error)
    const onRejection = (event: PromiseRejectionEvent) => recover(event.reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return null
}
