import { describe, expect, it } from 'vitest'
import { MAX_CARDS } from '@/components/toronto/toronto-page'
import { commonWords, serviceWords } from '@/content/interface'
import type {
  CategorySlug,
  FormService,
  PlaceContent,
  Price,
  ServiceCardId,
  ServiceCardLinks,
  SiteImage,
  Utility,
} from '@/content/schema'
import { sitePosts } from '@/lib/blog/posts'
import { claimsOfOneFact, hasClaim } from '@/lib/build/checks/statements'
import { dollars, priceRange } from '@/lib/content/formats'
import { isVagueLinkText } from '@/lib/content/link-mismatch'
import type { SiteContent } from '@/lib/content/load-content'
import { pageAt } from '@/lib/content/pages'
import { idsOfCategory, nameOf, staticPaths, townsIn } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { siteContent } from '@/lib/content/site-content'
import { testimonialsOn } from '@/lib/content/testimonials'
import { setRanges, smartPunctuation, unbrokenPieces } from '@/lib/content/typography'
import { keysOf } from '@/lib/objects'
import { attributionFields } from '@/lib/requests/attribution'
import { HONEYPOT_FIELD, requestFieldNames } from '@/lib/requests/fields'
import { isPostPath, routes } from '@/lib/routes'
import { licenceLine, offices, requestEndpoint } from '@/lib/site'
import { asWritten, type RenderedPage, renderSite } from '../support/rendered'
import { carouselPages, missingPath, onePageOfEach, sitePages } from '../support/site-pages'

// Rules for every page, for any content. Each line of a failure starts with the URL of a page.
const pages = await renderSite()

