'use client'

import { useEffect } from 'react'
import { clearDrafts } from '@/lib/requests/drafts'

/** On /thank-you: clears this tab's form drafts, since the request was sent. */
export function ClearDrafts() {
  useEffect(clearDrafts, [])
  return null
}
