import { beforeAll, describe, expect, it } from 'vitest'
import { cardsAtMost } from '@/components/toronto/toronto-page'
import { reasonTitles, serviceCards } from '@/content/cards'
import { formFields, formService } from '@/content/form-service'
import { page as aboutPage } from '@/content/pages/about'
import { prices } from '@/content/prices'
import { dangers } from '@/content/safety'
import type { CategorySlug, FormService } from '@/content/schema'
import { homeTestimonials } from '@/content/testimonials'
import { getPosts } from '@/lib/blog/posts'
import {
  categoryName,
  categoryPages,
  categorySlugs,
  gtaPaths,
  serviceName,
  servicePages,
  servicePaths,
  servicePathsOf,
  torontoPaths,
  townsIn,
  tradeCategorySlugs,
} from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { setRanges } from '@/lib/content/typography'
import { attributionFields } from '@/lib/leads/attribution'
import { routes } from '@/lib/routes'
import { leadEndpoint, phoneFor } from '@/lib/site'
import { type RenderedPage, renderSite } from '../support/rendered'
import { onePageOfEach, sitePages } from '../support/site-pages'

/** The wordings of all dangers, as they are read. */
const dangerTexts = Object.values(renderCopy(dangers, '/'))
  .flatMap(({ short, full }) => [short, full])
  .map((text) => setRanges(plainText(text).trim()))

