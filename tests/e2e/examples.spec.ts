import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { axeFaults, overflow, withoutMotion } from '../support/page-checks'
import { sitePort } from '../support/servers'

const address = `http://localhost:${sitePort + 8}`
let server: ChildProcess

test.beforeAll(() => {
  const next = join('node_modules', 'next', 'dist', 'bin', 'next')
  server = spawn(process.execPath, [next, 'dev', 'examples', '-p', `${sitePort + 8}`], {
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
})
test.afterAll(() => {
  server.kill()
})

test('the page of examples (npm run examples) fits, throws nothing, and axe finds nothing in it', async ({ page }) => {
  test.setTimeout(300_000)
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 240_000 }).toBe(true)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await withoutMotion(page)
  await page.goto(address)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overflow(page), `${width} px`).toEqual([])
    const faults = await axeFaults(page, '[data-example]')
    // A part that is shown in two states has its landmark twice.
    expect
      .soft(
        faults.filter((fault) => !fault.startsWith('landmark-unique')),
        `${width} px`,
      )
      .toEqual([])
  }
  expect(thrown).toEqual([])
})
