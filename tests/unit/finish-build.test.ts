import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/hosting/boot-script'
import { finishBuild, finishPage } from '../../scripts/finish-build'
import { temporaryFolder } from '../support/temporary-folder'

const tokens = '@layer tokens{:root{--night:#07161b;--later:1px}[data-surface=dark]{--bg:#000}}'
const typeface = '@font-face{font-family:besley;src:url(../media/besley.woff2)}'
const css = [
  tokens,
  '@layer reset,components;',
  typeface,
  '@layer components{.card{color:red}.card[data-lit]{color:gold}.card[data-dim]{color:grey}.unused{color:blue}}',
  '@layer components{.other{color:green}}',
  '@media (min-width:900px){.card{columns:2}.unused{columns:3}}',
  '@media print{.card{color:#000}@page{margin:1cm}}',
  'a[href^="tel:"]{white-space:nowrap}:focus-visible{outline:3px solid}h1{margin:0}h4{margin:1px}',
  '.card details[open]{color:pink}.card:hover{color:orange}',
].join('')

const built = [
  '<!DOCTYPE html><html lang="en-CA"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>',
  '<link rel="preload" href="/_next/static/media/besley.woff2" as="font" crossorigin="" type="font/woff2"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script><title>Cards &amp; $& $1</title></head><body>',
  '<script type="application/ld+json">{"@type":"Electrician"}</script>',
  '<main class="card wide" data-lit=""><h1>unused other h4</h1><a href="tel:+19055550142">Call</a><details open=""></details></main>',
  '<script>self.__next_f.push([0])</script><script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '<script>self.__next_f.push([1,"$& $1 \\"end\\""])</script></body></html>',
].join('')

async function finished(html = built) {
  const data: string[] = []
  const page = await finishPage(
    html,
    () => css,
    (code) => `/_next/static/data/${data.push(code)}.js`,
  )
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  return { page, style, data }
}

describe('a finished page', () => {
  it('has one script to run, the boot script, and keeps structured data', async () => {
    const { page } = await finished()
    const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts).toHaveLength(2)
    expect(scripts[0]?.[1]).toContain('application/ld+json')
    expect(scripts[0]?.[2]).toBe('{"@type":"Electrician"}')
    expect(scripts[1]?.[2]).toBe(bootScript)
  })

  it('names its scripts in order, without the one for browsers without modules', async () => {
    const { page } = await finished()
    expect(page).toContain('data-chunks="/_next/static/chunks/one.js /_next/static/chunks/main.js"')
    expect(page).not.toContain('old.js')
    expect(page).not.toContain('as="script"')
  })

  it('stores its inline scripts in order, to the letter', async () => {
    const { data, page } = await finished()
    expect(data).toEqual(['self.__next_f.push([0]);\nself.__next_f.push([1,"$& $1 \\"end\\""]);'])
    expect(page).toContain('data-data="/_next/static/data/1.js"')
    expect(page).toContain('<title>Cards &amp; $& $1</title>')
  })

  it('carries the rules it uses, whatever sets them off, and no others', async () => {
    const { style } = await finished()
    expect(style).toContain('.card{color:red}')
    expect(style).toContain('.card[data-lit]')
    expect(style).toContain('(min-width:900px){.card{columns:2}}')
    expect(style).toContain('.card:hover')
    expect(style).toContain('details[open]')
    expect(style).toContain('a[href^="tel:"]')
    expect(style).toContain(':focus-visible{outline:3px solid}')
    expect(style).toContain('h1{')
    expect(style).not.toMatch(/unused|other|h4|data-dim/)
  })

  it('leaves rules for print, and what is empty without its rules, to the whole stylesheet', async () => {
    const { style } = await finished()
    expect(style).not.toContain('print')
    expect(style).not.toContain('@page')
    expect(style).not.toMatch(/\{\s*\}/)
    expect(style).toContain('@layer reset,components;')
  })

  it('carries all tokens, first: scripts and later pages may use them', async () => {
    expect((await finished()).style.startsWith(tokens)).toBe(true)
  })

  it('keeps addresses in its styles whole', async () => {
    expect((await finished()).style).toContain('url(/_next/static/media/besley.woff2)')
  })

  it('asks for its typefaces first of all, then has its styles, before everything but its character set', async () => {
    const preload =
      '<link rel="preload" href="/_next/static/media/besley.woff2" as="font" crossorigin="" type="font/woff2"/>'
    const { page } = await finished()
    expect(page).toContain(`<head><meta charSet="utf-8"/>${preload}<style>`)
    expect(page.match(/as="font"/g)).toHaveLength(1)
  })

  it('brings its stylesheets late, and only for print where no script can', async () => {
    const { page } = await finished()
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" media="print"/>'
    expect(page).toContain(`<noscript>${link}</noscript></head>`)
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(1)
    expect(page).toContain('data-sheets="/_next/static/chunks/a.css"')
  })

  it('has wide screens wait for its head, until the next section begins', async () => {
    const sections = '<section><h1>Cards</h1><p>Head</p></section><section class="wide" id="what">Next</section>'
    const { page } = await finished(built.replace('<h1>unused other h4</h1>', sections))
    expect(page).toContain('<link rel="expect" href="#what" blocking="render" media="(min-width: 768px)"/><style>')
    expect((await finished()).page).not.toContain('rel="expect"')
  })

  it('is not finished twice', async () => {
    const { page } = await finished()
    expect((await finished(page)).page).toBe(page)
  })

  it('is refused when there is no place for its styles', async () => {
    await expect(finished(built.replace('<meta charSet="utf-8"/>', ''))).rejects.toThrow('charset')
  })
})

