import { beforeAll, describe, expect, it } from 'vitest'
import { claims } from '@/content/claims'
import { staticPaths } from '@/lib/content/registry'
import { routes } from '@/lib/routes'
import { licenceLine, officeFor, offices, phoneFor } from '@/lib/site'
import { type RenderedPage, renderSite } from '../support/rendered'

/**
 * What every page of the site must be, whatever content holds. Pages are rendered here as the build renders them.
 * Each line of a failure begins with the page's address.
 */
describe('every page', () => {
  let pages: RenderedPage[]
  beforeAll(async () => {
    pages = await renderSite()
  })

  /** Every office's number and hours are here. */
  const withAllOffices: readonly string[] = [routes.contact(), routes.toronto()]
  const wrong = (find: (page: RenderedPage) => string[]) =>
    pages.flatMap((page) => find(page).map((found) => `${page.path}: ${found}`))

  it('renders at its own address, and every address has a page', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(staticPaths()))
  })

  it('has one h1 and unique ids', () => {
    expect(
      wrong(({ html }) => {
        const h1 = html.match(/<h1[\s>]/g)?.length ?? 0
        const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
        return [...(h1 === 1 ? [] : [`${h1} h1`]), ...twice.map((id) => `the id ${id} twice`)]
      }),
    ).toEqual([])
  })

  it('has no link inside a link', () => {
    expect(
      wrong(({ html }) => {
        let open = 0
        const found: string[] = []
        for (const match of html.matchAll(/<a[\s>]|<\/a>/g)) {
          open += match[0] === '</a>' ? -1 : 1
          if (open > 1) found.push(html.slice(match.index, match.index + 120))
        }
        return found
      }),
    ).toEqual([])
  })

  it('contains no unfilled token and no Markdown', () => {
    expect(
      wrong(({ text, html }) => {
        const spoken = html.match(/ (?:aria-[a-z]+|alt|title|placeholder)="[^"]*\{[a-z]\w*\}[^"]*"/g) ?? []
        return [...spoken, ...(text.match(/\{[a-z][a-z-]*(:[^}]*)?\}|\*\*|\]\(|\bundefined\b|\[object/gi) ?? [])]
      }),
    ).toEqual([])
  })

  it('links only to existing pages and anchors', () => {
    const ids = new Map(
      pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
    )
    expect(
      wrong(({ path, html }) =>
        [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*|#[^"]*)"/g)].flatMap(([, href]) => {
          const [target, fragment] = (href as string).replaceAll('&amp;', '&').split('#')
          const [bare = ''] = (target || path).split('?')
          if (bare === routes.feed()) return []
          const there = ids.get(bare)
          if (!there) return [`leads to ${href}, where there is no page`]
          return fragment && !there.has(fragment) ? [`leads to ${href}, where nothing has that id`] : []
        }),
      ),
    ).toEqual([])
  })

  it('includes the licence line that Ontario requires', () => {
    expect(wrong(({ text }) => (text.includes(licenceLine) ? [] : [`"${licenceLine}" is missing`]))).toEqual([])
  })

  it('shows one phone number: that of the office that answers it', () => {
    expect(
      wrong(({ path, html }) => {
        const own = phoneFor(path)
        const missing = html.includes(`tel:${own.e164}`) ? [] : [`${own.display} is missing`]
        if (withAllOffices.includes(path)) return missing
        // Offices may share one line.
        const others = offices.flatMap(({ phone }) => (phone.e164 === own.e164 ? [] : [phone.display, phone.e164]))
        const shown = others.filter((number) => html.includes(number))
        return [...missing, ...shown.map((number) => `shows ${number} beside ${own.display}`)]
      }),
    ).toEqual([])
  })

  it('shows the hours of that office alone, and on the page of a place they are there', () => {
    expect(
      wrong(({ path, text }) => {
        if (withAllOffices.includes(path)) return []
        const own = officeFor(path).hours.label
        const foreign = offices.flatMap(({ hours: { label } }) => (label === own ? [] : [label]))
        const missing = !/^\/(gta|toronto)\//.test(path) || text.includes(own) ? [] : [`${own} is missing`]
        return [...missing, ...foreign.filter((label) => text.includes(label)).map((label) => `shows ${label}`)]
      }),
    ).toEqual([])
  })

  it('uses one value of each claim', () => {
    const groups = [
      ['sinceHome', 'sinceServices'],
      ['experienceHome', 'experienceServices', 'experienceAbout'],
      ['customersHome', 'projectsAbout'],
    ] as const
    expect(
      wrong(({ text }) =>
        groups.flatMap((ids) => {
          const values = [...new Set(ids.map((id) => claims[id].value as string))]
          const shown = values.filter((value) =>
            new RegExp(`(?<![\\d.,$-])${value.replace(/[+.]/g, '\\$&')}(?![\\d-])`).test(text),
          )
          return shown.length > 1 ? [`shows ${shown.join(' and ')}`] : []
        }),
      ),
    ).toEqual([])
  })
})
