'use client'

import { useEffect } from 'react'
import { focusForm } from '@/components/layout/form-focus'
import { REQUEST_FORMS, watchInView } from '@/components/layout/in-view'
import { enhanceMenus } from '@/components/layout/menu-behaviour'
import { watchRequests } from '@/lib/requests/watch-requests'

/** Call buttons in the page: those of components/ui/button, and elements marked with data-call. */
const CALL_BUTTONS = 'main :is(a[href^="tel:"][data-variant], [data-call])'

/**
 * Shows the mobile bar, except while a form or one of the page's call buttons is in view. Until then it is hidden
 * (mobile-bar.module.css). Without JavaScript it always shows.
 */
function hideMobileBar(): () => void {
  const bar = document.querySelector('[data-mobile-bar]')
  const update = (count: number) => {
    bar?.toggleAttribute('data-away', count > 0)
    bar?.setAttribute('data-ready', '')
  }
  const watched = `${REQUEST_FORMS}, ${CALL_BUTTONS}`
  if (!document.querySelector(watched)) update(0)
  return watchInView(watched, update)
}

/** Each starts a behaviour of every page and returns how to stop it. In a build the boot script watches requests. */
const behaviours = [
  enhanceMenus,
  hideMobileBar,
  focusForm,
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
