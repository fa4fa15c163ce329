import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'playwright/test'
import { serviceIds } from '@/content/ids.gen'
import { build, install, serve } from '@/editor/build'
import { contentFiles } from '@/lib/content/load-content'
import { sitePort } from '../support/servers'

const port = sitePort + 11
const address = `http://localhost:${port}`
const { business, homeTestimonials, prices } = contentFiles
const picture = fs.readFileSync('tests/fixtures/images/fuse-box.webp')
// Sveltia draws a field when it comes into view.
test.use({ viewport: { width: 1280, height: 4000 } })

const names = fs.readdirSync('content', { recursive: true, encoding: 'utf8' })
const paths = names.filter((name) => /\.\w+$/.test(name)).map((name) => `content/${name}`)
const texts = Object.fromEntries(paths.map((path) => [path, fs.readFileSync(path, 'utf8')]))

/** Reads these files of the browser's own folder. `isNew`: writes them first. */
async function textsOf({ files, isNew = false }: { files: Record<string, string>; isNew?: boolean }) {
  const found = { ...files }
  for (const [path, text] of Object.entries(files)) {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
    const file = await folder.getFileHandle(name, { create: true })
    if (isNew) {
      const stream = await file.createWritable()
      await stream.write(text)
      await stream.close()
    }
    found[path] = await (await file.getFile()).text()
  }
  return found
}

/** What `check:content` prints about the project with these files. */
function checked(files: Record<string, string | Buffer>): string {
  const cwd = fs.mkdtempSync(join(tmpdir(), 'site-'))
  // Without the history, the check does not ask for today's date in the changed pages.
  const others = fs.readdirSync('.').filter((name) => name !== 'content' && name !== '.git')
  for (const name of others) fs.symlinkSync(resolve(name), join(cwd, name))
  fs.cpSync('content', join(cwd, 'content'), { recursive: true })
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(join(cwd, file), text)
  const run = spawnSync('npm', ['run', '-s', 'check:content'], { cwd, encoding: 'utf8' })
  fs.rmSync(cwd, { recursive: true })
  return run.stdout.trim() + run.stderr.trim()
}

if (install())
  test('the owner changes content by forms, and a mistake is refused', async ({ page }) => {
    test.slow()
    await build()
    page.once('close', await serve(port))
    const left: string[] = []
    await page.route(/^(?!http:\/\/localhost|blob:|data:)/, (route) => {
      left.push(route.request().url())
      return route.abort()
    })
    await page.addInitScript('window.showDirectoryPicker = () => navigator.storage.getDirectory()')
    await page.goto(`${address}/assets/empty`)
    await page.evaluate(textsOf, { files: { '.git/HEAD': '', ...texts }, isNew: true })
    await page.goto(address)
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await page.getByText('Neighbourhoods').waitFor()

    const at = (path: string) => page.locator(`[data-key-path="${path}"]`)
    const fill = async (start: string, values: Record<string, string>) => {
      for (const [name, text] of Object.entries(values))
        await page.fill(`[data-key-path="${start}${name}"] :is(input, textarea)`, text)
    }
    const add = (list: string) => at(list).locator('button', { hasText: 'Add' }).last().click()
    const open = (entry: string) => page.goto(`${address}/#/collections/${entry}`)
    const press = () => page.getByRole('button', { name: 'Save', exact: true }).click()
    const save = async () => {
      await press()
      await expect(page).toHaveURL(/collections\/[\w-]+$/)
    }

    const index = Object.values(prices).findIndex((price) => 'high' in price)
    await open('facts/entries/prices')
    await at('prices').getByRole('button', { name: 'Expand', exact: true }).nth(index).click()
    const high = `prices.${index}.high`
    await fill('', { [high]: '98,765' })
    await press()
    await expect(at(high)).toContainText('a number without a comma')
    await fill('', { [high]: '1' })
    await press()
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'This is not saved yet.' })
    await expect(dialog.getByText(/^Prices > .+ > Highest price: found 1, expected the lowest price/)).toBeVisible()
    await dialog.getByRole('button', { name: 'OK' }).click()
    expect(await page.evaluate(textsOf, { files: texts })).toEqual(texts)
    await fill('', { [high]: '98765' })
    await save()

    await open('facts/entries/business')
    await add('closures')
    await fill(`closures.${business.closures.length}.`, { from: '2091-12-24', to: '2091-12-26', label: 'Closed' })
    await save()

    const review = `homeTestimonials.${homeTestimonials.length}.`
    await open('facts/entries/testimonials')
    await add('homeTestimonials')
    await fill(review, { name: 'M. K.', location: 'Ajax', text: "It's `5`.", date: '2026-11-20' })
    for (const choice of ['service', 'rating']) {
      await page.click(`[data-key-path="${review}${choice}"] [role="combobox"]`)
      await page.getByRole('option').last().click()
    }
    await save()

    await open(`services-${serviceIds[0].replace('/', '/entries/')}`)
    await fill('', { lead: 'Done in one day, with the permit and the inspection.' })
    await save()

    const post = paths.find((file) => /^content\/blog\/(?!README)/.test(file)) ?? ''
    await open(`blog/entries/${basename(post, '.md')}`)
    await fill('', { title: 'What to do about lights that flicker all day' })
    const upload = { name: 'IMG 2041.webp', mimeType: 'image/webp', buffer: picture }
    await at('featuredImage').locator('input[type=file]').first().setInputFiles(upload)
    await save()

    const name = 'content/images/img-2041.webp'
    const { [name]: uploaded, ...saved } = await page.evaluate(textsOf, { files: { ...texts, [name]: '' } })
    expect(uploaded).toBe(String(picture))
    const changed = Object.entries(saved).filter(([path, content]) => content !== texts[path])
    const serviceFile = `content/services/${serviceIds[0]}.ts`
    const facts = ['business', 'prices', 'testimonials'].map((file) => `content/${file}.ts`)
    expect(changed.map(([path]) => path).sort()).toEqual([post, ...facts, serviceFile].sort())
    for (const file of ['content/prices.ts', serviceFile]) {
      const isNew = (line: string) => !texts[file]?.includes(line)
      expect(saved[file]?.split('\n').filter(isNew), file).toHaveLength(1)
    }
    expect(checked({ ...Object.fromEntries(changed), [name]: picture })).toMatch(/^content: .*no problems$/m)

    // A text with a script cannot run it.
    await page.evaluate(() => Object.assign(document.body, { innerHTML: `<img src="x" onerror="name = 'ran'">` }))
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => window.name)).toBe('')
    expect(left).toEqual([])
  })
