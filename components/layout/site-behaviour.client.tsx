'use client'

import { useEffect } from 'react'
import { focusForm } from '@/components/layout/form-focus'
import { enhanceMenus } from '@/components/layout/menu-behaviour'
import { hideMobileBar } from '@/components/layout/mobile-bar-behaviour'
import { openFoldsForPrint } from '@/components/layout/print-folds'
import { watchRequests } from '@/lib/requests/watch-requests'

/** Each starts a behaviour of every page and returns how to stop it. In a build the boot script watches requests. */
const behaviours = [
  enhanceMenus,
  hideMobileBar,
  focusForm,
  openFoldsForPrint,
  ...(process.env.NODE_ENV === 'development' ? [watchRequests] : []),
]

/** Starts every behaviour. One that fails does not stop the others. */
function startBehaviours() {
  const stops: (() => void)[] = []
  for (const start of behaviours) {
    try {
      stops.push(start())
    } catch (error) {
      console.error(error)
    }
  }
  return () => {
    for (const stop of stops) stop()
  }
}

/** Client behaviour of every page. It shows nothing. */
export function SiteBehaviour() {
  useEffect(startBehaviours, [])
  return null
}
