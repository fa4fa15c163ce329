// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { CloseUp } from '@/components/drawings/cutaway'
import { FollowSwitches } from '@/components/drawings/follow-switches.client'
import { PanelBoard } from '@/components/ui/panel'
import { categoryPanel, closeUps, drawingOf, homePanel, menuPanel } from '@/lib/chrome/panel'
import { categoryPages } from '@/lib/content/services'
import { serviceCutaways, wholeCutaway } from '@/lib/drawings/circuits'
import { circuitStyles, cutawayMarkup } from '@/lib/drawings/cutaway'
import { keysOf } from '@/lib/records'
import { categorySlugs, routes, servicePaths } from '@/lib/routes'

afterEach(cleanup)

describe('PanelBoard', () => {
  it('links to every service once, odd numbers on the left and even ones on the right', () => {
    const { container } = render(<PanelBoard panel={homePanel()} headed aria-label="All services" />)
    const rows = [...container.querySelectorAll('ol > li')]
    const hrefs = rows.map((row) => row.querySelector('a')?.getAttribute('href'))
    expect([...hrefs].sort()).toEqual(servicePaths.map(routes.service).sort())
    const numbers = rows.map((row) => Number.parseInt(row.textContent ?? '', 10))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const row of rows) {
      const side = row.closest('[data-side]')?.getAttribute('data-side')
      expect(Number.parseInt(row.textContent ?? '', 10) % 2, row.textContent ?? '').toBe(side === 'left' ? 1 : 0)
    }
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(categorySlugs.length)
  })

  it('has switches that are on by default and name their circuits; the menu version has none', () => {
    render(<PanelBoard panel={homePanel()} headed aria-label="Door" />)
    const switches = screen.getAllByRole<HTMLInputElement>('switch')
    expect(switches.length).toBeGreaterThan(0)
    expect(new Set(switches.map(({ id }) => id)).size).toBe(switches.length)
    for (const one of switches) {
      expect(one.checked).toBe(true)
      expect(one.dataset.trips).toMatch(/^c-[\w-]+( c-[\w-]+)*$/)
      const label = one.parentElement?.querySelector('a')?.textContent?.replace(/^\d+/, '') ?? ''
      expect(one.getAttribute('aria-label')).toContain(label)
    }
    cleanup()
    render(<PanelBoard panel={menuPanel} aria-label="Menu" />)
    expect(screen.queryAllByRole('switch')).toHaveLength(0)
  })

  it('has switch ids that name the whole path: two categories may have a service of one slug', () => {
    const { left, right } = homePanel()
    for (const { service, trip } of [...left, ...right].flatMap(({ services }) => services))
      for (const part of service.split('/')) if (trip) expect(trip.id).toContain(part)
  })

  it('shows a close-up of what the switch flipped last controls', async () => {
    const { container } = render(
      <>
        <PanelBoard panel={homePanel()} headed aria-label="Door" />
        <CloseUp {...closeUps.house} />
        <FollowSwitches />
      </>,
    )
    const shown = () => container.querySelector('use')?.parentElement?.getAttribute('viewBox')
    expect(shown()).toBe(wholeCutaway.house.join(' '))
    const [first, second] = screen.getAllByRole<HTMLInputElement>('switch')
    for (const one of [first, second, first]) {
      if (!one) throw new Error('the panel has fewer than two switches')
      await userEvent.click(one)
      expect(shown()).toBe(one.dataset.closeUp)
    }
  })

  it('has close-ups in the drawing that its page shows', () => {
    for (const category of keysOf(categoryPages)) {
      for (const { service, trip } of categoryPanel(category)) {
        if (trip) expect(serviceCutaways[service].phone.art, service).toBe(closeUps[drawingOf(category)].art)
      }
    }
  })

  it('has a rule to turn off every circuit that a switch names', () => {
    const styles = circuitStyles(cutawayMarkup('house').art + cutawayMarkup('building').art)
    const panels = [...homePanel().left, ...homePanel().right].flatMap((group) => group.services)
    const services = [...panels, ...keysOf(categoryPages).flatMap(categoryPanel)]
    for (const circuit of services.flatMap(({ trip }) => trip?.circuits ?? [])) {
      expect(styles, circuit).toContain(`[data-trips~="${circuit}"]:not(:checked)) [data-live]{--${circuit}:0}`)
    }
  })
})
