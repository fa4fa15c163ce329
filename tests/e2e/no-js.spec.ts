import { expect, test } from 'playwright/test'
import { PAGE_SIZE } from '@/components/blog/search-posts'
import { VISIBLE_QUESTIONS } from '@/components/home/faq-list'
import { homeModel } from '@/components/home/home-model'
import { blogWords, contactWords, homeWords } from '@/content/interface'
import { sitePosts } from '@/lib/blog/posts'
import { siteContent } from '@/lib/content/site-content'
import { setRanges } from '@/lib/content/typography'
import { routes } from '@/lib/routes'
import { offices } from '@/lib/site'
import { reduceMotion } from '../support/page-checks'
import { carouselPages, keypadPages } from '../support/site-pages'

// menus.spec.ts and request-form.spec.ts also have tests without JavaScript.
test.use({ javaScriptEnabled: false })

test('the first questions show, a click shows the others, and an open one stays open', async ({ page }) => {
  await page.goto('/')
  const faq = page.locator('#faq')
  const questions = faq.locator('summary:has(h3)')
  await expect(questions).toHaveCount(siteContent().faqs.length)
  await expect(questions.locator('visible=true')).toHaveCount(Math.min(siteContent().faqs.length, VISIBLE_QUESTIONS))
  if (siteContent().faqs.length > VISIBLE_QUESTIONS) await faq.getByText(homeWords.showAll).click()
  await expect(questions.locator('visible=true')).toHaveCount(siteContent().faqs.length)
  await questions.first().click()
  await questions.last().click()
  for (const item of [faq.locator('details').first(), faq.locator('details').last()])
    await expect(item.locator('p')).toBeVisible()
  await questions.first().click()
  await expect(faq.locator('details').first().locator('p')).toBeHidden()
})

test('a breaker switch turns its circuits off, and on again, by mouse and keyboard', async ({ page }) => {
  const { panel, house, copy } = homeModel()
  const services = [...panel.left, ...panel.right].flatMap((group) => group.services)
  const breakers = services.flatMap(({ breakerSwitch }) => breakerSwitch ?? [])
  expect(breakers.length).toBeGreaterThan(0)
  await page.goto('/')
  const note = (text: string) => page.locator('#services').getByText(text)
  const darkCircuits = () =>
    page.locator('#services [data-live]').evaluate((node, circuits) => {
      const style = getComputedStyle(node)
      return circuits.filter((circuit) => style.getPropertyValue(`--${circuit}`).trim() !== '1').sort()
    }, house.live)
  expect(await darkCircuits()).toEqual([])
  await expect(note(copy.house.on)).toBeVisible()
  for (const { label, circuits } of breakers) {
    const breaker = page.getByRole('switch', { name: label, exact: true })
    await breaker.click()
    await expect.poll(darkCircuits, label).toEqual([...circuits].sort())
    await expect(note(copy.house.off)).toBeVisible()
    await breaker.focus()
    await page.keyboard.press('Space')
    await expect.poll(darkCircuits, label).toEqual([])
  }
})

test('the blog shows its first page, hides search and page links, and links every post', async ({ page }) => {
  const posts = sitePosts()
  await page.goto(routes.blog())
  await expect(page.locator('main h3 a[href^="/blog/"]')).toHaveCount(Math.min(posts.length, PAGE_SIZE))
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('navigation', { name: blogWords.list.pages })).toBeHidden()
  await page.locator('main section summary').last().click()
  for (const { slug } of posts) await expect(page.locator(`details a[href="${routes.post(slug)}"]`)).toBeVisible()
})

test('the drawn map and the addresses show, without a button for the street map', async ({ page }) => {
  await page.goto(routes.contact())
  await expect(page.getByRole('button', { name: contactWords.map.open })).toBeHidden()
  await expect(page.locator('#offices svg[viewBox]').first()).toBeVisible()
  for (const { street } of offices()) await expect(page.locator('#offices').getByText(street).first()).toBeVisible()
})

for (const { path, content } of keypadPages)
  test(`arrow keys on the keys of ${path} change the drawing and the sentence below it`, async ({ page }) => {
    await reduceMotion(page)
    await page.goto(path)
    const drawing = page.locator('main').getByRole('img').first()
    const look = () =>
      drawing.evaluate((node) =>
        [...node.querySelectorAll('*')].map((part) => {
          const { opacity, stroke, rotate } = getComputedStyle(part)
          return [opacity, stroke, rotate].join()
        }),
      )
    const before = await look()
    const { items = [], pressed = 1 } = content.headPicture?.keys ?? {}
    const notes = page.locator('fieldset p')
    const expectNote = async (index: number) => {
      for (const [at, { note }] of items.entries())
        if (note) await expect(notes.nth(at)).toBeVisible({ visible: at === index })
    }
    await expectNote(pressed - 1)
    await page.locator('input[type="radio"]:checked').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(look).not.toEqual(before)
    await expectNote(pressed % items.length)
  })

for (const { path, testimonials } of carouselPages.slice(0, 1))
  test('every testimonial of a carousel is in a track that scrolls', async ({ page }) => {
    await page.goto(path)
    const frame = page.locator('[aria-roledescription="carousel"]')
    for (const { text } of testimonials)
      await expect(frame.getByText(setRanges(text).slice(0, 40)).first()).toBeVisible()
    await expect(frame.locator('section')).toHaveCSS('overflow-x', 'auto')
    await expect(frame.getByRole('button')).toHaveCount(0)
  })
