import { readdirSync } from 'node:fs'
import { Window } from 'happy-dom'
import { type APIRequestContext, expect, type Locator, type Page, test } from 'playwright/test'
import { business } from '@/content/business'
import { catalogue } from '@/content/catalogue'
import { faqs } from '@/content/faqs'
import { homeTestimonials, panelUpgradeTestimonials } from '@/content/testimonials'
import {
  categorySlugs,
  gtaPaths,
  locationName,
  routes,
  serviceName,
  servicePaths,
  servicePathsOf,
  torontoPaths,
} from '@/lib/routes'
import { licenceLine } from '@/lib/site'
import { aboutView } from '@/lib/views/about'
import { missingPath, openPage, type SitePage, sitePages } from '../support/site-pages'

/** The page's main part. */
const main = (page: Page) => page.locator('main')
/** The section with this heading or label. */
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const forms = (scope: Page | Locator) => scope.locator('form[method="post"]')
const pagesOf = (...screens: SitePage['screen'][]) => sitePages.filter(({ screen }) => screens.includes(screen))

/** The served HTML without scripts: what a crawler that runs none can read. */
async function served(request: APIRequestContext, path: string): Promise<{ status: number; html: string }> {
  const response = await request.get(path)
  const html = (await response.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  return { status: response.status(), html }
}

/** The same as a document, for what stands in a page whatever its styles and scripts do. */
async function servedMain(request: APIRequestContext, path: string) {
  const { html } = await served(request, path)
  // Styles are of no use here and slow to parse.
  const bare = html.replace(/<style\b[^>]*>[\s\S]*?<\/style>|<link\b[^>]*>|<svg\b[\s\S]*?<\/svg>/g, '')
  const found = new new Window().DOMParser().parseFromString(bare, 'text/html').querySelector('main')
  if (!found) throw new Error(`${path} has no main`)
  const texts = (selector: string) =>
    [...found.querySelectorAll(selector)].map((node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim())
  const hrefs = (selector: string) => [...found.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  return { text: texts('h1, h2, h3, p, li, dd, td, th').join('\n'), texts, hrefs, node: found }
}

const between = (html: string, start: RegExp, end: RegExp) => {
  const from = html.search(start)
  return html.slice(from, from + html.slice(from).search(end))
}

test.describe('every page', () => {
  for (const { path, phone, otherPhone, forms: formCount } of sitePages) {
    test(`${path} is served whole`, async ({ request }) => {
      const { status, html } = await served(request, path)
      expect(status).toBe(200)
      expect(html.match(/<h1[\s>]/g), 'one h1').toHaveLength(1)
      expect(html).toContain('lang="en-CA"')

      const footer = between(html, /<footer/, /<\/footer>/)
      const text = footer.replace(/<[^>]+>/g, '')
      expect(text, 'licence line').toContain(licenceLine)
      expect(footer, 'own number in the footer').toContain(`tel:${phone.e164}`)
      expect(footer).not.toContain(otherPhone.e164)

      const header = between(html, /<header/, /<\/header>/)
      expect(header, 'number in the header').toContain(`tel:${phone.e164}`)
      expect(header).not.toContain(otherPhone.e164)
      const rest = html.replace(footer, '')
      expect(rest, 'number in the page').toContain(phone.display)
      // Both offices, each with its own number, stand on these two pages.
      if (!['/contact', '/toronto'].includes(path)) {
        expect(rest).not.toContain(otherPhone.e164)
        expect(rest).not.toContain(otherPhone.display)
      }
      expect(html.match(/<form[^>]*method="post"/g) ?? [], 'request forms').toHaveLength(formCount)
    })
  }

  test('is built once, listed once and in the sitemap', async ({ request }) => {
    const listed = sitePages.map(({ path }) => path)
    expect(listed).toHaveLength(102)
    const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    expect(files.sort()).toEqual([...listed.map((path) => `${path.slice(1) || 'index'}.html`), '404.html'].sort())

    const sitemap = await (await request.get('/sitemap.xml')).text()
    const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] as string).pathname)
    const indexed = sitePages.filter((page) => page.indexed).map(({ path }) => path)
    expect(inSitemap.sort()).toEqual(indexed.sort())
  })

  test('uses each id once', async ({ request }) => {
    for (const { path } of sitePages) {
      const ids = [...(await served(request, path)).html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([])
    }
  })
})

test.describe('an unknown address', () => {
  const unknown = [
    missingPath,
    '/residential/no-such-service',
    '/residential/panel-upgrades/more',
    '/emergency/no-such-page',
    '/gta/atlantis',
    '/toronto/atlantis',
  ]
  for (const path of unknown) {
    test(`${path} is a 404`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('Oops! Page not found')
    })
  }

  test('gets the not-found page, which names the path in the console', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await openPage(page, missingPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(main(page).getByText('404', { exact: true })).toBeAttached()
    await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(main(page).locator(`a[href="tel:${business.phone.e164}"]`).first()).toBeVisible()
    await expect(forms(page)).toHaveCount(1)
    expect(logged.some((text) => text.includes(missingPath) && text.startsWith('404'))).toBe(true)
  })
})

