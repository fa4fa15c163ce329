import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { business } from '@/content/business'
import { serviceIds } from '@/content/ids.gen'
import { people } from '@/content/people'
import { prices } from '@/content/prices'
import { homeTestimonials } from '@/content/testimonials'
import { build, install, serve } from '@/editor/build'
import { sitePort } from '../support/servers'

const PORT = sitePort + 11
let stop: (() => Promise<void>) | undefined

test.beforeAll(async () => {
  try {
    install()
  } catch {
    console.log('The editor is not tested: its package cannot be installed here.')
    return
  }
  await build()
  ;({ stop } = await serve(PORT))
})
test.afterAll(async () => stop?.())

const DESCRIPTION = 'by licensed electricians, with a permit, an inspection and a price in writing. Call for a visit.'
type Files = Record<string, string>

/** Every file of content as text, a picture as its bytes in base64. */
function contentFiles(): Files {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8', withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(file, file.startsWith('content/images/') ? 'base64' : 'utf8')]),
  )
}

/** Opens the editor on a folder of the browser, in which these files are. */
async function open(page: Page, files: Files) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(`http://localhost:${PORT}/assets/empty`)
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, text] of Object.entries(all)) {
      const folders = path.split('/')
      const name = folders.pop() ?? ''
      let folder = root
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
      const isPicture = path.startsWith('content/images/')
      await stream.write(isPicture ? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)) : text)
      await stream.close()
    }
  }, files)
  await page.goto(`http://localhost:${PORT}`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
}
/** The files of that folder that are new or differ from these; a new picture in base64. */
function changedFiles(page: Page, files: Files): Promise<Files> {
  return page.evaluate(async (all) => {
    const changed: typeof all = {}
    const visit = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, entry] of folder.entries()) {
        const inner = `${path}${name}`
        if (entry.kind === 'directory') {
          await visit(entry as FileSystemDirectoryHandle, `${inner}/`)
          continue
        }
        const isPicture = inner.startsWith('content/images/')
        if (isPicture && inner in all) continue
        const file = await (entry as FileSystemFileHandle).getFile()
        const bytes = new Uint8Array(await file.arrayBuffer())
        const text = isPicture ? btoa(String.fromCharCode(...bytes)) : await file.text()
        if (all[inner] !== text) changed[inner] = text
      }
    }
    await visit(await navigator.storage.getDirectory(), '')
    return changed
  }, files)
}

