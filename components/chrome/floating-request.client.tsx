'use client'

import { useEffect, useState } from 'react'
import styles from './floating-request.module.css'

const THRESHOLD = 0.3
const DEBOUNCE_MS = 16

/**
 * 'Request Service or Estimate', top right, once 30 % of the page has gone by and the form is out of view.
 * It needs JavaScript because both are facts of scrolling; without it the page's other links lead to the form.
 */
export function FloatingRequest({ href }: { href: string }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const forms = document.querySelectorAll('[data-request-form]')
    const inView = new Set<Element>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const { scrollHeight } = document.documentElement
      const range = scrollHeight - window.innerHeight
      setShown(range > 0 && window.scrollY / range >= THRESHOLD && inView.size === 0)
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
    for (const form of forms) observer.observe(form)
    window.addEventListener('scroll', onScroll, { passive: true })
    update()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  return (
    <a className={styles.float} data-shown={shown ? '' : undefined} href={href}>
      Request Service or Estimate
    </a>
  )
}
