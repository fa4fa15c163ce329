import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PanelBoard } from '@/components/ui/panel'
import { breakerPanel, menuPanel } from '@/lib/content/breaker-panel'
import { categorySlugs, serviceAndEmergencyIds } from '@/lib/content/registry'
import { switchedCircuits } from '@/lib/drawings/cutaway-views'
import { routes } from '@/lib/routes'

afterEach(cleanup)

describe('PanelBoard', () => {
  it('links to every service once, with odd numbers on the left and even numbers on the right', () => {
    const { container } = render(<PanelBoard panel={breakerPanel(switchedCircuits)} headed aria-label="All services" />)
    const rows = [...container.querySelectorAll('ol > li')]
    const hrefs = rows.map((row) => row.querySelector('a')?.getAttribute('href'))
    expect([...hrefs].sort()).toEqual(serviceAndEmergencyIds.map(routes.page).sort())
    const numbers = rows.map((row) => Number.parseInt(row.textContent ?? '', 10))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const row of rows) {
      const side = row.closest('[data-side]')?.getAttribute('data-side')
      expect(Number.parseInt(row.textContent ?? '', 10) % 2, row.textContent ?? '').toBe(side === 'left' ? 1 : 0)
    }
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(categorySlugs.length)
  })

  it('has switches that are on and have names, except in the menu', () => {
    render(<PanelBoard panel={breakerPanel(switchedCircuits)} headed aria-label="Door" />)
    const switches = screen.getAllByRole<HTMLInputElement>('switch')
    expect(switches.length).toBeGreaterThan(0)
    expect(new Set(switches.map(({ id }) => id)).size).toBe(switches.length)
    for (const breaker of switches) {
      expect(breaker.checked).toBe(true)
      expect(breaker.dataset.switches).toMatch(/^c-[\w-]+( c-[\w-]+)*$/)
      const label = breaker.parentElement?.querySelector('a')?.textContent?.replace(/^\d+/, '') ?? ''
      expect(label).not.toBe('')
      expect(breaker.getAttribute('aria-label')).toContain(label)
    }
    cleanup()
    render(<PanelBoard panel={menuPanel} aria-label="Menu" />)
    expect(screen.queryAllByRole('switch')).toHaveLength(0)
  })
})
