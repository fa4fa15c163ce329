import { Window } from 'happy-dom'
import { expect, test } from 'playwright/test'
import { minHeadingsForContents } from '@/components/blog/blog-model'
import { blogWords } from '@/content/interface'
import { getPosts } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'
import { openPage } from '../support/site-pages'

const posts = getPosts()
const [newest] = posts
const cards = 'main h3 a[href^="/blog/"]'

test.describe('the list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the first page, hides controls that need scripts, and links every post', async ({ page }) => {
    await page.goto(routes.blog())
    await expect(page.locator(cards)).toHaveCount(Math.min(posts.length, 9))
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    await page.locator('summary', { hasText: 'by year' }).click()
    for (const post of posts) {
      await expect(page.locator(`details a[href="${routes.post(post.slug)}"]`)).toBeVisible()
    }
  })
})

test.describe('the list', () => {
  test('filters on every key press, keeps the search in the address, and does not shift', async ({ page }) => {
    await openPage(page, routes.blog())
    const box = page.getByRole('searchbox', { name: 'Search articles' })
    const before = await box.boundingBox()
    await box.pressSequentially('hot tub')
    await expect(page.locator(cards)).toHaveCount(1)
    await expect(page.getByRole('status')).toHaveText(/^1 article found for “hot tub”$/)
    await expect(page).toHaveURL('/blog?q=hot+tub')
    await expect.poll(() => box.boundingBox()).toEqual(before)
    await page.reload()
    await expect(page.locator(cards)).toHaveCount(1)
    await expect(box).toHaveValue('hot tub')
  })

  test('returns from its further pages by Back and by the menu', async ({ page }) => {
    test.skip(posts.length <= 9, 'one page only')
    await page.goto(routes.blog())
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/blog?page=2')
    await expect(page.locator(cards)).toHaveCount(posts.length - 9)
    await page.goBack()
    await expect(page.locator(cards)).toHaveCount(9)
    await page.getByRole('link', { name: 'Safety', exact: true }).click()
    await expect(page).toHaveURL('/blog?category=safety')
    await expect(page.locator(cards)).toHaveCount(posts.filter(({ category }) => category === 'Safety').length)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.locator(cards)).toHaveCount(9)
  })

  test('does not load pictures far from the viewport', async ({ page }) => {
    test.skip(posts.length < 9, 'too few posts to be far')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url())
    })
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(routes.blog())
    await page.waitForLoadState('networkidle')
    const last = await page.locator('main li img').last().getAttribute('src')
    const name = last?.replace(/^.*\/|-[0-9a-f]{8}-\d+\.\w+$/g, '') ?? ''
    expect(name).not.toBe('')
    expect(asked.filter((address) => address.includes(name))).toEqual([])
  })

  test('scrolls the chosen chip into view where the row of chips is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto('/blog?category=troubleshooting')
    const chip = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current="true"]')
    await expect(chip).toHaveText('Troubleshooting')
    await expect(chip).toBeInViewport({ ratio: 1 })
  })

  test('keeps the filter on Back from a post', async ({ page }) => {
    await page.goto('/blog?category=troubleshooting')
    const card = page.locator(cards).first()
    await expect(page.getByRole('link', { name: 'Troubleshooting', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.getByRole('status')).toContainText('in Troubleshooting')
    const title = await card.textContent()
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/category/)
    await page.goBack()
    await expect(page.locator(cards).first()).toHaveText(title ?? '')
    await expect(page.getByRole('status')).toContainText('in Troubleshooting')
  })
})

test.describe('a post', () => {
  test('does not scroll sideways on a phone, while its tables scroll within themselves', async ({ page }) => {
    const withTable = posts.find(({ body }) => /^\|[ :]*-{3}/m.test(body))
    test.skip(!withTable, 'no post has a table')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(routes.post(withTable?.slug ?? ''))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const table = page.getByRole('region', { name: /^Table: / }).first()
    expect(
      await table.evaluate((node) => node.scrollWidth >= node.clientWidth && getComputedStyle(node).overflowX),
    ).toBe('auto')
    await table.focus()
    await expect(table).toBeFocused()
  })

  test('has its table of contents collapsed on a phone, and open beside the text on a wide screen', async ({
    page,
  }) => {
    const long = posts.find(({ body }) => (body.match(/^## /gm) ?? []).length >= minHeadingsForContents)
    test.skip(!long, 'no post is long enough')
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(routes.post(long?.slug ?? ''))
    const contents = page.getByRole('navigation', { name: blogWords.post.contents })
    await expect(contents.getByRole('link').first()).toBeHidden()
    await contents.locator('summary').click()
    await contents.getByRole('link').first().click()
    await expect(page).toHaveURL(/#./)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(routes.post(long?.slug ?? ''))
    await expect(contents.getByRole('link').last()).toBeVisible()
  })

  test('links to previous and next in list order', async ({ page }) => {
    test.skip(posts.length < 2, 'one post only')
    await page.goto(routes.post(newest?.slug ?? ''))
    await expect(page.locator('a[rel=prev]')).toHaveCount(0)
    await page.locator('a[rel=next]').click()
    await expect(page).toHaveURL(routes.post(posts[1]?.slug ?? ''))
  })
})

test('the feed is XML with every post', async ({ request }) => {
  const answer = await request.get(routes.feed())
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  const feed = new new Window().DOMParser().parseFromString(await answer.text(), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  const ids = [...feed.querySelectorAll('entry > id')].map((id) => id.textContent.replace(/^.*\/blog\//, ''))
  expect(ids).toEqual(posts.slice(0, 20).map(({ slug }) => slug))
})
