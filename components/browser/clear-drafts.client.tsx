'use client'

import { useEffect } from 'react'
import { clearDrafts } from '@/lib/leads/drafts'

/** On the page that follows a sent request: what was typed has arrived, so this tab forgets it. */
export function ClearDrafts() {
  useEffect(clearDrafts, [])
  return null
}
