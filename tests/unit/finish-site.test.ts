import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { GET } from '@/app/class-names.json/route'
import { compressSite } from '@/lib/build/finishing/compress'
import { finishSite } from '@/lib/build/finishing/finish-site'
import { temporaryFolder } from '../support/temporary-folder'

const page = (body = '') =>
  `<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/a.js"></script></head><body><h1>Hi</h1>${body}<script>self.__next_f.push([1,"data()"])</script></body></html>`

/** Makes a folder as Next exports it. */
async function exportedSite(files: Record<string, string> = {}): Promise<string> {
  return temporaryFolder({
    'index.html': page('<a href="/about#top">About</a><a href="https://site.example/about">Again</a>'),
    'index.txt': 'payload',
    'about.html': page('<img src="/img/a.webp" srcset="/img/a.webp 1x, /img/b.webp 2x">'),
    'about.txt': 'payload',
    'about/__next.about.__PAGE__.txt': 'payload',
    '404.html': page(),
    '_not-found.html': page(),
    'robots.txt': 'robots',
    'img/a.webp': 'a',
    'img/b.webp': 'b',
    'class-names.json': await GET().text(),
    '_next/static/chunks/a.css': 'h1{margin:0}',
    '_next/static/chunks/late.css': '.tile{top:0}',
    '_next/static/chunks/a.js': 'run()',
    ...files,
  })
}
const finish = async (dir: string, pages = ['/', '/about']) => {
  await finishSite(process.cwd(), dir, pages, 'https://site.example')
  await compressSite(dir)
}

describe('a finished site', () => {
  it('has finished pages, compressed copies of text files, and no pages or scripts of Next', async () => {
    const dir = await exportedSite()
    await finish(dir)
    const html = readFileSync(join(dir, 'about.html'))
    expect(gunzipSync(readFileSync(join(dir, 'about.html.gz')))).toEqual(html)
    expect(existsSync(join(dir, 'robots.txt.br'))).toBe(true)
    expect(existsSync(join(dir, 'img/a.webp.gz'))).toBe(false)
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /(index|about)\.txt|__next|_not-found|chunks\/|class-names/.test(file))).toEqual([])
    const script = /data-script="([^"]*)"/.exec(html.toString())?.[1] ?? ''
    const code = readFileSync(join(dir, script), 'utf8')
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    // Older browsers keep a failed import: a second click on the button of the map needs another URL.
    expect(code).toMatch(/import\("(\/_next\/static\/leaflet-map-\w+\.js)"\)\.catch\(\(\)=>import\("\1\?"/)
    // The script of the street map contains its styles.
    const late = files.filter((file) => /leaflet-map-\w+\.js$/.test(file))
    expect(late.map((file) => readFileSync(join(dir, file), 'utf8').includes('.tile{top:0}'))).toEqual([true])
  })

  it('lists every missing or unfinished page in one error', async () => {
    const dir = await exportedSite({
      'about.html': page(
        '<a href="/contcat">Contact</a><img src="/img/none.webp"><a href="//elsewhere.example/">Out</a>',
      ),
      'lost.html': page(),
      'index.html': '<p>not made by Next</p>',
    })
    const message = await finish(dir, ['/', '/about', '/contact']).catch((error: Error) => error.message)
    expect(message).toMatch(/\/: not finished/)
    expect(message).toMatch(/\/contact: not finished/)
    expect(message).toContain('/about: names /contcat')
    expect(message).toContain('/about: names /img/none.webp')
    expect(message).toContain('/lost.html: a page that is not in the list')
    expect(message).not.toContain('elsewhere')
  })
})
