'use client'

import { useEffect } from 'react'
import { forgetDrafts } from '@/lib/leads/drafts'

/** On the page that follows a sent request: what was typed has arrived, so this tab forgets it. */
export function ClearDrafts() {
  useEffect(forgetDrafts, [])
  return null
}