/** What `check:content` prints about the project with these files. */
function checked(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    cpSync('content', join(root, 'content'), { recursive: true })
    for (const [file, text] of Object.entries(files))
      writeFileSync(join(root, file), text, file.startsWith('content/images/') ? 'base64' : 'utf8')
    const shared = ['node_modules', 'app', 'components', 'lib', 'scripts', 'package.json', 'tsconfig.json']
    for (const name of shared) symlinkSync(resolve(name), join(root, name))
    const command = ['--import', 'tsx', 'scripts/check-content.ts']
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    return stdout.trim() + stderr.trim()
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('the owner changes content by forms, and a mistake is refused in the words of the schema', async ({ page }) => {
  test.slow()
  test.skip(!stop)
  const left: string[] = []
  await page.route(/^(?!http:\/\/localhost|blob:|data:)/, (route) => {
    left.push(route.request().url())
    return route.abort()
  })
  const files = contentFiles()
  await open(page, files)
  await page.getByText('Neighbourhoods').waitFor()

  const at = (path: string) => page.locator(`[data-key-path="${path}"]`)
  const fill = (path: string, text: string) => at(path).locator('input, textarea').first().fill(text)
  const fillAll = async (entry: string, texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) await fill(entry + name, text)
  }
  const chooseLast = async (path: string) => {
    await at(path).getByRole('combobox').click()
    await page.getByRole('option').last().click()
  }
  const upload = (path: string, name: string, file: string) => {
    const picture = { name, mimeType: 'image/webp', buffer: readFileSync(`tests/fixtures/images/${file}`) }
    return at(path).locator('input[type=file]').first().setInputFiles(picture)
  }
  // The name of an entry is between marks of direction.
  const add = (name: string) => page.locator('button', { hasText: new RegExp(`Add .?${name}`) }).click()
  const visit = (address: string) => page.goto(`http://localhost:${PORT}/#/collections/${address}`)
  const press = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  const save = async () => {
    await press()
    await expect(page).toHaveURL(/collections\/[\w-]+$/)
  }
  const [category = '', service = ''] = serviceIds[0].split('/')
  const [post = ''] = Object.keys(files).filter((file) => /^content\/blog\/(?!README)/.test(file))

  await test.step('a price', async () => {
    const index = Object.values(prices).findIndex((price) => 'high' in price)
    await visit('facts/entries/prices')
    const entries = at('prices').getByRole('button', { name: 'Expand', exact: true })
    await entries.nth(index).click()
    await fill(`prices.${index}.high`, '1')
    await press()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`prices.${Object.keys(prices)[index]}.high: found 1, expected low, or more`)
    expect(await changedFiles(page, files)).toEqual({})
    await dialog.getByRole('button').click()
    await fill(`prices.${index}.high`, '98765')
    await save()
  })

  await test.step('a closed day, a review, a person with a picture', async () => {
    await visit('facts/entries/business')
    await add('closure')
    const closure = { from: '2091-12-24', to: '2091-12-26', label: 'Closed December 24 to 26' }
    await fillAll(`closures.${business.closures.length}.`, closure)
    await save()
    const review = `homeTestimonials.${homeTestimonials.length}.`
    await visit('facts/entries/testimonials')
    await add('home testimonial')
    await fillAll(review, { name: 'M. K.', location: 'Ajax', text: "It isn't warm any more.", date: '2026-11-20' })
    await chooseLast(`${review}service`)
    await chooseLast(`${review}rating`)
    await save()
    const person = `items.${people.items.length}.`
    await visit('facts/entries/people')
    await add('item')
    await upload(`${person}picture`, 'Sam Field.webp', 'hot-tub-deck.webp')
    await fillAll(person, {
      name: 'Sam Field',
      trade: 'Electrician',
      alt: 'Sam at work',
      sentence: 'Sam wires houses.',
    })
    await save()
  })

  await test.step('a service and a post', async () => {
    await visit(`services-${category}/entries/${service}`)
    await fill('lead', 'Done in one day, with the permit and the inspection.')
    await save()
    await visit(`blog/entries/${basename(post, '.md')}`)
    await fill('title', 'What to do about lights that flicker all day')
    await save()
  })

  await test.step('a new service, a new town, a new post with a picture', async () => {
    // Sveltia draws a field when it is scrolled to.
    await page.setViewportSize({ width: 1280, height: 4000 })
    await visit(`services-${category}/new`)
    await fillAll('', { name: 'Sauna wiring', metaDescription: `Sauna wiring ${DESCRIPTION}`, lead: 'We wire saunas.' })
    await at('overview').getByRole('checkbox').click()
    await fillAll('overview.', { heading: 'What does a sauna need?', statement: 'A circuit of its own.' })
    await save()
    await visit('places-gta/new')
    await fillAll('', {
      name: 'Newbridge',
      metaDescription: `Newbridge ${DESCRIPTION}`,
      streetSentence: 'Brick houses.',
    })
    await fillAll('map.', { latitude: '43.86', longitude: '-80.07' })
    await add('municipality')
    await chooseLast('municipalities.0')
    await chooseLast('utility')
    for (const index of [0, 1]) {
      await add('fact')
      await fillAll(`facts.${index}.`, { title: `Fact ${index + 1} of Newbridge`, text: 'Some houses have fuses.' })
    }
    await save()
    await visit('blog/new')
    await fillAll('', {
      title: 'How to look after a sauna heater in winter',
      excerpt: 'A heater that is dry lasts longer. '.repeat(4),
      featuredImageAlt: 'A heater with stones on it',
      publishDate: '2026-11-20',
      body: 'A heater needs little. **Call {phone}** when it trips its breaker.',
    })
    await upload('featuredImage', 'IMG 2041.webp', 'fuse-box.webp')
    await chooseLast('category')
    await save()
  })

  const changed = await changedFiles(page, files)
  const added = ['blog/how-to-look-after-a-sauna-heater-in-winter.md', 'places/gta/newbridge.ts']
  const pictures = ['images/img-2041.webp', 'images/sam-field.webp']
  const facts = ['business.ts', 'people.ts', 'prices.ts', 'testimonials.ts']
  const services = [`services/${category}/sauna-wiring.ts`, `services/${category}/${service}.ts`]
  const expected = [...added, ...pictures, ...facts, ...services].map((file) => `content/${file}`)
  expect(Object.keys(changed).sort()).toEqual([...expected, post].sort())
  // A changed text or number is one other line.
  for (const file of [post, 'content/prices.ts', `content/${services[1]}`]) {
    const old = new Set(files[file]?.split('\n'))
    expect(
      changed[file]?.split('\n').filter((line) => !old.has(line)),
      file,
    ).toHaveLength(1)
  }
  expect(checked(changed)).toMatch(/^content: .*no problems$/)

  // A text with a script cannot run it.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.name = \'ran\'">'),
  )
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.name)).toBe('')
  expect(left).toEqual([])
})
