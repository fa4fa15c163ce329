import { describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/hosting/boot-script'
import { finishPage } from '@/lib/hosting/finish-page'

const css = [
  '@layer tokens{:root{--night:#07161b}[data-surface=dark]{--bg:#000}}',
  '@layer reset,components;',
  '@font-face{font-family:besley;src:url(../media/besley.p.woff2)}',
  '@font-face{font-family:pencil;src:url(../media/pencil.woff2)}',
  '@layer components{.card{color:red}.card[data-lit]{color:gold}.unused{color:blue}.late{color:teal}}',
  '@layer components{.other{color:green}}',
  '@media (min-width:900px){.card{columns:2}.unused{columns:3}}',
  '@media print{.card{color:#000}}',
  'a[href^="tel:"]{white-space:nowrap}:focus-visible{outline:3px solid}h1{margin:0}h4{margin:1px}',
  '.card details[open]{color:pink}.card:hover{color:orange}.card>:is(:first-child,:last-child){color:plum}',
  '.card:not(.unused,:hover){color:navy}.card:has(:checked){color:lime}',
  '.card{animation:glow 1s;--play:fade 1s}@keyframes glow{to{top:0}}@keyframes fade{to{top:1px}}@keyframes rest{to{top:2px}}',
].join('')

const exported = [
  '<!DOCTYPE html><html lang="en-CA"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>',
  '<link rel="preload" href="/_next/static/media/besley.p.woff2" as="font" crossorigin="" type="font/woff2"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script><title>Cards &amp; $& $1</title></head><body>',
  '<script type="application/ld+json">{"@type":"Electrician"}</script>',
  '<main class="card wide" data-lit=""><section><h1>unused other h4</h1><a href="tel:+19055550142">Call</a></section>',
  '<section id="what"><details></details><!--$--><p>a &lt; b</p><!--/$--></section></main>',
  '<script>self.__next_f.push([0])</script><script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '<script>self.__next_f.push([1,"$& $1 \\"end\\" <b>"])</script></body></html>',
].join('')

const files: Record<string, string> = {
  '/_next/static/chunks/a.css': css,
  '/_next/static/chunks/one.js': 'e.s({card:"card"})',
  '/_next/static/chunks/main.js': 'e.v({late:"late"})',
}

function finished(html = exported, missing = false) {
  const written: Record<string, string> = {}
  const site = {
    read: (address: string) => files[address] ?? '',
    write: (address: string, text: string) => {
      written[address] = text
    },
  }
  const page = finishPage(html, site, missing)
  return { page, style: /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '', written }
}

describe('a finished page', () => {
  it('has one executable script, and keeps structured data', () => {
    const scripts = [...finished().page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.map((script) => script[2])).toEqual(['{"@type":"Electrician"}', bootScript])
  })

  it('lists its scripts in order, without the nomodule one', () => {
    const { page } = finished()
    expect(page).toContain('data-chunks="/_next/static/chunks/one.js /_next/static/chunks/main.js"')
    expect(page).not.toMatch(/old\.js|as="script"/)
  })

  it('keeps its data byte for byte in one file', () => {
    const { page, written } = finished()
    const [[address = '', data] = []] = Object.entries(written)
    expect(data).toBe('self.__next_f.push([0]);\nself.__next_f.push([1,"$& $1 \\"end\\" <b>"]);')
    expect(address).toMatch(/^\/_next\/static\/data\/[\da-f]{16}\.js$/)
    expect(page).toContain(`data-data="${address}"`)
  })

  it('keeps its content, React’s comments included', () => {
    const { page } = finished()
    expect(page).toContain('<title>Cards &amp; $&amp; $1</title>')
    expect(page).toContain('<!--$--><p>a &lt; b</p><!--/$-->')
  })

  it('inlines the style rules that it or its scripts can use, and no others', () => {
    const { style } = finished()
    for (const rule of [
      '.card{color:red}',
      '.card[data-lit]',
      '.late{color:teal}',
      '(min-width:900px){.card{columns:2}}',
      '@media print{.card{color:#000}}',
      '.card:hover',
      'details[open]',
      ':is(:first-child,:last-child){color:plum}',
      '.card:not(.unused,:hover){color:navy}',
      '.card:has(:checked){color:lime}',
      'a[href^="tel:"]',
      ':focus-visible{outline:3px solid}',
      'h1{',
      '@layer reset,components;',
      '@keyframes glow',
      '@keyframes fade',
    ])
      expect(style).toContain(rule)
    expect(style).not.toMatch(/\.unused\{|other|h4|keyframes rest|\{\s*\}/)
  })

  it('may have later sections’ styles where those begin, without duplicates', () => {
    const { page, style } = finished(
      exported.replace(
        '<section id="what">',
        '<style data-later-styles=""></style><h4 class="other">b</h4><section id="what">',
      ),
    )
    const later = /<style data-later-styles="">([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
    expect(style).toContain('.card[data-lit]{color:gold}')
    expect(style).not.toMatch(/other|teal|h4/)
    expect(later).toContain('.other{color:green}')
    expect(later).toContain('.late{color:teal}')
    expect(later).toContain('h4{margin:1px}')
    expect(later).not.toMatch(/font-face|gold|unused\{/)
  })

  it('names the width of the window, then preloads its fonts by root-relative addresses, before its styles', () => {
    const { page, style } = finished()
    expect(style).toContain('url(/_next/static/media/besley.p.woff2)')
    expect(page).not.toContain('href="/_next/static/media/pencil.woff2"')
    expect(page).toMatch(
      /<head><meta charset="utf-8"><meta name="viewport"[^>]*><link rel="preload" href="\/_next\/static\/media\/besley\.p\.woff2"[^>]*>/,
    )
    expect(page.match(/as="font"/g)).toHaveLength(1)
    expect(page.indexOf('as="font"')).toBeLessThan(page.indexOf('<style>'))
    expect(page.match(/name="viewport"/g)).toHaveLength(1)
  })

  it('loads no stylesheet: React finds a disabled one', () => {
    const { page } = finished()
    const sheets = page.match(/<link rel="stylesheet"[^>]*>/g)
    expect(sheets).toHaveLength(1)
    expect(sheets?.[0]).toContain('disabled')
  })

  it('blocks rendering on wide screens until the next section begins', () => {
    expect(finished().page).toContain('<link rel="expect" href="#what" blocking="render" media="(min-width: 48em)">')
    expect(finished(exported.replace('id="what"', '')).page).not.toContain('rel="expect"')
  })

  it('is marked as the not-found page', () => {
    expect(finished().page).not.toContain('data-missing')
    expect(finished(exported, true).page).toContain('data-missing=""')
  })

  it('rejects a page that is finished already or not made by Next', () => {
    const { page } = finished()
    expect(() => finished(page)).toThrow('not a page that Next exported')
    expect(() => finished('<p>Hello</p>')).toThrow('charset')
  })
})