test.describe('home', () => {
  for (const [width, height] of [
    [1440, 700],
    [1440, 1200],
    [390, 844],
  ] as const) {
    test(`hero is 75vh and at least 600 px at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const hero = main(page).locator('section').first()
      await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
      const height75 = Math.max(0.75 * height, 600)
      expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(height75)
      // Emptied, it keeps that height.
      const emptied = await hero.evaluate((node) => {
        for (const part of node.querySelectorAll<HTMLElement>('h1, h1 ~ *, a, ul, [data-request-form]'))
          part.hidden = true
        for (const part of node.querySelectorAll<HTMLElement>('[hidden]')) part.style.display = 'none'
        return node.getBoundingClientRect().height
      })
      expect(Math.abs(emptied - height75)).toBeLessThanOrEqual(2)
    })
  }

  test('hero holds the reviews badge, trust badges, headline and the form over it on a desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const hero = main(page).locator('section').first()
    await expect(hero.getByRole('link', { name: /5\.0.*400\+.*five-star reviews/ })).toBeVisible()
    for (const badge of ['ESA certified', 'Insured', '24/7 emergency', 'Authorized Lutron dealer']) {
      await expect(hero.getByRole('listitem').filter({ hasText: badge })).toBeVisible()
    }
    await expect(hero.getByRole('heading', { level: 1 })).toContainText('1972')
    await expect(forms(hero)).toHaveAttribute('name', 'homepage_contact_form')
    const headline = await hero.getByRole('heading', { level: 1 }).boundingBox()
    const form = await forms(hero).boundingBox()
    if (!headline || !form) throw new Error('the hero shows no headline or no form')
    expect(form.x).toBeGreaterThan(headline.x + headline.width / 2)
    expect(form.y).toBeLessThan(headline.y + headline.height)
  })

  test('form stands in line under the headline on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const hero = main(page).locator('section').first()
    const headline = await hero.getByRole('heading', { level: 1 }).boundingBox()
    const form = await forms(hero).boundingBox()
    if (!headline || !form) throw new Error('the hero shows no headline or no form')
    expect(form.y).toBeGreaterThan(headline.y + headline.height)
    expect(form.x + form.width).toBeLessThanOrEqual(390)
  })

  test('shows the panel, the house, the firm, four testimonials, prices and every area, in this order', async ({
    page,
  }) => {
    await page.goto('/')
    for (const claim of ['1972', '50+ years', '5000+', '400+', '24/7', licenceLine])
      await expect(page.locator('#trust')).toContainText(claim)
    await expect(page.getByRole('img', { name: /Cutaway drawing of a house/ })).toBeVisible()

    const panel = page.locator('#services').getByRole('navigation')
    for (const slug of categorySlugs) {
      const group = panel.getByRole('heading', { name: catalogue[slug].name, exact: true })
      await expect(group.getByRole('link')).toHaveAttribute('href', routes.category(slug))
    }
    const listed = await panel.getByRole('listitem').getByRole('link').all()
    expect(listed).toHaveLength(servicePaths.length)

    const quotes = section(page, 'What customers say').first().getByRole('figure')
    await expect(quotes).toHaveCount(4)
    for (const [index, { name, location, service, rating }] of homeTestimonials.entries()) {
      await expect(quotes.nth(index)).toContainText(`${name}, ${location}`)
      await expect(quotes.nth(index)).toContainText(service)
      await expect(quotes.nth(index).getByRole('img', { name: `${rating} out of 5 stars` })).toBeVisible()
    }

    const areas = await page.locator('#areas nav a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    for (const path of gtaPaths) expect(areas).toContain(routes.location(path))
    expect(areas).toContain('/toronto')

    const order = await main(page)
      .locator('[id]')
      .evaluateAll((nodes) => nodes.map((node) => node.id))
    const wanted = ['services', 'house', 'trust', 'testimonials', 'prices', 'faq', 'areas']
    expect(order.filter((id) => wanted.includes(id))).toEqual(wanted)
  })

  test('FAQ shows six of eleven, the rest on request, and opens items one by one', async ({ page }) => {
    await openPage(page, '/')
    const faq = page.locator('#faq')
    const questions = faq.locator('summary').filter({ has: page.locator('h3') })
    await expect(questions).toHaveCount(11)
    await expect(questions.locator('visible=true')).toHaveCount(6)

    await faq.getByText('Show all FAQs').click()
    await expect(questions.locator('visible=true')).toHaveCount(11)
    for (const { question } of faqs) await expect(faq.getByRole('heading', { name: question })).toBeVisible()
    await faq.getByText('Show fewer').click()
    await expect(questions.locator('visible=true')).toHaveCount(6)

    const item = (index: number) => faq.locator('details').nth(index)
    await questions.nth(2).click()
    await questions.nth(3).click()
    await expect(item(2)).toHaveAttribute('open', '')
    await expect(item(3)).toHaveAttribute('open', '')
    await questions.nth(2).click()
    await expect(item(2)).not.toHaveAttribute('open', '')
    await expect(item(3)).toHaveAttribute('open', '')
  })

  test('a flipped breaker puts its circuit out in the house, by mouse and by keyboard', async ({ page }) => {
    await page.goto('/')
    const drawing = page.locator('#house [data-live]')
    const level = (circuit: string) =>
      drawing.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name).trim(), `--${circuit}`)
    await page.getByRole('switch', { name: /Pot lights/ }).click()
    expect(await level('c-pot-lights')).toBe('0')
    expect(await level('c-fans')).toBe('1')
    await page.getByRole('switch', { name: /Panel upgrades/ }).focus()
    await page.keyboard.press('Space')
    expect(await level('c-fans')).toBe('0')
    expect(await level('c-service')).toBe('1')
  })
})

test.describe('header and footer', () => {
  test('header holds the top bar, the menus and the emergency call', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const topBar = section(page, 'Licence, areas and phone')
    await expect(topBar.getByRole('link', { name: business.phone.display })).toBeVisible()
    for (const network of ['Facebook', 'Instagram', 'YouTube']) {
      await expect(topBar.getByRole('link', { name: network })).toBeVisible()
    }
    for (const badge of ['ESA certified', 'Insured', 'Family-run']) await expect(topBar.getByText(badge)).toBeVisible()
    await expect(topBar.getByRole('navigation', { name: 'Main areas' }).getByRole('link')).not.toHaveCount(0)

    const nav = page.getByRole('navigation', { name: 'Main', exact: true })
    await expect(nav.locator('summary')).toHaveText([
      'Residential',
      'Commercial / Industrial',
      'Smart Home',
      'EV & Generator',
      'Areas We Serve',
    ])
    await expect(nav.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('href', '/blog')
    await expect(nav.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('banner').getByRole('link', { name: /24\/7 Emergency/ })).toHaveAttribute(
      'href',
      `tel:${business.phone.e164}`,
    )
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden()
  })

  test('menus lead to every service and to the seventeen areas of the specification', async ({ page }) => {
    await page.goto('/')
    const hrefs = await page.locator('header nav a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    for (const category of categorySlugs) {
      if (category === 'emergency') continue
      for (const path of servicePathsOf(category)) expect(hrefs).toContain(routes.service(path))
    }
    const areas =
      'ajax aurora brampton burlington caledon clarington king-city markham milton mississauga newmarket oakville oshawa pickering richmond-hill vaughan whitby'
    for (const area of areas.split(' ')) expect(hrefs).toContain(`/gta/${area}`)
  })

  test('footer holds contact details, areas, services and the licence line', async ({ page }) => {
    await page.goto('/toronto/riverdale')
    const footer = page.getByRole('contentinfo')
    for (const text of ['Yonge Street', 'Stilton Road', 'Mon-Fri 9AM-5PM', business.email, licenceLine]) {
      await expect(footer).toContainText(text)
    }
    // The number and the hours of the office that answers this page, and no other.
    await expect(footer.locator('a[href^="tel:"]')).toHaveText(business.torontoPhone.display)
    await expect(footer).not.toContainText('Mon-Fri 7AM-6PM')
    for (const category of categorySlugs) {
      await expect(
        footer.getByRole('navigation', { name: 'Services' }).locator(`a[href="${routes.category(category)}"]`),
      ).toBeVisible()
    }
    await expect(footer.getByRole('navigation', { name: 'Areas' }).locator('a[href^="/gta/"]').first()).toBeVisible()
  })
})

test('about shows its years, its four figures, why choose us, four kinds of work and the form', async ({ page }) => {
  const { years, stats, why, services } = aboutView().page
  await page.goto('/about')
  await expect(page.locator('#years ol > li')).toHaveCount(years.items.length)
  for (const { label, value } of stats.items) {
    await expect(page.locator('#figures dl > div').filter({ hasText: label })).toContainText(value)
  }
  await expect(section(page, why.heading).getByRole('listitem')).toHaveCount(why.items.length)
  const work = await page.locator('#services h3 a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  expect(work).toEqual(services.items.map(({ category }) => routes.category(category)))
  await expect(forms(page)).toHaveAttribute('name', 'global_contact_form')
})

test('contact shows the form, the emergency call and a grid of every GTA area', async ({ page }) => {
  await page.goto('/contact')
  await expect(forms(page)).toHaveCount(1)
  await expect(main(page).locator(`a[href="tel:${business.phone.e164}"]`).first()).toBeVisible()
  const areas = await page.locator('#areas a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  for (const path of gtaPaths) expect(areas).toContain(routes.location(path))
})

test.describe('Toronto', () => {
  test('landing page shows form, call, three trust cards, 18 neighbourhoods, estimate and contact', async ({
    page,
  }) => {
    await page.goto('/toronto')
    const hero = main(page).locator('section').first()
    await expect(forms(hero)).toHaveCount(1)
    await expect(hero.getByRole('link', { name: /^Call Now/ })).toHaveAttribute(
      'href',
      `tel:${business.torontoPhone.e164}`,
    )
    await expect(page.locator('#trust').getByRole('listitem')).toHaveCount(3)
    await expect(page.locator('#trust')).toContainText('400+')
    await expect(page.locator('#trust')).toContainText('300+')

    const cards = page.locator('#neighbourhoods').getByRole('listitem')
    await expect(cards).toHaveCount(18)
    for (const [index, path] of torontoPaths.slice(0, 18).entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(locationName(path).replace(' & ', ' &\u00a0'))
      await expect(card.locator('p')).not.toBeEmpty()
      const link = card.getByRole('link', { name: 'Request Service or Estimate' })
      await expect(link).toHaveAttribute('href', routes.location(path))
    }

    await expect(forms(page)).toHaveCount(2)
    await expect(forms(page.locator('#estimate'))).toBeVisible()
    for (const office of ['Yonge Street', 'Stilton Road']) await expect(page.locator('#contact')).toContainText(office)
    for (const name of ['Name', 'Phone', 'Brief description']) {
      const fields = main(page).getByLabel(name)
      await expect(fields).toHaveCount(2)
      const ids = await fields.evaluateAll((inputs) => inputs.map((input) => input.id))
      expect(new Set(ids).size).toBe(2)
    }
  })
})

test.describe('services', () => {
  for (const { path } of pagesOf('category')) {
    test(`${path} lists its services, says why, and leads to /emergency`, async ({ request }) => {
      const slug = path.slice(1) as keyof typeof catalogue
      const { texts, hrefs, text } = await servedMain(request, path)
      expect(texts('p.lead')[0]).toBeTruthy()
      expect(hrefs('#services li a')).toEqual(servicePathsOf(slug).map(routes.service))
      expect(texts('#why h2')[0]).toMatch(/^Why choose/)
      expect(texts('#why h3')).toHaveLength(4)
      expect(text).toContain('1974')
      expect(text).toContain('40+ years')
      expect(hrefs('a')).toContain('/emergency')
      expect(hrefs('a')).toContain(`tel:${business.phone.e164}`)
    })
  }

  test('service pages lead back to their category and to /emergency', async ({ request }) => {
    for (const { path } of pagesOf('service')) {
      const { node, hrefs, text } = await servedMain(request, path)
      const back = [...node.querySelectorAll('a')].find((link) => link.textContent?.startsWith('Back to '))
      expect(back?.getAttribute('href'), path).toBe(`/${path.split('/')[1]}`)
      expect(hrefs('a'), path).toContain('/emergency')
      expect(text, path).toMatch(/1974|40\+ years/)
    }
  })

  test('emergency pages lead back to /emergency and /contact, and send people in danger to 911', async ({
    request,
  }) => {
    for (const { path, phone } of pagesOf('emergency')) {
      const { hrefs } = await servedMain(request, path)
      // Before all else: 911, then us.
      expect(hrefs('a').slice(0, 2), path).toEqual(['tel:911', `tel:${phone.e164}`])
      const back = path === '/emergency' ? [] : ['/emergency']
      expect(hrefs('#ask a'), path).toEqual(expect.arrayContaining([...back, '/contact']))
    }
  })

  test('/emergency lists its four pages', async ({ request }) => {
    const { hrefs } = await servedMain(request, '/emergency')
    expect(hrefs('a')).toEqual(expect.arrayContaining(servicePathsOf('emergency').map(routes.service)))
  })

  test('smart-home pages ask about their own service, thermostats with the shared form', async ({ request }) => {
    for (const path of servicePathsOf('smart-home')) {
      const { node } = await servedMain(request, routes.service(path))
      const service = node.querySelector('form[method="post"] input[name="service"]')
      const expected = path === 'smart-home/smart-thermostats' ? undefined : serviceName(path)
      expect(service?.getAttribute('value'), path).toBe(expected)
    }
  })
})

test('every place shows a call, six services and four reasons', async ({ request }) => {
  for (const { path, phone } of pagesOf('area', 'neighbourhood')) {
    const { texts, hrefs } = await servedMain(request, path)
    expect(hrefs('section:first-of-type a'), path).toContain(`tel:${phone.e164}`)
    expect(texts('#services h3'), path).toEqual([
      'Panel upgrades',
      'Wiring & outlets',
      'Emergency repairs',
      'Smart home',
      'EV chargers',
      'Commercial',
    ])
    expect(texts('#reasons h3'), path).toEqual(['ESA certified', '24/7 service', 'Local experts', 'Guaranteed'])
  }
})

test('thank-you says what happens next, and calls in the same window', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(main(page)).toContainText('Your message has been submitted')
  await expect(main(page)).toContainText(/2.4 hours in business hours|2 to 4 hours in business hours/)
  await expect(main(page)).toContainText('next business day')
  await expect(main(page)).toContainText('24/7')
  await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  const call = main(page).locator(`a[href="tel:${business.phone.e164}"]`).first()
  await expect(call).toBeVisible()
  await expect(call).not.toHaveAttribute('target')
})

test('a link to what the utility does opens that passage', async ({ page }) => {
  await page.goto('/residential/panel-upgrades')
  const passage = page.locator('#utility')
  await expect(passage).toBeHidden()
  await page.goto('/residential/panel-upgrades#utility')
  await expect(passage).toBeVisible()
  await expect(passage).toBeInViewport()
})

test.describe('a room that answers its keypad', () => {
  test('is set with the arrow keys, and the pressed key says what it does', async ({ page }) => {
    await page.goto('/smart-home/lutron-homeworks')
    const keys = page.getByRole('radio')
    const lights = () =>
      main(page)
        .getByRole('img')
        .first()
        .evaluate((room) => [...room.querySelectorAll('*')].map((part) => getComputedStyle(part).opacity).join())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const before = await lights()
    await main(page).locator('input[type="radio"]:checked').focus()
    await page.keyboard.press('ArrowDown')
    const pressed = main(page).locator('input[type="radio"]:checked')
    await expect(pressed).toBeFocused()
    const says = await pressed.getAttribute('aria-describedby')
    await expect(page.locator(`#${says}`)).toBeVisible()
    expect(await lights()).not.toBe(before)
    expect(await keys.count()).toBeGreaterThan(3)
  })

  test('works without JavaScript', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto('/smart-home/radiora-3')
    const last = main(page).getByRole('radio').last()
    await last.check()
    await expect(last).toBeChecked()
  })
})

