'use client'

import { useEffect } from 'react'
import { storeAttribution } from '@/lib/requests/attribution-storage'

/** Stores the campaign parameters of the landing URL, once per page load: the layout renders it. */
export function Attribution() {
  useEffect(storeAttribution, [])
  return null
}
