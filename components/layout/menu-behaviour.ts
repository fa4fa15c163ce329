/** A pointer that crosses a menu does not open it; one that leaves it for a moment does not close it. */
const OPEN_MS = 120
const CLOSE_MS = 360
const MENU = 'details[data-menu]'

const elementOf = ({ target }: Event) => (target instanceof Element ? target : document.documentElement)
const menuOf = (element: Element) => element.closest<HTMLDetailsElement>(MENU)
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)
const labelOf = (menu: Element) => menu.querySelector<HTMLElement>(':scope > summary')
/** Browsers without popovers (Safari 16, Chrome 113, Firefox 124) throw on the selector. */
const isOpenPopover = (element: HTMLElement) => 'popover' in element && element.matches(':popover-open')

function closeMenus() {
  for (const menu of openMenus()) menu.open = false
}

/**
 * Adds to the header's `<details>` menus: Escape closes and returns the focus, arrow keys move,
 * a click outside closes, and hover opens. Also closes the mobile menu when one of its links is followed, and
 * opens it as a modal dialog in browsers without invoker commands.
 */
export function enhanceMenus(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener('focusin', onFocusIn, { signal })
  for (const onClick of [closeOutside, toggleDialog, closeOnLink])
    document.addEventListener('click', onClick, { signal })
  openByHover(signal)
  return () => listening.abort()
}

function onKeyDown(event: KeyboardEvent) {
  const { key } = event
  const link = elementOf(event).closest('a')
  const menu = menuOf(elementOf(event))
  if (key === 'Escape') closeAndReturn()
  else if (menu && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault()
    moveWithin(menu, link, key === 'ArrowDown')
  } else if (menu && (key === 'ArrowRight' || key === 'ArrowLeft') && !link) {
    // A translation may set text from right to left.
    moveAlong(menu, (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1)
  }
}

function closeAndReturn() {
  const [open] = openMenus()
  if (!open) return
  // A menu that hover has opened leaves the focus where it is, such as in the form.
  const hasFocus = open.contains(document.activeElement)
  closeMenus()
  if (hasFocus) labelOf(open)?.focus()
}

/** Moves from a menu's name to its first or last link, from link to link, and up from the first link to the name. */
function moveWithin(menu: HTMLDetailsElement, from: HTMLAnchorElement | null, down: boolean) {
  const links = [...menu.querySelectorAll('a')]
  const at = from ? links.indexOf(from) : -1
  if (at < 0) {
    menu.open = true
    links.at(down ? 0 : -1)?.focus()
  } else if (!down && at === 0) labelOf(menu)?.focus()
  else links[(at + (down ? 1 : -1)) % links.length]?.focus()
}

/** Moves from one menu's name to the next. */
function moveAlong(from: HTMLDetailsElement, by: 1 | -1) {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>(MENU)]
  labelOf(menus.at((menus.indexOf(from) + by) % menus.length) ?? from)?.focus()
}

function onFocusIn(event: FocusEvent) {
  for (const menu of openMenus()) if (!menu.contains(elementOf(event))) menu.open = false
}

/** Closes the menus on a click outside of them or on one of their links. */
function closeOutside(event: MouseEvent) {
  const target = elementOf(event)
  if (!menuOf(target) || target.closest(`${MENU} a`)) closeMenus()
}

/** Opens and closes the mobile menu in browsers without invoker commands. */
function toggleDialog(event: MouseEvent) {
  const button = elementOf(event).closest('button[commandfor]')
  if (!button || 'commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  // A menu that was opened before this script ran is a popover: the browser closes it.
  if (!(dialog instanceof HTMLDialogElement) || isOpenPopover(dialog)) return
  event.preventDefault()
  if (dialog.open) dialog.close()
  else dialog.showModal()
}

function closeOnLink(event: MouseEvent) {
  const dialog = elementOf(event).closest('dialog a')?.closest('dialog')
  if (dialog?.open) dialog.close()
  else if (dialog && isOpenPopover(dialog)) dialog.hidePopover()
}

/** Opens a menu shortly after the pointer enters it, and closes it some time after the pointer leaves. */
function openByHover(signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let opened: HTMLDetailsElement | null = null

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const menu = menuOf(elementOf(event))
    clearTimeout(timer)
    const [open] = openMenus()
    if (menu === (open ?? null)) return
    timer = setTimeout(
      () => {
        if (menu) {
          menu.open = true
          opened = menu
        } else if (open && !open.contains(document.activeElement)) closeMenus()
      },
      menu ? OPEN_MS : CLOSE_MS,
    )
  }

  /** The first click after a hover opened the menu means "open", not "close again", however late it comes. */
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer)
    const menu = elementOf(event).closest(`${MENU} > summary`)?.closest('details')
    if (menu?.open && menu === opened && event.detail > 0) event.preventDefault()
    opened = null
  }

  document.addEventListener('pointerover', onPointerOver, { signal })
  document.addEventListener('click', onClick, { signal, capture: true })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