test.describe('the testimonials of /residential/panel-upgrades', () => {
  const path = '/residential/panel-upgrades'
  const carousel = (page: Page) => main(page).locator('[aria-roledescription="carousel"]')
  /** The name of the one that stands in the carousel's window. */
  const shown = (page: Page) =>
    carousel(page).evaluate((node) => {
      const frame = node.getBoundingClientRect()
      const inside = [...node.querySelectorAll('figure')].filter((figure) => {
        const { left, width } = figure.getBoundingClientRect()
        return left > frame.left - width / 2 && left < frame.left + width / 2
      })
      return inside.map((figure) => figure.querySelector('b')?.textContent).join()
    })
  const names = panelUpgradeTestimonials.map(({ name, location }) => `${name}, ${location}`)
  const [first, second, third] = names as [string, string, string]

  test('move on every 5 s, loop, and can be paused', async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    await expect(carousel(page).getByRole('figure')).toHaveCount(3)
    await expect(carousel(page).getByRole('button', { name: /^Pause/ })).toBeVisible()
    await page.mouse.move(0, 0)
    // In the middle of each five seconds: real time goes on beside the clock, more of it on a busy machine.
    await page.clock.runFor(2500)
    expect(await shown(page)).toBe(first)
    for (const next of [second, third, first, second]) {
      await page.clock.runFor(5000)
      await expect.poll(() => shown(page)).toBe(next)
    }
    await carousel(page)
      .getByRole('button', { name: /^Pause/ })
      .click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(second)
  })

  test('are moved by hand, and then stay', async ({ page }) => {
    await openPage(page, path)
    await carousel(page).getByRole('button', { name: 'Next testimonial' }).click()
    await expect.poll(() => shown(page)).toBe(second)
    await carousel(page).getByRole('button', { name: 'Previous testimonial' }).click()
    await expect.poll(() => shown(page)).toBe(first)
    await carousel(page).getByRole('button', { name: 'Previous testimonial' }).click()
    await expect.poll(() => shown(page)).toBe(third)
    await expect(carousel(page).getByRole('button', { name: /^Play/ })).toBeVisible()
  })

  test('stand still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto(path)
    await expect(carousel(page).getByRole('button', { name: /^Play/ })).toBeVisible()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(first)
  })

  test('can be read without JavaScript', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(path)
    for (const { text } of panelUpgradeTestimonials) {
      await expect(carousel(page).getByText(text.slice(0, 40))).toBeVisible()
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
  })
})

