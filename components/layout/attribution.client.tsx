'use client'

import { useEffect } from 'react'
import { storeAttribution } from '@/lib/leads/attribution-storage'

/** Stores the campaign parameters of the landing URL. In the layout: runs once per page load. */
export function AttributionCapture() {
  useEffect(storeAttribution, [])
  return null
}