/** What each kind of page has for its visitors, whatever its words: read from the HTML that the build writes. */
describe('kinds of page', () => {
  let pages: Map<string, { main: Element; document: Document } & RenderedPage>
  beforeAll(async () => {
    const all = await renderSite()
    pages = new Map(
      all.map((page) => {
        const { document } = page
        return [page.path, { ...page, document, main: document.querySelector('main') as Element }]
      }),
    )
  })

  const page = (path: string) => {
    const found = pages.get(path)
    if (!found) throw new Error(`there is no page at ${path}`)
    return found
  }
  const hrefs = (node: Element | Document, selector = 'a') =>
    [...node.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  const said = (node: Element, selector: string) =>
    [...node.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
  /** Header, menus and footer are the same component on every page. */
  const oneOfEach = () => [...pages.values()].filter(({ path }) => onePageOfEach.includes(path))
  const pathsOf = (...screens: string[]) =>
    sitePages.filter(({ screen }) => screens.includes(screen)).map(({ path }) => path)

  it('have the expected number of request forms, each complete without scripts', () => {
    const { copyEmail }: FormService = formService
    const { next, subject, fixed, copyEmail: copyField } = formFields
    for (const { path, forms } of sitePages) {
      const found = [...page(path).main.querySelectorAll('form[method="post"]')]
      expect(found.length, path).toBe(forms)
      for (const form of found) {
        expect(form.getAttribute('action'), path).toBe(leadEndpoint)
        expect(form.getAttribute('enctype'), path).toBe('multipart/form-data')
        expect(form.getAttribute('name'), path).toBe(path === '/' ? 'homepage_contact_form' : 'global_contact_form')
        const names = [...form.querySelectorAll('input, textarea')].map((field) => field.getAttribute('name'))
        const inquiry = names.includes('service') ? ['service'] : []
        const typed = ['name', 'phone', 'message', 'website', next, ...Object.keys(fixed), subject]
        const copied = copyEmail ? [copyField] : []
        expect(names, path).toEqual([...typed, ...copied, ...inquiry, ...attributionFields])
        expect(form.querySelector(`[name="${copyField}"]`)?.getAttribute('value') ?? '', path).toBe(copyEmail)
      }
    }
  })

  it('category pages have an introduction, every service, reasons, the phone and a link to /emergency', () => {
    for (const path of pathsOf('category')) {
      const slug = path.slice(1) as keyof typeof categoryPages
      const { main, text } = page(path)
      const links = hrefs(main)
      expect(main.querySelector('p')?.textContent, path).toBeTruthy()
      for (const service of servicePathsOf(slug)) expect(links, path).toContain(routes.service(service))
      expect(links, path).toContain(routes.category('emergency'))
      expect(links, path).toContain(`tel:${phoneFor(path).e164}`)
      const { heading, items } = renderCopy(categoryPages[slug].why, path)
      expect(said(main, 'h2'), path).toContain(heading)
      for (const { title } of items) expect(text, path).toContain(title.replaceAll('\u00a0', ' '))
    }
  })

  it('category pages say beside each service which question it answers', () => {
    for (const path of pathsOf('category')) {
      const choosing = renderCopy(categoryPages[path.slice(1) as keyof typeof categoryPages], path).choosing
      for (const { question, service } of choosing?.items ?? []) {
        const beside = [...page(path).main.querySelectorAll(`li a[href="${routes.service(service)}"]`)]
        const rows = beside.map((link) => link.closest('li')?.textContent?.replaceAll('\u00a0', ' '))
        expect(rows, `${path}: ${service}`).toContainEqual(expect.stringContaining(question.replaceAll('\u00a0', ' ')))
      }
    }
  })

  it('the bar of a phone has the page’s number; 911 in an emergency; after a request nothing but the call', () => {
    for (const { path, screen, forms } of sitePages) {
      const bar = [...page(path).document.querySelectorAll('[data-mobile-bar] a')].map((a) => a.getAttribute('href'))
      const request = forms > 0 ? '#quote' : routes.contactForm()
      const second = screen === 'emergency' ? ['tel:911'] : screen === 'thank-you' ? [] : [request]
      expect(bar, path).toEqual([`tel:${phoneFor(path).e164}`, ...second])
    }
  })

  it('no price is shown without its terms: typical, plus HST, and the charger extra', () => {
    const priced = sitePages.filter(({ path }) => /\$\d/.test(page(path).text))
    expect(priced.length).toBeGreaterThan(0)
    for (const { path } of priced) {
      const { text } = page(path)
      expect(text, path).toMatch(/typical/i)
      expect(text, path).toContain('plus HST')
      if (text.includes(`$${prices['ev-level-2'].low}`)) expect(text, path).toMatch(/charger (?:is )?extra/i)
    }
  })

  it('the wire of emergency pages is dead, and no other', () => {
    const off = ({ document }: RenderedPage) => document.querySelector('body > [data-wire="dead"]') !== null
    const found = sitePages.map(({ path }) => path).filter((path) => off(page(path)))
    expect(found.sort()).toEqual(pathsOf('emergency').sort())
  })

  it('service pages link to their category and to /emergency', () => {
    for (const path of pathsOf('service')) {
      const { main } = page(path)
      const [, category] = path.split('/') as [string, CategorySlug]
      expect(hrefs(main), path).toEqual(
        expect.arrayContaining([routes.category(category), routes.category('emergency'), `tel:${phoneFor(path).e164}`]),
      )
    }
  })

  it('service pages have what decides the price, what the service is and how it goes, where their files say it', () => {
    for (const service of tradeCategorySlugs.flatMap((slug) => servicePathsOf(slug))) {
      const { cost, what, steps } = servicePages[service]
      for (const [id, section] of Object.entries({ price: cost, what, steps })) {
        const found = page(routes.service(service)).main.querySelectorAll(`section[id="${id}"]`)
        if (section) expect(found, `${service} #${id}`).toHaveLength(1)
      }
    }
  })

  it('service and category pages fold at most six texts away, and nothing that is dangerous', () => {
    for (const path of [...pathsOf('service'), ...pathsOf('category')]) {
      const folds = [...page(path).main.querySelectorAll('details')]
      expect(folds.length, path).toBeLessThanOrEqual(6)
      const folded = folds.map(({ textContent }) => textContent).join(' ')
      expect(
        dangerTexts.filter((text) => folded.includes(text)),
        path,
      ).toEqual([])
    }
  })

  it('the form of a service names it where its page says so', () => {
    for (const path of tradeCategorySlugs.flatMap((slug) => servicePathsOf(slug))) {
      const service = page(routes.service(path)).main.querySelector('input[name="service"]')?.getAttribute('value')
      expect(service, path).toBe(servicePages[path].ownForm ? serviceName(path) : undefined)
    }
  })

  it('emergency pages start with the business phone and 911, and link to /emergency and /contact', () => {
    for (const path of pathsOf('emergency')) {
      const links = hrefs(page(path).main).filter((href) => href?.startsWith('tel:'))
      expect(links.slice(0, 2), path).toEqual([`tel:${phoneFor(path).e164}`, 'tel:911'])
      const back = path === routes.category('emergency') ? [] : [routes.category('emergency')]
      expect(hrefs(page(path).main), path).toEqual(expect.arrayContaining([...back, routes.contact()]))
    }
    const all = servicePathsOf('emergency').map(routes.service)
    expect(hrefs(page(routes.category('emergency')).main)).toEqual(expect.arrayContaining(all))
  })

  it('location pages have a phone link in the first section, every service card and every reason', () => {
    for (const path of pathsOf('area', 'neighbourhood')) {
      const { main } = page(path)
      expect(hrefs(main, 'section:first-of-type a'), path).toContain(`tel:${phoneFor(path).e164}`)
      const headings = said(main, 'h3')
      for (const { name } of Object.values(serviceCards)) expect(headings, path).toContain(name)
      const reasons = said(main, 'section:first-of-type li > b')
      expect(reasons, path).toEqual(Object.values(reasonTitles))
    }
  })

  it('/toronto has the expected number of neighbourhood cards, and a link to the rest', () => {
    const { main } = page(routes.toronto())
    const links = hrefs(main)
    for (const path of torontoPaths) expect(links).toContain(routes.place(path))
    const names = [...main.querySelectorAll('a')].filter((link) => link.querySelector('.vh'))
    expect(names.length).toBeGreaterThanOrEqual(Math.min(cardsAtMost, torontoPaths.length))
  })

  it('/contact has the emergency call and every GTA area; home every area', () => {
    for (const [path, areas] of [
      [routes.contact(), gtaPaths.map(routes.place)],
      [routes.home(), [...gtaPaths.map(routes.place), routes.toronto()]],
    ] as const) {
      expect(hrefs(page(path).main), path).toEqual(expect.arrayContaining([...areas]))
    }
    expect(hrefs(page(routes.contact()).main)).toContain(`tel:${phoneFor(routes.contact()).e164}`)
  })

  it('home has six kinds of work, each with its own link, and its testimonials', () => {
    const { main, text } = page(routes.home())
    for (const category of categorySlugs) expect(hrefs(main)).toContain(routes.category(category))
    for (const { name, location } of homeTestimonials) expect(text).toContain(`${name}, ${location}`)
  })

  it('/about has figures, reasons and kinds of work', () => {
    const { main, text } = page(routes.about())
    for (const { label } of aboutPage.stats.items) expect(text).toContain(label)
    for (const { title } of aboutPage.why.items) expect(text).toContain(title)
    for (const { category } of aboutPage.services.items) expect(hrefs(main)).toContain(routes.category(category))
  })

  it('/thank-you has a phone link without a new window, and a link to home', () => {
    const { main } = page(routes.thankYou())
    expect(main.querySelector(`a[href="tel:${phoneFor('/').e164}"]`)?.hasAttribute('target')).toBe(false)
    expect(hrefs(main)).toContain('/')
  })

  it('menus link to all of their services and every area in the navigation', () => {
    const { document } = page(routes.home())
    const links = hrefs(document, 'header a')
    for (const category of tradeCategorySlugs) {
      expect(links, category).toEqual(expect.arrayContaining(servicePathsOf(category).map(routes.service)))
    }
    for (const area of townsIn('header')) expect(links).toContain(routes.place(area))
    for (const path of [routes.blog(), routes.contact(), routes.toronto()]) expect(links).toContain(path)
  })

  it('the menu of a phone has every service once, every category, the pages and the page’s number', () => {
    for (const { path, document } of oneOfEach()) {
      const menu = document.querySelector('#menu') as Element
      expect(hrefs(menu, 'ol a').sort(), path).toEqual(servicePaths.map(routes.service).sort())
      const others = [...categorySlugs.map(routes.category), routes.about(), routes.blog(), routes.contact()]
      expect(hrefs(menu), path).toEqual(expect.arrayContaining([...others, `tel:${phoneFor(path).e164}`]))
    }
  })

  it('posts have their date and a link back to the list', () => {
    for (const { slug, publishDate } of getPosts()) {
      const { main } = page(routes.post(slug))
      expect(main.querySelector(`time[datetime="${publishDate}"]`), slug).toBeTruthy()
      expect(hrefs(main), slug).toContain(routes.blog())
    }
  })

  it('menus and footer use a category’s spelling of its name: EV, not ev', () => {
    for (const { path, document } of oneOfEach()) {
      for (const category of categorySlugs) {
        const name = categoryName(category)
        const namesIn = (scope: string) =>
          [...document.querySelectorAll(`${scope} a[href="${routes.category(category)}"]`)].map((link) =>
            (link.textContent ?? '').trim(),
          )
        expect(namesIn('#menu'), `${path}: the phone menu`).toContain(name)
        // Within a sentence a name may begin small; its other capitals stay.
        for (const capitals of name.match(/\b[A-Z]{2,}\b/g) ?? []) {
          const small = new RegExp(`\\b${capitals.toLowerCase()}\\b`)
          const texts = ['header', '#menu', 'footer'].flatMap(namesIn)
          expect(
            texts.filter((text) => small.test(text)),
            path,
          ).toEqual([])
        }
      }
    }
  })

  it('the footer links to every category, to Toronto and the areas of the navigation, and to the privacy page', () => {
    const areas = townsIn('footer').map(routes.place)
    const wanted = [...categorySlugs.map(routes.category), routes.toronto(), ...areas, routes.privacy()]
    for (const { path, document } of oneOfEach()) {
      expect(hrefs(document, 'footer a'), path).toEqual(expect.arrayContaining(wanted))
    }
  })
})