describe('a finished build', () => {
  it('finishes every page, keeps their data under hashed names, and declares tokens and typefaces in the pages alone', async () => {
    const dir = temporaryFolder()
    const pages = ['server/app/index.html', 'server/app/gta/vaughan.html']
    mkdirSync(join(dir, 'server/app/gta'), { recursive: true })
    mkdirSync(join(dir, 'static/chunks'), { recursive: true })
    for (const page of pages) writeFileSync(join(dir, page), built)
    writeFileSync(join(dir, 'static/chunks/a.css'), css)
    writeFileSync(join(dir, 'static/chunks/main.js'), 'let a')
    expect(await finishBuild(dir)).toBe(2)
    expect(await finishBuild(dir)).toBe(2)
    expect(readFileSync(join(dir, 'static/chunks/main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nlet a')
    for (const page of pages) expect(readFileSync(join(dir, page), 'utf8')).toContain(bootScript)
    // Both pages have the same data.
    expect(readdirSync(join(dir, 'static/data'))).toEqual([expect.stringMatching(/^[\da-f]{16}\.js$/)])
    const [href = ''] =
      /data-sheets="([^"]+)"/.exec(readFileSync(join(dir, pages[0] as string), 'utf8'))?.slice(1) ?? []
    const sheet = readFileSync(join(dir, href.replace('/_next/', '')), 'utf8')
    expect(sheet).toBe(css.replace(tokens, '').replace(typeface, ''))
    expect(readFileSync(join(dir, pages[0] as string), 'utf8')).toContain('@font-face')
  })

  it('brings all late styles in the last stylesheet where every page names the same, else leaves them apart', async () => {
    const second = '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>'
    const both = built.replace('</head>', `${second}</head>`)
    const first = /<link rel="stylesheet"[^>]*>/.exec(built)?.[0] as string
    const swapped = built.replace(first, second + first)
    const lateSheets = async (pages: string[], of = 0) => {
      const dir = temporaryFolder()
      mkdirSync(join(dir, 'server/app'), { recursive: true })
      mkdirSync(join(dir, 'static/chunks'), { recursive: true })
      for (const [index, page] of pages.entries()) writeFileSync(join(dir, `server/app/${index}.html`), page)
      writeFileSync(join(dir, 'static/chunks/a.css'), '@layer components{.card{color:red}}')
      writeFileSync(join(dir, 'static/chunks/b.css'), '@layer components{.other{color:green}}')
      await finishBuild(dir)
      const named = /data-sheets="([^"]+)"/
        .exec(readFileSync(join(dir, `server/app/${of}.html`), 'utf8'))?.[1]
        ?.split(' ')
      const sheets = named?.map((href) => readFileSync(join(dir, href.replace('/_next/', '')), 'utf8'))
      return { named, sheets }
    }
    const { named, sheets } = await lateSheets([both, swapped])
    // Last in every page's order: one that comes before others makes Chromium set all text anew.
    expect((await lateSheets([both, swapped], 1)).sheets).toEqual(sheets)
    expect(sheets).toEqual(['', '@layer components{.card{color:red}}@layer components{.other{color:green}}'])
    // Neither may keep a name under which a browser holds another content for a year.
    expect(named).toEqual(['/_next/static/chunks/empty-a.css', expect.stringMatching(/chunks\/[\da-f]{16}\.css$/)])
    const apart = await lateSheets([both, built])
    expect(apart.named).toEqual(['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'])
    expect(apart.sheets).toEqual(['@layer components{.card{color:red}}', '@layer components{.other{color:green}}'])
  })
})
