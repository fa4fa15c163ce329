'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { CarouselWords } from '@/content/interface'
import { fillTokens } from '@/lib/fill-tokens'
import styles from './carousel.module.css'

export const AUTOPLAY_MS = 5000
/** A scroll has ended after this time without a scroll event. */
const SETTLED_MS = 150
/** The track is at a slide within this share of the slide's width. */
const AT_A_SLIDE = 0.05

type CarouselProps = {
  count: number
  words: CarouselWords
  children: ReactNode
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A scroll-snap track of slides that advances by itself and loops. It is a client component: it pauses on hover and
 * focus, stops when one of its arrows is used, and does not start by itself with reduced motion. Without JavaScript
 * visitors swipe.
 */
export function Carousel({ count, words, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)
  const { playing, setPlaying, toggle, holdHandlers } = useAutoplay(current, () => show(current + 1))

  function show(index: number) {
    clearTimeout(settling.current)
    const next = (index + count) % count
    const node = track.current
    if (node) {
      // In text from right to left, which a translation sets, positions are negative.
      const sign = getComputedStyle(node).direction === 'rtl' ? -1 : 1
      node.scrollTo({ left: sign * next * node.clientWidth, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    }
    setCurrent(next)
  }

  // The current slide is set only when scrolling has ended, because a scroll passes other slides.
  function onScroll() {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const node = track.current
      if (!node) return
      const at = Math.abs(node.scrollLeft) / node.clientWidth
      // A slow browser pauses between two slides.
      if (Math.abs(at - Math.round(at)) < AT_A_SLIDE) setCurrent(Math.round(at))
    }, SETTLED_MS)
  }

  function step(by: number) {
    setPlaying(false)
    show(current + by)
  }

  return (
    <section className={styles.carousel} aria-roledescription={words.role} aria-label={words.label} {...holdHandlers}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling track has to take the arrow keys */}
      <section className={styles.track} tabIndex={0} ref={track} onScroll={onScroll} aria-label={words.slides}>
        {children}
      </section>
      {playing !== undefined && (
        <div className={styles.controls} data-no-print="">
          <p aria-live={playing ? 'off' : 'polite'}>{fillTokens(words.position, { current: current + 1, count })}</p>
          <button type="button" onClick={() => step(-1)} aria-label={words.previous}>
            <Icon name="back" />
          </button>
          <button type="button" onClick={toggle} aria-label={playing ? words.pause : words.play}>
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <button type="button" onClick={() => step(1)} aria-label={words.next}>
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </section>
  )
}

/** @returns whether slides advance (undefined until the script runs), and what starts and stops it */
function useAutoplay(current: number, advance: () => void) {
  const [playing, setPlaying] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused

  useEffect(() => setPlaying(!prefersReducedMotion()), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each slide that shows
  useEffect(() => {
    if (!playing || held) return
    const timer = setTimeout(advance, AUTOPLAY_MS)
    return () => clearTimeout(timer)
  }, [playing, held, current])

  const holdHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  /** Forgets the pointer and the focus, which the button has after a click: they would pause the carousel again. */
  function toggle() {
    setPlaying(!playing)
    setHovered(false)
    setFocused(false)
  }
  return { playing, setPlaying, toggle, holdHandlers }
}
