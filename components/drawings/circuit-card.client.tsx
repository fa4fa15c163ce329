'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { circuitWords } from '@/content/interface'
import type { CircuitCard as Card } from '@/lib/drawings/circuit-cards'
import styles from './circuit-card.module.css'

/** A pointer that only passes a row, on its way to the card, does not change the card. */
export const PASSING_MS = 100

type CircuitCardProps = {
  cards: readonly Card[]
  /** Shown while no row is chosen. Without it the card is not seen then. */
  rest?: ReactNode
}

type Show = (card?: Card, reason?: string) => void

/**
 * Lights one circuit at a time: that of the row that is pointed at, has the keyboard's focus or was tapped. The card
 * names it and has its link. Rows are links: a click opens the page, and so does the second tap of a finger, if the
 * first showed the card. It is a client component, because the card stays when the pointer leaves the row.
 */
export function CircuitCard({ cards, rest }: CircuitCardProps) {
  const [{ card, reason }, set] = useState<{ card?: Card; reason?: string }>({})
  useEffect(() => watchRows(cards, (card, reason) => set({ card, reason })), [cards])
  return (
    <div className={styles.card} data-surface="dark">
      {card?.number && <i aria-hidden="true">{card.number}</i>}
      <div role="status">
        {card ? (
          <>
            <b>{card.name}</b>
            <p>
              <strong>{reason ?? card.circuit}</strong> {card.text}
            </p>
          </>
        ) : (
          rest
        )}
      </div>
      {card && <a href={card.href}>{circuitWords.open}</a>}
    </div>
  )
}

/** Calls `show` with the card of the chosen row, and without one when the pointer or the focus is elsewhere. */
function watchRows(cards: readonly Card[], show: Show) {
  const list = document.querySelector('[data-circuit-rows]')
  const drawing = document.querySelector<HTMLElement>('[data-circuit-drawing] [data-live]')
  if (!list || !drawing) return
  const { live } = drawing.dataset
  const sections = [list, drawing].map((element) => element.closest('section'))
  let chosen: Element | null = null
  let isTouch = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const choose = (row: Element | null = null) => {
    clearTimeout(timer)
    chosen?.removeAttribute('data-lit')
    chosen = row
    row?.setAttribute('data-lit', '')
    const href = row?.querySelector('a')?.getAttribute('href')
    const card = cards.find((one) => one.href === href)
    drawing.dataset.live = card ? card.live : live
    drawing.dataset.state = card?.state ?? ''
    const isDead = card?.live && list.querySelector('[data-switches~=c-panel]:not(:checked)')
    const reason = isDead ? circuitWords.mainOff : undefined
    show(card, row?.querySelector('input:not(:checked)') ? circuitWords.off : reason)
  }
  const control = new AbortController()
  /** `row` is null outside of both sections, and undefined between the rows and in the drawing. */
  const on = <K extends keyof DocumentEventMap>(
    name: K,
    act: (row: Element | null | undefined, event: DocumentEventMap[K], target: Element) => void,
  ) => {
    const listener = (event: DocumentEventMap[K]) => {
      const target = event.target as Element
      const row = list.contains(target) && target.closest('li')
      act(row || (sections.some((section) => section?.contains(target)) ? undefined : null), event, target)
    }
    document.addEventListener(name, listener, control)
  }
  on('pointerover', (row, { pointerType }) => {
    clearTimeout(timer)
    if (pointerType !== 'touch' && row !== undefined && row !== chosen)
      timer = setTimeout(() => choose(row), row && chosen ? PASSING_MS : 0)
  })
  on('focusin', (row, _, target) => {
    if (row ? target.matches(':focus-visible') : row === null && chosen) choose(row)
  })
  on('change', (row) => row && choose(row))
  on('pointerdown', (_, { pointerType }) => {
    isTouch = pointerType === 'touch'
  })
  on('click', (row, event, target) => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (!isTouch || opensTab || !row || row === chosen || !target.closest('a') || !isCardInView()) return
    event.preventDefault()
    choose(row)
  })
  return () => {
    clearTimeout(timer)
    control.abort()
  }
}

function isCardInView() {
  const { top, bottom, width } = document.querySelector(`.${styles.card}`)?.getBoundingClientRect() ?? new DOMRect()
  return width > 0 && top >= 0 && bottom <= window.innerHeight
}
