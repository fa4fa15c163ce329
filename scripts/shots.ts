import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { browserFlags, findBrowser } from '@/tests/support/browser'
import { onePageOfEach } from '@/tests/support/site-pages'

/** Viewport widths and heights; the last one is a phone in landscape. */
const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [844, 390],
] as const

const base = process.argv[2] ?? 'http://localhost:3000'
const out = join(process.cwd(), 'shots')
mkdirSync(out, { recursive: true })

// Full-page screenshots with reduced motion and all pictures loaded. Reports pages that overflow the viewport.
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
for (const [width, height] of windows) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  for (const path of onePageOfEach) {
    await page.goto(base + path)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.allSettled([...document.images].map((image) => image.decode()))
      await document.fonts.ready
    })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (wider > 0) console.log(`${path} is ${wider} px wider than ${width} px`)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true })
  }
  await page.close()
}
await browser.close()
console.log(`shots: ${onePageOfEach.length * windows.length} pictures in ${out}`)
