import { expect, test } from 'playwright/test'
import { MIN_HEADINGS_FOR_CONTENTS } from '@/components/blog/post-model'
import { matchingPosts, PAGE_SIZE } from '@/components/blog/search-posts'
import { blogWords } from '@/content/interface'
import { postCategories } from '@/lib/blog/post-categories'
import { postRecords, sitePosts } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'
import { openPage } from '../support/site-pages'

const posts = sitePosts()
const cards = 'main h3 a[href^="/blog/"]'

test('the list filters on every key press, keeps the search in the URL and does not shift', async ({ page }) => {
  const query = posts[0]?.title ?? ''
  // A short title may be a part of another.
  const found = Math.min(matchingPosts(postRecords(), { category: 'all', query, page: 1 }).length, PAGE_SIZE)
  await openPage(page, routes.blog())
  const box = page.getByRole('searchbox')
  const before = await box.boundingBox()
  await box.pressSequentially(query)
  await expect(page.locator(cards)).toHaveCount(found)
  await expect(page.getByRole('status')).toContainText(query)
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: query })}`)
  await expect.poll(() => box.boundingBox()).toEqual(before)
  await page.reload()
  await expect(page.locator(cards)).toHaveCount(found)
  await expect(box).toHaveValue(query)
})

test('Back restores page and filter of the list, a link resets them, the active chip is in view', async ({ page }) => {
  // The last category with posts, because its chip is the farthest out of view.
  const category = postCategories.filter(({ name }) => posts.some((post) => post.category === name)).at(-1)
  const inCategory = posts.filter((post) => post.category === category?.name).length
  const filtered = `/blog?category=${category?.slug}`
  const expectCards = (all: number) => expect(page.locator(cards)).toHaveCount(Math.min(all, PAGE_SIZE))
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, routes.blog())
  if (posts.length > PAGE_SIZE) {
    await page.locator('a[href="/blog?page=2"]').first().click()
    await expect(page).toHaveURL('/blog?page=2')
    await expectCards(posts.length - PAGE_SIZE)
    await page.goBack()
  }
  await expectCards(posts.length)
  const chip = page.getByRole('navigation', { name: blogWords.list.categories }).locator(`a[href="${filtered}"]`)
  await chip.click()
  await expect(page).toHaveURL(filtered)
  await expectCards(inCategory)
  await page.locator(cards).first().click()
  await expect(page).not.toHaveURL(/category/)
  await page.goBack()
  await expectCards(inCategory)
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await page.goto(filtered)
  await expect(chip).toBeInViewport({ ratio: 1 })
  await page.locator('footer a[href="/blog"]').click()
  await expect(page).toHaveURL('/blog')
  await expectCards(posts.length)
})

const withContents = posts.filter(({ body }) => (body.match(/^## /gm) ?? []).length >= MIN_HEADINGS_FOR_CONTENTS)
for (const { slug } of withContents.slice(0, 1))
  test('the contents of a post are collapsed on a phone and open on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(routes.post(slug))
    const contents = page.getByRole('navigation', { name: blogWords.post.contents })
    await expect(contents.getByRole('link').first()).toBeHidden()
    await contents.locator('summary').click()
    await contents.getByRole('link').first().click()
    await expect(page).toHaveURL(/#./)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(routes.post(slug))
    await expect(contents.getByRole('link').last()).toBeVisible()
  })

for (const width of [1024, 1440])
  for (const { slug } of withContents.slice(0, 1))
    test(`the contents and the call of a post stay in view while it is read, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 })
      await page.goto(routes.post(slug))
      const call = page.locator('#post-text aside a[href^="tel:"]')
      const firstLink = page.getByRole('navigation', { name: blogWords.post.contents }).getByRole('link').first()
      await page.locator('#post-text h2').nth(3).scrollIntoViewIfNeeded()
      for (const part of [call, firstLink]) await expect(part).toBeInViewport({ ratio: 1 })
    })
