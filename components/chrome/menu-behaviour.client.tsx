'use client'

import { useEffect } from 'react'

const HOVER_MS = 120

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
const elementOf = ({ target }: Event) => (target instanceof Element ? target : document.documentElement)
const summaryOf = (menu: Element) => menu.querySelector<HTMLElement>(':scope > summary')
/** Where there are no popovers (Safari 16, Chrome 113, Firefox 124) the selector is unknown, and throws. */
const isOpenPopover = (element: HTMLElement) => 'popover' in element && element.matches(':popover-open')

function closeAll() {
  for (const menu of openMenus()) menu.open = false
}

/**
 * What the header's `<details>` menus lack natively: Escape closes and returns the focus, arrow keys move,
 * a click outside closes, and hover opens. Also closes the mobile menu when one of its links is followed, and
 * opens it as a modal dialog in browsers without invoker commands.
 */
export function MenuBehaviour() {
  useEffect(() => {
    let hover: ReturnType<typeof setTimeout> | undefined
    let openedByHover: HTMLDetailsElement | null = null

    const onKeyDown = (event: KeyboardEvent) => {
      const target = elementOf(event)
      const menu = target.closest<HTMLDetailsElement>('details[data-menu]')
      if (event.key === 'Escape') {
        const [open] = openMenus()
        if (!open) return
        closeAll()
        summaryOf(open)?.focus()
        return
      }
      if (!menu) return
      const links = [...menu.querySelectorAll<HTMLElement>('a')]
      const at = target instanceof HTMLElement ? links.indexOf(target) : -1
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        if (at < 0) {
          menu.open = true
          links[event.key === 'ArrowDown' ? 0 : links.length - 1]?.focus()
        } else if (event.key === 'ArrowUp' && at === 0) summaryOf(menu)?.focus()
        else links[(at + (event.key === 'ArrowDown' ? 1 : -1)) % links.length]?.focus()
      } else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && at < 0) {
        const tops = [...document.querySelectorAll<HTMLElement>('details[data-menu] > summary')]
        const top = target instanceof HTMLElement ? tops.indexOf(target) : -1
        tops[(top + (event.key === 'ArrowRight' ? 1 : -1) + tops.length) % tops.length]?.focus()
      }
    }

    const onClick = (event: MouseEvent) => {
      const target = elementOf(event)
      if (!target.closest('details[data-menu]') || target.closest('details[data-menu] a')) closeAll()
      const button = target.closest('button[commandfor]')
      if (button && !('commandForElement' in button)) {
        const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
        // Opened before this script ran, it is a popover, which the browser closes itself.
        if (!(dialog instanceof HTMLDialogElement) || isOpenPopover(dialog)) return
        event.preventDefault()
        if (dialog.open) dialog.close()
        else dialog.showModal()
      }
      const dialog = target.closest('dialog a')?.closest('dialog')
      if (dialog?.open) dialog.close()
      else if (dialog && isOpenPopover(dialog)) dialog.hidePopover()
    }

    const onFocusIn = (event: FocusEvent) => {
      for (const menu of openMenus()) if (!menu.contains(elementOf(event))) menu.open = false
    }

    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      const target = elementOf(event)
      const menu = target.closest<HTMLDetailsElement>('details[data-menu]')
      clearTimeout(hover)
      const open = openMenus()[0]
      if (menu === open) return
      hover = setTimeout(
        () => {
          if (menu) {
            menu.open = true
            openedByHover = menu
          } else if (open && !open.contains(document.activeElement)) closeAll()
        },
        menu ? HOVER_MS : 3 * HOVER_MS,
      )
    }

    /** A click right after the hover opened the menu means "open", not "close again". */
    const onSummaryClick = (event: MouseEvent) => {
      const menu = elementOf(event).closest('details[data-menu] > summary')?.closest('details')
      if (menu?.open && menu === openedByHover && event.detail > 0) event.preventDefault()
      openedByHover = null
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('click', onSummaryClick, { signal, capture: true })
    document.addEventListener('focusin', onFocusIn, { signal })
    document.addEventListener('pointerover', onPointerOver, { signal })
    return () => {
      clearTimeout(hover)
      listening.abort()
    }
  }, [])

  return null
}
