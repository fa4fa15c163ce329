'use client'

import { useEffect, useState } from 'react'
import type { Href } from '@/lib/routes'
import styles from './floating-request.module.css'

/** Share of the scroll range from which the button shows. */
const SHOW_FROM = 0.3
const DEBOUNCE_MS = 16
const FORMS = '[data-request-form]'
/** Call buttons in the page: those of components/ui/button, and elements marked with data-call. */
const CALLS = 'main :is(a[href^="tel:"][data-variant], [data-call])'

type FloatingRequestProps = {
  /** Link to the request form. /thank-you has no form and no button. */
  href?: Href
  label: string
}

/**
 * The floating request button. It shows from SHOW_FROM on, while no form is in view. The same observer hides
 * the mobile bar while a form or one of the page's call buttons is in view. It is a client component, because it
 * needs scroll position and intersection. Without JavaScript the bar stays, and links lead to the form.
 */
export function FloatingRequest({ href, label }: FloatingRequestProps) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const bar = document.querySelector('[data-mobile-bar]')
    const inView = new Set<Element>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const { scrollHeight } = document.documentElement
      const range = scrollHeight - window.innerHeight
      const form = [...inView].some((element) => element.matches(FORMS))
      setShown(range > 0 && window.scrollY / range >= SHOW_FROM && !form)
      bar?.toggleAttribute('data-away', inView.size > 0)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(update, DEBOUNCE_MS)
    }
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) inView.add(entry.target)
        else inView.delete(entry.target)
      }
      update()
    })
    for (const element of document.querySelectorAll(`${FORMS}, ${CALLS}`)) observer.observe(element)
    window.addEventListener('scroll', onScroll, { passive: true })
    update()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  if (!href) return null
  return (
    <a className={styles.float} data-shown={shown ? '' : undefined} href={href}>
      {label}
    </a>
  )
}