test.describe('figures of the specification', () => {
  const figures: [string, RegExp[]][] = [
    [
      '/',
      [
        /\$200.\$600/,
        /\$1,500.\$3,500\+/,
        /\$1,500.\$3,000\+/,
        /\$120.\$250/,
        /\$800.\$1,800\+/,
        /charger itself is extra/,
        /4 to 8 hours/,
        /2 to 6 hours or more/,
        /By email/,
        /cash, credit card or debit card/i,
      ],
    ],
    ['/residential/fuse-box-conversions', [/\$1,500/]],
    ['/residential/panel-upgrades', [/\$1,500.\$3,500\+/, /4.(to.)?8\s+hours/]],
    ['/residential/pot-lights-led-lighting', [/up to 80 ?(%|percent)/i, /25,000/, /\$120.\$250/]],
    ['/ev-energy/charger-installation', [/\$800.\$1,800\+/]],
    ['/commercial/panel-lighting-upgrades', [/50.(to.)?80 ?(%|percent)/]],
    ['/commercial/exit-security-lighting', [/at least 90 minutes/i]],
    ['/commercial/power-distribution', [/120\/208\sV/]],
    ['/industrial/600v-800a-services', [/600\sV/, /800\sA/]],
    ['/industrial/machinery-connections', [/480\sV/]],
    ['/contact', [/Mon-Fri 7AM-6PM/, /Mon-Fri 9AM-5PM/, /24\/7/, /Yonge Street/, /Stilton Road/]],
    ['/toronto/riverdale', [/Mon-Fri 9AM-5PM/, /24\/7/]],
    ['/gta/vaughan', [/Mon-Fri 7AM-6PM/, /24\/7/]],
  ]
  for (const [path, patterns] of figures) {
    test(`stand on ${path}`, async ({ request }) => {
      const { text } = await servedMain(request, path)
      for (const pattern of patterns) expect(text).toMatch(pattern)
    })
  }
})
