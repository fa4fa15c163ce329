import { describe, expect, it } from 'vitest'
import { siteRedirects } from '@/lib/hosting/redirects'
import { categorySlugs, servicePaths, staticPaths } from '@/lib/routes'

const table = new Map(siteRedirects().map((redirect) => [redirect.source, redirect]))

describe('redirects', () => {
  it.each([
    ['/services/residential/electrical-panel-upgrades', '/residential/panel-upgrades', true],
    ['/services/residential/landscape-outdoor-lighting', '/residential/landscape-outdoor-lighting', true],
    ['/services', '/', true],
    ['/gta/toronto', '/toronto', true],
    ['/gta', '/contact#areas', true],
    ['/gta/halton-hills', '/', false],
    ['/gta/halton-hills-georgetown', '/', false],
  ])('%s leads to %s', (source, destination, permanent) => {
    expect(table.get(source)).toEqual({ source, destination, permanent })
  })

  it('brings every old service and category address to its page', () => {
    for (const path of [...servicePaths, ...categorySlugs]) {
      expect(table.get(`/services/${path}`)?.destination).toBe(`/${path}`)
    }
  })

  it('leads to pages, in one step, and never away from one', () => {
    const pages = staticPaths()
    for (const { source, destination } of table.values()) {
      expect(pages).toContain(destination.replace(/#.*/, ''))
      expect(pages).not.toContain(source)
    }
    expect(table.size).toBe(siteRedirects().length)
  })
})