const oneLine = (text: string | null | undefined) =>
  asWritten(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const pageFor = (path: string) => pageAt(path === missingPath ? '/404' : path)

describe('every page', () => {
  /** Pages with the phone and hours of every office. */
  const withAllOffices: readonly string[] = [routes.contact(), routes.toronto()]
  const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `${id}`)
  const expectNoProblems = (check: (page: RenderedPage) => string[]) =>
    expect(pages.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`))).toEqual([])

  it('is rendered by this test', () =>
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(staticPaths())))

  it('has no link inside a link', () => {
    expectNoProblems(({ html }) => html.match(/<a\s(?:(?!<\/a>)[\s\S])*?<a\s[^>]*>/g) ?? [])
  })

  it('has every id that its drawings use', () => {
    expectNoProblems(({ html }) => {
      const used = [...html.matchAll(/(?:<use\s[^>]*href="#|url\(#)([^")]+)/g)].map(([, id]) => `${id}`)
      const ids = new Set(idsOf(html))
      return used.filter((id) => !ids.has(id)).map((id) => `a drawing uses #${id}, which is missing`)
    })
  })

  it('has pictures with dimensions, of which at most one loads at once', () => {
    expectNoProblems(({ html }) => {
      const pictures = html.match(/<img\s[^>]*>/g) ?? []
      const eager = pictures.filter((picture) => !picture.includes(' loading="lazy"'))
      return [...pictures.filter((picture) => !/ width=.* height=/.test(picture)), ...eager.slice(1)]
    })
    expect(pages.some(({ html }) => /<img\s[^>]*fetchpriority="high"/i.test(html))).toBe(true)
  })

  it('has the focus of every picture that content/images.ts gives one', () => {
    const focusOf = new Map(Object.entries<SiteImage>(siteContent().images).map(([name, { focus }]) => [name, focus]))
    expectNoProblems(({ html }) =>
      (html.match(/<img\s[^>]*>/g) ?? []).filter((picture) => {
        const name = / src="\/img\/(.*?)-[0-9a-f]{8}-/.exec(picture)?.[1]
        const focus = name && focusOf.get(name)
        return !name || (focus && !picture.includes(`--focus-point:${focus}`))
      }),
    )
  })

  it('has phone numbers only in phone links', () => {
    expectNoProblems(({ html }) => {
      // The header has a line for print.
      const mainAndFooter = html.slice(html.indexOf('<main'))
      const links = /<(script|style)\b[\s\S]*?<\/\1>|<a\s[^>]*href="tel:[\s\S]*?<\/a>/g
      return mainAndFooter.replace(links, '').match(/>[^<]*\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g) ?? []
    })
  })

  it('has a link for photos or papers where its words ask to send some', () => {
    const asks = /\b(?:send|email|text|attach)\b[^.?!\n]*\b(?:photos?|pictures?|plans?|papers|letters?|drawings?)\b/i
    expectNoProblems(({ text, document }) => {
      const [found] = asks.exec(text) ?? []
      return found && !document.querySelector('main a[data-photos]') ? [found] : []
    })
  })

  it('has no link that opens a new window', () => expectNoProblems(({ html }) => html.match(/<a\s[^>]*target=/g) ?? []))

  it('contains no unfilled token and no Markdown', () => {
    expectNoProblems(({ text, html }) => {
      const attributes = html.match(/ (?:aria-[a-z]+|alt|title|placeholder)="[^"]*\{[a-z]\w*\}[^"]*"/g) ?? []
      return [...attributes, ...(text.match(/\{[a-z][a-z-]*(:[^}]*)?\}|\*\*|\]\(|\bundefined\b|\[object/gi) ?? [])]
    })
  })

  it('keeps ranges and short compounds on one line', () => {
    // Islands do not load the code for it. CSS does it for phone numbers and the labels of the panel.
    const others = '.unbroken, [data-island], a[href^="tel:"], #services ol, figcaption, .visually-hidden'
    expectNoProblems(({ document }) => {
      const nodes = [...(document.querySelector('main')?.querySelectorAll('*') ?? [])]
      const texts = nodes
        .filter((node) => !node.closest(others))
        .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
      return texts.flatMap(({ textContent }) =>
        unbrokenPieces(textContent ?? '').flatMap(({ piece, isUnbroken }) => (isUnbroken ? [piece] : [])),
      )
    })
  })

  it('links only to existing pages and anchors, and not to the thank-you page', () => {
    const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]))
    expectNoProblems(({ path, html }) =>
      [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*|#[^"]*)"/g)].flatMap(([, href]) => {
        const [target, fragment] = (href as string).replaceAll('&amp;', '&').split('#')
        const [bare = ''] = (target || path).split('?')
        if (bare === routes.feed()) return []
        if (target === routes.thankYou()) return ['links to the page after a request']
        const targetIds = ids.get(bare)
        if (!targetIds) return [`links to ${href}, which is not a page`]
        return fragment && !targetIds.includes(fragment) ? [`links to ${href}, which has no such anchor`] : []
      }),
    )
  })

  it('has descriptive text in links', () => {
    expectNoProblems(({ document }) =>
      [...document.querySelectorAll('a')]
        .map((link) => oneLine(link.getAttribute('aria-label') ?? link.textContent))
        .filter((name) => name === '' || isVagueLinkText(name)),
    )
  })

  it('shows the questions and breadcrumbs of its structured data', () => {
    const indexed = sitePages.filter((page) => page.indexed).map(({ path }) => path)
    for (const { path, html, text, document } of pages.filter((page) => indexed.includes(page.path))) {
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
      const nodes: Record<string, unknown>[] = JSON.parse(data)['@graph']
      const faq = nodes.find((node) => node['@type'] === 'FAQPage') as
        | { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
        | undefined
      const breadcrumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList') as
        | { itemListElement: { name: string }[] }
        | undefined
      const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')].map((link) => link.textContent)
      // The last item is the page itself.
      const named = (breadcrumbs?.itemListElement ?? []).slice(0, -1).map(({ name }) => name)
      expect(named.map(oneLine), path).toEqual(crumbs.map(oneLine))
      expect(Boolean(breadcrumbs), path).toBe(path !== '/' && !isPostPath(path))
      const shown = (faq?.mainEntity ?? []).flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
      for (const words of shown) expect(oneLine(text), path).toContain(oneLine(words))
    }
  })

  it('says when a panel is cool and quiet, if it tells visitors to touch one only then', () => {
    const meaning = setRanges(plainText(renderCopy(siteContent().rules['cool-and-quiet'], pageAt('/'))).trim())
    expectNoProblems(({ text }) => {
      const isCondition = /\bcool and quiet\b/i.test(text)
      return isCondition && !oneLine(text).includes(oneLine(meaning)) ? ['does not say what cool and quiet means'] : []
    })
  })

  it('includes the licence line that Ontario requires', () => {
    expectNoProblems(({ text }) => (text.includes(licenceLine()) ? [] : [`"${licenceLine()}" is missing`]))
  })

  it('shows only the phone of its office', () => {
    expectNoProblems(({ path, html }) => {
      const own = pageFor(path).office.phone
      const missing = html.includes(`tel:${own.e164}`) ? [] : [`${own.display} is missing`]
      if (withAllOffices.includes(path)) return missing
      // Offices may have the same phone.
      const others = offices().flatMap(({ phone }) => (phone.e164 === own.e164 ? [] : [phone.display, phone.e164]))
      const shown = others.filter((number) => html.includes(number))
      return [...missing, ...shown.map((number) => `shows ${number} beside ${own.display}`)]
    })
  })

  it('shows only the hours of its office, and shows them if it is the page of a place', () => {
    expectNoProblems(({ path, text }) => {
      if (withAllOffices.includes(path)) return []
      const own = pageFor(path).office.hours.label
      const foreign = offices().flatMap(({ hours: { label } }) => (label === own ? [] : [label]))
      const missing = !/^\/(gta|toronto)\//.test(path) || text.includes(own) ? [] : [`${own} is missing`]
      return [...missing, ...foreign.filter((label) => text.includes(label)).map((label) => `shows ${label}`)]
    })
  })

  it('uses one value of each claim', () => {
    expectNoProblems(({ text }) =>
      claimsOfOneFact.flatMap(({ ids }) => {
        const values = [...new Set(ids.map((id) => siteContent().claims[id].value as string))]
        const shown = values.filter((value) => hasClaim(text, value))
        return shown.length > 1 ? [`shows ${shown.join(' and ')}`] : []
      }),
    )
  })
})

