import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CircuitCard, PASSING_MS } from '@/components/drawings/circuit-card.client'
import { circuitWords as words } from '@/content/interface'

const cards = [
  { href: '/main', name: 'Main', number: 1, circuit: '200 A.', text: 'A day.', live: 'c-panel', state: '' },
  { href: '/tub', name: 'Tub', number: 13, circuit: '50 A.', text: '', live: 'c-panel c-hot-tub', state: '' },
  { href: '/outage', name: 'Outage', text: 'Dark.', live: '', state: 'outage' },
]

/** The page around the card, as the server writes it. */
function page(hasRest = true) {
  render(
    <>
      <section>
        <div data-circuit-drawing="">
          <div data-testid="drawing" data-live="c-panel c-hot-tub c-ev" />
        </div>
        <ul data-circuit-rows="">
          <li>
            <a href="/main">Main row</a>
            <input type="checkbox" aria-label="main" data-switches="c-panel c-hot-tub" defaultChecked />
          </li>
          <li>
            <a href="/tub">Tub row</a>
            <input type="checkbox" aria-label="tub" data-switches="c-hot-tub" defaultChecked />
          </li>
          <li>
            <a href="/outage">Outage row</a>
          </li>
        </ul>
        <div data-island="circuit-card">
          <CircuitCard cards={cards} rest={hasRest ? <p>Point</p> : undefined} />
        </div>
      </section>
      <p>Elsewhere</p>
    </>,
  )
}
const drawing = () => ['data-live', 'data-state'].map((name) => screen.getByTestId('drawing').getAttribute(name))
const row = (name: string) => screen.getByText(`${name} row`)
function point(element: Element, pointerType = 'mouse', wait = PASSING_MS) {
  fireEvent.pointerOver(element, { pointerType })
  act(() => vi.advanceTimersByTime(wait))
}
const status = () => screen.getByRole('status').textContent
/** @returns false if the link must not open */
function tap(element: Element, keys = {}) {
  fireEvent.pointerDown(element, { pointerType: 'touch' })
  return fireEvent.click(element, keys)
}
const cardAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100))

// No link leaves the page of the tests.
const stay = (event: Event) => (event.target as Element).matches('a') && event.preventDefault()

beforeEach(() => {
  vi.useFakeTimers()
  window.addEventListener('click', stay)
})

afterEach(() => window.removeEventListener('click', stay))

describe('the card of a circuit', () => {
  it('lights the circuit of the row that is pointed at and names it, until the pointer is elsewhere', () => {
    page()
    expect(status()).toContain('Point')
    point(row('Tub'))
    expect(drawing()).toEqual(['c-panel c-hot-tub', ''])
    expect(status()).toContain('Tub50 A.')
    expect(screen.getByRole('link', { name: words.open }).getAttribute('href')).toBe('/tub')
    expect(row('Tub').closest('li')?.hasAttribute('data-lit')).toBe(true)
    point(screen.getByRole('status'))
    expect(status()).toContain('Tub')
    point(screen.getByText('Elsewhere'))
    expect(drawing()).toEqual(['c-panel c-hot-tub c-ev', ''])
    expect(document.querySelector('[data-lit]')).toBeNull()
    expect(screen.queryByRole('link', { name: words.open })).toBeNull()
  })

  it('stays while the pointer passes another row', () => {
    page()
    point(row('Tub'))
    point(row('Main'), 'mouse', PASSING_MS - 1)
    point(screen.getByRole('status'))
    expect(status()).toContain('Tub')
    point(row('Main'))
    expect(status()).toContain('Main')
    expect(status()).toContain('A day.')
  })

  it('shows the fault of an emergency', () => {
    page()
    point(row('Outage'))
    expect(drawing()).toEqual(['', 'outage'])
  })

  it('says that the breaker of a row, or the main breaker, is off', () => {
    page()
    const press = (name: string) => fireEvent.click(screen.getByLabelText(name))
    press('tub')
    expect(status()).toContain(`Tub${words.off}`)
    press('tub')
    expect(status()).toContain('Tub50 A.')
    press('main')
    expect(status()).toContain(`Main${words.off}`)
    point(row('Tub'))
    expect(status()).toContain(`Tub${words.mainOff}`)
  })

  it('shows at the first tap of a finger, and the second opens the page', () => {
    cardAt(100)
    page()
    point(row('Tub'), 'touch')
    expect(status()).toContain('Point')
    const opens: boolean[] = []
    document.addEventListener('click', (event) => opens.push(!event.defaultPrevented))
    tap(row('Tub'))
    expect(status()).toContain('Tub')
    tap(row('Tub'))
    expect(opens).toEqual([false, true])
  })

  it.each([
    ['of a mouse', () => fireEvent.click(row('Tub')), 100],
    ['that opens a new tab', () => tap(row('Tub'), { ctrlKey: true }), 100],
    ['while the card is out of view', () => tap(row('Tub')), 5000],
  ])('leaves a click alone %s', (_, click, top) => {
    cardAt(top)
    page(false)
    const opens: boolean[] = []
    document.addEventListener('click', (event) => opens.push(!event.defaultPrevented), { once: true })
    click()
    expect(opens).toEqual([true])
  })
})
