'use client'

import { useEffect, useState } from 'react'
import { REQUEST_FORMS, watchInView } from '@/components/layout/in-view'
import type { Href } from '@/lib/routes'
import styles from './floating-request.module.css'

/** Share of the scroll range from which the button shows. */
export const SHOW_FROM = 0.3
const DEBOUNCE_MS = 16

/**
 * The floating link to the request form. It shows from SHOW_FROM on, while no form is in view. It is a client
 * component, because it needs the scroll position.
 */
export function FloatingRequest({ href, label }: { href: Href; label: string }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    let forms = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const range = document.documentElement.scrollHeight - window.innerHeight
      setShown(forms === 0 && range > 0 && window.scrollY / range >= SHOW_FROM)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(update, DEBOUNCE_MS)
    }
    const stop = watchInView(REQUEST_FORMS, (count) => {
      forms = count
      update()
    })
    window.addEventListener('scroll', onScroll, { passive: true })
    update()
    return () => {
      clearTimeout(timer)
      stop()
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  return (
    <a className={styles.button} data-shown={shown ? '' : undefined} data-no-print="" href={href}>
      {label}
    </a>
  )
}