/** The texts of all dangers, as pages show them. */
const dangerTexts = Object.values(renderCopy(siteContent().dangers, pageAt('/')))
  .flatMap(({ short, full }) => [short, full])
  .map((text) => setRanges(plainText(text).trim()))

describe('kinds of page', () => {
  const documents = pages.map((one) => ({ ...one, main: one.document.querySelector('main') as Element }))
  const page = (path: string) => documents.find((one) => one.path === path) as (typeof documents)[number]
  const hrefs = (node: Element | Document, selector = 'a') =>
    [...node.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  const textsOf = (node: Element, selector: string) =>
    [...node.querySelectorAll(selector)].map(({ textContent }) => oneLine(textContent))
  const singlePages = (names: SiteContent['navigation']['footerPages']) => names.map((name) => routes[name]())
  /** Enough for header, menus and footer, which are the same components on every page. */
  const oneOfEach = documents.filter(({ path }) => onePageOfEach.includes(path))
  const pathsOf = (...kinds: string[]) => sitePages.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
  const tel = (path: string) => `tel:${pageFor(path).office.phone.e164}`

  const emergency = routes.page('emergency')
  const categories = siteContent().categorySlugs.map(routes.page)
  const services = (category: CategorySlug) => idsOfCategory(category).map(routes.page)
  const allServices = siteContent().serviceCategorySlugs.flatMap((slug) => idsOfCategory(slug))
  const categoryAt = (path: string) => path.split('/')[1] as CategorySlug
  const towns = siteContent().townIds.map(routes.page)

  it.each<[what: string, paths: string[], links: (path: string) => string[]]>([
    ['categories', pathsOf('category'), (path) => [...services(categoryAt(path)), emergency, tel(path)]],
    ['services', pathsOf('service'), (path) => [routes.page(categoryAt(path)), emergency, tel(path)]],
    ['emergencies', services('emergency'), () => [emergency, routes.contact()]],
    ['/emergency', [emergency], () => [...services('emergency'), routes.contact()]],
    ['/toronto', [routes.toronto()], () => siteContent().neighbourhoodIds.map(routes.page)],
    ['/contact', [routes.contact()], (path) => [...towns, tel(path)]],
    ['home', [routes.home()], () => [...towns, routes.toronto(), ...categories]],
    [
      '/about',
      [routes.about()],
      () => siteContent().singlePages.about.services.items.map(({ category }) => routes.page(category)),
    ],
    ['/thank-you', [routes.thankYou()], (path) => [routes.home(), tel(path)]],
    ['posts', sitePosts().map(({ slug }) => routes.post(slug)), () => [routes.blog()]],
  ])('%s: the main part has the links of its kind', (_what, paths, links) => {
    for (const path of paths) expect(hrefs(page(path).main), path).toEqual(expect.arrayContaining(links(path)))
  })

  it('every page is within three clicks of home through links in the main part', () => {
    const clicks = new Map([['/', 0]])
    for (const [path, count] of clicks)
      for (const href of hrefs(page(path).main)) {
        const [target = ''] = (href ?? '').split(/[?#]/)
        if (page(target) && !clicks.has(target)) clicks.set(target, count + 1)
      }
    const far = sitePages.filter(({ path, indexed }) => indexed && (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 3)
    expect(far).toEqual([])
  })

  it.each([
    ['header', siteContent().serviceCategorySlugs.flatMap(services), singlePages(siteContent().navigation.headerPages)],
    ['footer', categories, singlePages(siteContent().navigation.footerPages)],
  ] as const)('the %s links to services or categories, to places and to single pages', (part, ...links) => {
    const expected = [...links.flat(), routes.toronto(), ...townsIn(part).map(routes.page)]
    for (const { path, document } of oneOfEach)
      expect(hrefs(document, `${part} a`), path).toEqual(expect.arrayContaining(expected))
  })

  it('a page has the request forms of its kind, each complete without scripts', () => {
    const { copyEmail }: FormService = siteContent().formService
    const { next, subject, fixed, copyEmail: copyField } = siteContent().formFields
    for (const { path, forms } of sitePages) {
      const found = [...page(path).main.querySelectorAll('form[method="post"]')]
      expect(found.length, path).toBe(forms)
      for (const form of found) {
        expect(form.getAttribute('action'), path).toBe(requestEndpoint())
        expect(form.getAttribute('enctype'), path).toBe('multipart/form-data')
        expect(form.getAttribute('name'), path).toBe(path === '/' ? 'homepage_contact_form' : 'global_contact_form')
        const names = [...form.querySelectorAll('input, textarea')].map((field) => field.getAttribute('name'))
        const serviceField = names.includes('service') ? ['service'] : []
        const fields = [...requestFieldNames, HONEYPOT_FIELD, next, ...Object.keys(fixed), subject]
        const copied = copyEmail ? [copyField] : []
        expect(names, path).toEqual([...fields, ...copied, ...serviceField, ...attributionFields])
        expect(form.querySelector(`[name="${copyField}"]`)?.getAttribute('value') ?? '', path).toBe(copyEmail)
      }
    }
  })

  it('the form of a service with ownForm has the name of the service', () => {
    for (const id of allServices) {
      const service = page(routes.page(id)).main.querySelector('input[name="service"]')?.getAttribute('value')
      expect(service, id).toBe(siteContent().servicePages[id].ownForm ? nameOf(id) : undefined)
    }
  })

  it('category pages have an introduction, reasons, and questions beside their services', () => {
    for (const path of pathsOf('category')) {
      const { main, text } = page(path)
      const { lead, reasons, choices } = renderCopy(
        siteContent().categoryPages[path.slice(1) as keyof SiteContent['categoryPages']],
        pageAt(path),
      )
      expect(text, path).toContain(asWritten(plainText(lead)))
      expect(textsOf(main, 'h2'), path).toContain(asWritten(reasons.heading))
      for (const { title } of reasons.items) expect(text, path).toContain(asWritten(title))
      for (const { question, service } of choices?.items ?? []) {
        const links = [...main.querySelectorAll(`li a[href="${routes.page(service)}"]`)]
        const rows = links.map((link) => oneLine(link.closest('li')?.textContent))
        expect(rows, path).toContainEqual(expect.stringContaining(asWritten(question)))
      }
    }
  })

  it('the mobile bar has the phone of the page and a link to the form, or 911 before the phone in an emergency', () => {
    for (const { path, kind, forms } of sitePages) {
      const request = forms > 0 ? routes.formOnPage() : routes.formOnContact()
      const first = kind === 'emergency' ? ['tel:911'] : []
      const last = kind === 'emergency' || kind === 'thank-you' ? [] : [request]
      expect(hrefs(page(path).document, '[data-mobile-bar] a'), path).toEqual([...first, tel(path), ...last])
    }
  })

  it('a section with prices has their terms: typical, plus HST, and the charger extra', () => {
    const amountsOf = ({ low, high = low }: Price) => [dollars(low), dollars(high)].map(asWritten)
    const amounts = Object.values<Price>(siteContent().prices).flatMap(amountsOf)
    const charger = (siteContent().prices as Readonly<Record<string, Price>>)['ev-level-2']
    /** The text of a section without its headings, which may say "typical" of something else. */
    const textOf = (section: Element) => {
      const copy = section.cloneNode(true) as Element
      for (const node of copy.querySelectorAll('h1, h2, h3, style, script')) node.remove()
      return oneLine(copy.textContent)
    }
    // A post may have the prices of other firms.
    const priced = pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('main section:not(:has(section))')]
        .map((section) => ({ where: `${path} #${section.id}`, text: textOf(section) }))
        .filter(({ text }) => amounts.some((amount) => text.includes(amount))),
    )
    expect(priced.length).toBeGreaterThan(0)
    const missing = priced.flatMap(({ where, text }) => [
      ...(/typical/i.test(text) ? [] : [`${where}: typical`]),
      ...(text.includes('plus HST') ? [] : [`${where}: plus HST`]),
      ...(charger && text.includes(dollars(charger.low)) && !/charger (?:is )?extra/i.test(text)
        ? [`${where}: the charger is extra`]
        : []),
    ])
    expect(missing).toEqual([])
  })

  it('service pages have the sections for price, description and steps that are in their files', () => {
    for (const service of allServices) {
      const { cost, overview, steps } = siteContent().servicePages[service]
      for (const [id, section] of Object.entries({ price: cost, overview, steps })) {
        const found = page(routes.page(service)).main.querySelectorAll(`section[id="${id}"]`)
        if (section) expect(found, `${service} #${id}`).toHaveLength(1)
      }
    }
  })

  it('the price of a service is a line from its lowest figure to its highest, with the terms, or from least to most', () => {
    const { least, most } = serviceWords
    for (const service of allServices) {
      const { cost, headPrice, facts } = siteContent().servicePages[service]
      if (!cost) continue
      const section = page(routes.page(service)).main.querySelector('#price')
      const titles = [...(section?.querySelectorAll('ol > li > h3') ?? [])].map((title) => oneLine(title.textContent))
      const price: Price | undefined = headPrice?.kind === 'price' ? siteContent().prices[headPrice.price] : undefined
      const each = price?.unit === 'light' ? ' each' : ''
      const [low, high] = price ? [price.low, price.high ?? price.low].map((amount) => dollars(amount)) : [least, most]
      expect(titles, service).toEqual([
        `${low}${each}`,
        ...cost.moves.map(({ name }) => asWritten(name)),
        `${high}${price?.openEnded ? '+' : ''}${each}`,
      ])
      expect(section?.querySelectorAll('dl > div').length, service).toBeGreaterThanOrEqual(facts.length)
      const text = oneLine(section?.textContent)
      if (price) expect(text, service).toContain(siteContent().typicalPrice)
      const { note } = renderCopy({ note: headPrice?.note ?? '' }, pageAt(routes.page(service)))
      expect(text, service).toContain(oneLine(plainText(note)))
    }
  })

  it('bars of sizes are to scale, in parts of one size', () => {
    const { categoryPages, servicePages } = siteContent()
    const charts = [...Object.entries(categoryPages), ...Object.entries(servicePages)].flatMap(([id, content]) => {
      const sizes = 'mainSection' in content ? content.mainSection : 'sizes' in content ? content.sizes : undefined
      return sizes && 'scale' in sizes ? [{ path: `/${id}`, sizes }] : []
    })
    expect(charts.length).toBeGreaterThan(0)
    for (const { path, sizes } of charts) {
      const chart = page(path).main.querySelector('#sizes')
      const full = sizes.whole?.value ?? Math.max(...sizes.items.map(({ value }) => value))
      const numberOf = (element: Element | null | undefined, name: string) =>
        Number(element?.getAttribute('style')?.match(new RegExp(`--${name}:([\\d.]+)`))?.[1])
      const shares = [...(chart?.querySelectorAll('h3[style]') ?? [])].map((bar) => numberOf(bar, 'share') * full)
      for (const [index, { value }] of sizes.items.entries()) expect(shares[index], path).toBeCloseTo(value, 2)
      expect(numberOf(chart?.querySelector('ul'), 'part') * full, path).toBeCloseTo(sizes.part, 2)
    }
  })

  it('what to have ready is a list, one item for each thing, on service and emergency pages', () => {
    const contents: Readonly<Record<string, { ready?: { heading: string; items: readonly string[] } }>> = {
      ...siteContent().servicePages,
      ...siteContent().emergencyPages,
    }
    for (const id of siteContent().serviceAndEmergencyIds) {
      const path = routes.page(id)
      const { ready } = renderCopy({ ready: contents[id]?.ready }, pageAt(path))
      if (!ready) continue
      const headings = [...page(path).main.querySelectorAll('h2, h3')]
      const heading = headings.find((node) => oneLine(node.textContent) === asWritten(ready.heading))
      // On emergency pages it is in a fold among the questions; service pages fold the list on phones.
      const next = heading?.nextElementSibling
      const fold = heading?.closest('details') ?? (next?.tagName === 'DETAILS' ? next : null)
      const list = fold?.querySelector('ul') ?? next
      expect(list?.tagName, path).toBe('UL')
      expect(list?.querySelectorAll('li'), path).toHaveLength(ready.items.length)
    }
  })

  it('service and category pages have no text of a danger in a fold', () => {
    for (const path of pathsOf('service', 'category')) {
      const folds = [...page(path).main.querySelectorAll('details')]
      const folded = folds.map(({ textContent }) => textContent).join(' ')
      expect(
        dangerTexts.filter((text) => folded.includes(text)),
        path,
      ).toEqual([])
    }
  })

  it('place pages say the sentence of their street, and fold no note with a danger', () => {
    for (const id of keysOf(siteContent().placePages)) {
      const path = routes.page(id)
      const { main } = page(path)
      const { streetSentence } = renderCopy(siteContent().placePages[id], pageAt(path))
      expect(oneLine(main.textContent), path).toContain(asWritten(plainText(streetSentence)))
      const folded = textsOf(main, '#local details').join(' ')
      expect(
        dangerTexts.filter((text) => folded.includes(text)),
        path,
      ).toEqual([])
    }
  })

  it('emergency pages start with 911 and then the phone, and of all pages with a URL only they have a dead wire', () => {
    for (const { path, kind } of sitePages) {
      const { main, document } = page(path)
      const isEmergency = kind === 'emergency'
      expect(document.querySelector('body > [data-wire="unlit"]') !== null, path).toBe(isEmergency)
      const calls = hrefs(main).filter((href) => href?.startsWith('tel:'))
      if (isEmergency) expect(calls.slice(0, 2), path).toEqual(['tel:911', tel(path)])
    }
  })

  it.each(idsOfCategory('emergency'))('/%s has each of its three safety lists once', (id) => {
    const { never, whoToCall, callUs } = renderCopy(siteContent().emergencyPages[id], pageAt(routes.page(id)))
    const headings = textsOf(page(routes.page(id)).main, 'h2, h3')
    for (const { heading } of [never, whoToCall, callUs])
      expect(headings.filter((text) => text === asWritten(heading))).toHaveLength(1)
  })

  it('a post has one call beside its text, and below it a block without another call', () => {
    for (const path of pathsOf('post')) {
      const { main } = page(path)
      expect(hrefs(main, '#post-text aside a'), path).toContain(tel(path))
      expect(main.querySelector('#post-call h2'), path).not.toBeNull()
      expect(
        hrefs(main, '#post-call a, #post-more a').filter((href) => href?.startsWith('tel:')),
        path,
      ).toEqual([])
    }
  })

  it('place pages have a phone link and reasons in the first section, and every service card', () => {
    for (const path of pathsOf('town', 'neighbourhood')) {
      const { main } = page(path)
      expect(hrefs(main, 'section:first-of-type a'), path).toContain(tel(path))
      const headings = textsOf(main, 'h3')
      for (const { name } of Object.values(renderCopy(siteContent().serviceCards, pageAt(path))))
        expect(headings, path).toContain(asWritten(name))
      const titles = Object.values(renderCopy(siteContent().reasonTitles, pageAt(path))).map(asWritten)
      expect(textsOf(main, 'section:first-of-type li > b'), path).toEqual(titles)
      // Below 768 px the top bar, which says it too, is hidden.
      expect(textsOf(main, 'section:first-of-type li').join(' '), path).toMatch(/\binsur(?:ed|ance)\b/)
    }
  })

  it('a service card of a place has its price, unless the place says that its sentence is about more', () => {
    for (const id of keysOf(siteContent().placePages)) {
      const path = routes.page(id)
      const cards = [...page(path).main.querySelectorAll('#services li')]
      const { quotedCards }: PlaceContent = siteContent().placePages[id]
      for (const card of keysOf(siteContent().serviceCards)) {
        const { name, price }: ServiceCardLinks[ServiceCardId] = siteContent().serviceCards[card]
        const shown = oneLine(cards.find((item) => item.querySelector('h3')?.textContent === name)?.textContent)
        if (price)
          expect(shown.includes(priceRange(siteContent().prices[price])), `${path}: ${name}`).toBe(
            !quotedCards.includes(card),
          )
      }
    }
  })

  it('place pages say how soon we call back, and name each of their utilities with its phone', () => {
    for (const id of keysOf(siteContent().placePages)) {
      const path = routes.page(id)
      const { main } = page(path)
      const [head = ''] = textsOf(main, 'section:first-of-type')
      expect(head, path).toContain(siteContent().claims.replyTime.value)
      // The office hours are beside the number.
      expect(oneLine(main.textContent), path).not.toContain(commonWords.answeredDayAndNight)
      const { utility, otherUtility }: PlaceContent = siteContent().placePages[id]
      for (const served of otherUtility ? [{ id: utility, area: '' }, otherUtility] : [{ id: utility, area: '' }]) {
        const { name, outagePhone: phone, shutOff, largerService }: Utility = siteContent().utilities[served.id]
        for (const text of [name, served.area, phone ?? '']) expect(oneLine(main.textContent), path).toContain(text)
        for (const steps of [shutOff?.terms, largerService?.needs, largerService?.takes])
          expect(oneLine(main.textContent), path).toContain(oneLine(smartPunctuation(steps ?? '')))
      }
    }
  })

  it('/toronto has cards of neighbourhoods, home its testimonials, /about its figures and reasons', () => {
    const cards = [...page(routes.toronto()).main.querySelectorAll('a')].filter((link) =>
      link.querySelector('.visually-hidden'),
    )
    expect(cards.length).toBeGreaterThanOrEqual(Math.min(MAX_CARDS, siteContent().neighbourhoodIds.length))
    for (const { name, location } of testimonialsOn(siteContent().homeTestimonials, pageAt('/')))
      expect(page('/').text).toContain(asWritten(`${name}, ${location}`))
    const { text } = page(routes.about())
    const { figures, reasons } = renderCopy(siteContent().singlePages.about, pageAt(routes.about()))
    for (const { label } of figures.items) expect(text).toContain(asWritten(plainText(label)))
    for (const { title } of reasons.items) expect(text).toContain(asWritten(plainText(title)))
  })

  it('testimonials show their month and year, the newest first', () => {
    for (const { path, testimonials } of [
      ...carouselPages,
      { path: '/', testimonials: siteContent().homeTestimonials },
    ]) {
      const dates = [...page(path).main.querySelectorAll('figure time')]
      expect(dates, path).toHaveLength(testimonials.length)
      for (const date of dates) {
        const time = new Date(`${date.getAttribute('datetime')}-15`)
        const shown = time.toLocaleDateString('en-CA', { month: 'long', year: 'numeric' })
        expect(asWritten(date.textContent), path).toBe(shown)
      }
      const months = dates.map((date) => date.getAttribute('datetime') ?? '')
      expect(months, path).toEqual(months.toSorted().reverse())
    }
  })

  it('/about has no year that the business began, because it has the years of experience', () =>
    expect(hasClaim(page(routes.about()).text, siteContent().claims.sinceServices.value)).toBe(false))

  it('the mobile menu and the panel of home have every service once', () => {
    const all = siteContent().serviceAndEmergencyIds.map(routes.page).sort()
    expect(hrefs(page('/').main, '#services ol a').sort()).toEqual(all)
    for (const { path, document } of oneOfEach) expect(hrefs(document, '#menu ol a').sort(), path).toEqual(all)
  })

  it('the panel of home has odd numbers on the left, even ones on the right, and named switches that are on', () => {
    const { main } = page('/')
    const numbersOf = (side: string) =>
      textsOf(main, `#services [data-side="${side}"] li`).map((text) => Number.parseInt(text ?? '', 10))
    const [left, right] = [numbersOf('left'), numbersOf('right')]
    expect(left.filter((number) => number % 2 !== 1)).toEqual([])
    expect(right.filter((number) => number % 2 !== 0)).toEqual([])
    expect(new Set([...left, ...right]).size).toBe(siteContent().serviceAndEmergencyIds.length)
    expect(main.querySelectorAll('#services h3')).toHaveLength(siteContent().categorySlugs.length)
    const switches = [...main.querySelectorAll('#services [role="switch"]')]
    expect(switches.length).toBeGreaterThan(0)
    for (const breaker of switches) {
      const service = breaker.parentElement?.querySelector('a span:last-child')?.textContent
      expect(breaker.getAttribute('aria-label')).toContain(service)
      expect(breaker.hasAttribute('checked'), service ?? '').toBe(true)
    }
  })

  it('the mobile menu has every category, single pages, the phone of the page and no switches', () => {
    for (const { path, document } of oneOfEach) {
      const menu = document.querySelector('#menu') as Element
      const others = [...categories, ...singlePages(siteContent().navigation.footerPages), tel(path)]
      expect(hrefs(menu), path).toEqual(expect.arrayContaining(others))
      expect(menu.querySelectorAll('[role="switch"]'), path).toHaveLength(0)
    }
  })
})
