'use client'

import { useEffect } from 'react'
import { storeAttribution } from '@/lib/leads/attribution-record'

/** Keeps the campaign parameters of the address a visitor lands on. In the layout: once for each page load. */
export function AttributionCapture() {
  useEffect(storeAttribution, [])
  return null
}
