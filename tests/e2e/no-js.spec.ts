import { expect, test } from 'playwright/test'
import { visibleQuestions } from '@/components/home/faq-list'
import { faqs } from '@/content/faqs'
import { homeWords } from '@/content/interface'

test.use({ javaScriptEnabled: false })

test('questions: the first ones show, the rest on request, and they open one by one', async ({ page }) => {
  await page.goto('/')
  const faq = page.locator('#faq')
  const questions = faq.locator('summary:has(h3)')
  await expect(questions).toHaveCount(faqs.length)
  await expect(questions.locator('visible=true')).toHaveCount(visibleQuestions)
  await faq.getByText(homeWords.showAll).click()
  await expect(questions.locator('visible=true')).toHaveCount(faqs.length)
  await questions.first().click()
  await questions.last().click()
  for (const item of [faq.locator('details').first(), faq.locator('details').last()]) {
    await expect(item.locator('p')).toBeVisible()
  }
  await questions.first().click()
  await expect(faq.locator('details').first().locator('p')).toBeHidden()
})

test('a breaker switch turns its circuits off, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator('#services [data-live]')
  const level = (circuit: string) =>
    drawing.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name).trim(), `--${circuit}`)
  expect(await level('c-pot-lights')).toBe('1')
  await page.getByRole('switch', { name: /Pot lights/ }).click()
  await expect.poll(() => level('c-pot-lights')).toBe('0')
  expect(await level('c-fans')).toBe('1')
  await page.getByRole('switch', { name: /Panel upgrades/ }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => level('c-fans')).toBe('0')
  expect(await level('c-service')).toBe('1')
  await expect(page.locator('#services').getByRole('status')).toBeVisible()
})
