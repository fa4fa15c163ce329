import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { expect, type Page, test } from 'playwright/test'
import { links } from '@/components/ui/sample-data'
import { sitePort } from '../support/servers'

/** The page of examples (`npm run examples`), every example by itself: as a part of a page that holds nothing else. */
const port = sitePort + 8
const address = `http://localhost:${port}`
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let server: ChildProcess

// One server for all.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const next = join('node_modules', 'next', 'dist', 'bin', 'next')
  server = spawn(process.execPath, [next, 'dev', 'examples', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 100_000 },
    )
    .toBe(200)
})
test.afterAll(() => {
  server?.kill()
})

async function openExamples(page: Page, width: number): Promise<string[]> {
  const faults: string[] = []
  page.on('console', (message) => {
    // The site's own addresses, its icon among them, are not served here.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  // Motion would make axe read colours half way through a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address)
  return faults
}

test('their text is visible without scripts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await openExamples(page, 390)
  const unread = () =>
    page.locator('[data-example]').evaluateAll((examples) =>
      examples.flatMap((example) => {
        const name = example.getAttribute('data-example')
        const words = [...example.querySelectorAll('*')].filter(
          (node) =>
            !node.closest('style, [aria-hidden="true"]') &&
            [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()),
        )
        const shown = words.filter((node) => node.checkVisibility())
        const faint = shown.filter(
          (node) =>
            node.matches('p, li, h1, h2, h3, h4, a, dt, dd, th, td, label, button') &&
            !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        return [
          ...(words.length > 0 && shown.length === 0 ? [`${name}: shows no word`] : []),
          ...faint.map((node) => `${name}: waits unseen: ${node.textContent}`),
        ]
      }),
    )
  const onPhone = await unread()
  await page.setViewportSize({ width: 1440, height: 900 })
  const onDesktop = await unread()
  expect(onPhone).toEqual([])
  expect(onDesktop).toEqual([])
  await page.context().close()
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, and none throws or overflows the window`, async ({ page }) => {
    test.setTimeout(120_000)
    const faults = await openExamples(page, width)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.evaluate(axeSource)
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (context: Element, options: object) => Promise<AxeResults> } }
      const main = document.querySelector('main') as HTMLElement
      // As many at once as share no id: a label, a name or a heading must not be another example's.
      const pages: { ids: Set<string>; examples: Element[] }[] = []
      for (const example of document.querySelectorAll('[data-example]')) {
        const ids = [...example.querySelectorAll('[id]')].map(({ id }) => id)
        let room = pages.find((candidate) => !ids.some((id) => candidate.ids.has(id)))
        if (!room) {
          room = { ids: new Set(), examples: [] }
          pages.push(room)
        }
        for (const id of ids) room.ids.add(id)
        room.examples.push(example)
      }
      const lines: string[] = []
      for (const { examples } of pages) {
        main.replaceChildren(...examples)
        const { violations } = await axe.run(main, {
          runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
          resultTypes: ['violations'],
          elementRef: true,
        })
        for (const { id, nodes } of violations)
          for (const { element, html } of nodes) {
            const name = element?.closest('[data-example]')?.getAttribute('data-example')
            lines.push(`${name}: ${id}: ${html.slice(0, 120)}`)
          }
      }
      return lines
    })
    expect(found).toEqual([])
    expect(faults).toEqual([])
  })
}

test('the built site contains none of them', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|txt)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  const traces = files.filter((name) => readFileSync(join('out', name), 'utf8').includes(links[0]?.label ?? ''))
  expect(traces).toEqual([])
})
