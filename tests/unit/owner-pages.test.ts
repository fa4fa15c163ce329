import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../support/rendered'

const { picture } = vi.hoisted(() => ({
  picture: (name: string) => ({ picture: name, alt: `Picture of ${name}` }),
}))

vi.mock('@/content/promises', async (original) => {
  const { promises } = await original<typeof import('@/content/promises')>()
  const warranty = { label: 'Warranty', value: 'Seven winters', note: '' }
  return { promises: { ...promises, items: { ...promises.items, warranty } } }
})
vi.mock('@/content/people', async (original) => {
  const { people } = await original<typeof import('@/content/people')>()
  const [name] = Object.keys((await import('@/content/images')).images)
  const person = {
    name: 'Robin Example',
    trade: 'Electrician',
    ...picture(name ?? ''),
    sentence: 'Answers on Mondays.',
  }
  return { people: { ...people, items: [person] } }
})
vi.mock('@/content/jobs', async (original) => {
  const { jobs } = await original<typeof import('@/content/jobs')>()
  const [name] = Object.keys((await import('@/content/images')).images)
  const job = { service: 'residential/panel-upgrades', place: 'gta/vaughan', year: '2026', what: 'Fuses to breakers' }
  return { jobs: { ...jobs, items: [{ ...job, after: picture(name ?? ''), sentence: 'Done in a day.' }] } }
})

describe('the owner’s filled-in content is on the expected pages', () => {
  const onPage = async (path: string, text: string) => (await renderPage(path)).text.includes(text)

  it.each([
    '/',
    '/residential/panel-upgrades',
    '/emergency',
    '/emergency/power-outage',
    '/gta/vaughan',
    '/toronto/riverdale',
  ])('promises on %s', async (path) => expect(await onPage(path, 'Seven winters')).toBe(true))

  const pagesWithForm = [
    '/',
    '/residential',
    '/commercial',
    '/industrial',
    '/smart-home',
    '/ev-energy',
    '/residential/panel-upgrades',
    '/emergency',
    '/emergency/power-outage',
    '/toronto',
    '/gta/vaughan',
    '/contact',
  ]

  it('people on /about, and one face beside the form', async () => {
    expect(await onPage('/about', 'Answers on Mondays.')).toBe(true)
    for (const path of pagesWithForm) {
      expect(await onPage(path, 'Robin Example'), path).toBe(true)
    }
  })

  it('a job on the page of its service and of its place, and on no other', async () => {
    for (const path of ['/residential/panel-upgrades', '/gta/vaughan']) {
      expect(await onPage(path, 'Fuses to breakers'), path).toBe(true)
    }
    for (const path of ['/residential/knob-tube-wiring', '/gta/ajax']) {
      expect(await onPage(path, 'Done in a day.'), path).toBe(false)
    }
  })

  it('nothing appears twice on a page', async () => {
    for (const path of ['/', '/residential/panel-upgrades', '/emergency', '/gta/vaughan']) {
      const { html } = await renderPage(path)
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([])
    }
  })
})
