import { describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/build/finishing/boot-script'
import { finishPage } from '@/lib/build/finishing/finish-page'

const css = [
  '@layer tokens{:root{--night:#07161b}[data-surface=dark]{--bg:#000}}',
  '@layer reset,components;',
  '@font-face{font-family:besley;src:url(../media/besley.p.woff2)}',
  '@font-face{font-family:pencil;src:url(../media/pencil.woff2)}',
  '@layer components{.card{color:red}.card[data-lit]{color:gold}.unused{color:blue}.late,.a_more,.b_more{color:teal}}',
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
  '<main class="card wide a_root" data-lit=""><section><h1>unused other h4</h1><a href="tel:+19055550142">Call</a></section>',
  '<section id="what"><details></details><!--$--><p>a &lt; b</p><!--/$--><div data-island="lamp"><!--$-->lit<!--/$--></div></section></main>',
  '<script>self.__next_f.push([0])</script><script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '<script>self.__next_f.push([1,"$& $1 \\"end\\" <b>"])</script></body></html>',
].join('')

const script = '/_next/static/islands.js'

function finished(html = exported, missing = false) {
  const page = finishPage(html, { read: () => css, script, scriptWords: ['late', 'a_more', 'b_more'] }, missing)
  const [, style = '', later = ''] = page.split(/<style[^>]*>/).map((part) => part.split('</style>')[0])
  return { page, style, later }
}

describe('a finished page', () => {
  it('has the boot script and its structured data, and no script of Next', () => {
    const { page } = finished()
    const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.map((script) => script[2])).toEqual(['{"@type":"Electrician"}', bootScript])
    expect(page).toContain(`data-script="${script}"`)
    expect(page).not.toMatch(/old\.js|main\.js|one\.js|__next_f|as="script"|rel="stylesheet"/)
  })

  it('keeps its content, and React’s comments in islands only, where hydration needs them', () => {
    const { page } = finished()
    expect(page).toContain('<title>Cards &amp; $&amp; $1</title>')
    expect(page).toContain('<p>a &lt; b</p><div data-island="lamp"><!--$-->lit<!--/$--></div>')
  })

  it('has only the style rules that it or its script can use', () => {
    const { style, later } = finished()
    const rules = [
      '.card{color:red}',
      '.card[data-lit]',
      '.late,.a_more{color:teal}',
      '(min-width:900px){.card{columns:2}}',
      '.card:hover',
      'details[open]',
      ':is(:first-child,:last-child){color:plum}',
      '.card:not(.unused,:hover){color:navy}',
      '.card:has(:checked){color:lime}',
      'a[href^="tel:"]',
      ':focus-visible{',
      'h1{',
      '{.card{color:#000}}',
      ',components;',
      'glow{',
      'fade{',
    ]
    for (const rule of rules) expect(style + later).toContain(rule)
    expect(style + later).not.toMatch(/\.unused\{|other|h4|keyframes rest|\{\s*\}/)
  })

  it('has the styles of later sections in the second section, without duplicates', () => {
    const { page, style, later } = finished(exported.replace('<details>', '<h4 class="other">b</h4><details>'))
    expect(page).toContain('<section id="what"><style data-later-styles="">')
    expect(style).toContain('.card[data-lit]{color:gold}')
    expect(style).not.toMatch(/other|teal|h4/)
    expect(later).toContain('.other{color:green}')
    expect(later).toContain('.late,.a_more{color:teal}')
    expect(later).toContain('h4{margin:1px}')
    expect(later).not.toMatch(/font-face|gold|unused\{/)
    // An element may mark an earlier end of the first screen.
    const marked = exported.replace('<details>', '<ul><li data-after-first-screen=""></li></ul><details>')
    expect(finished(marked).page).toContain('<li data-after-first-screen=""><style data-later-styles="">')
  })

  it('has the viewport first, then the preload of its typefaces, then its styles', () => {
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

  it('blocks rendering on wide windows until the second section, and marks the not-found page', () => {
    expect(finished().page).toContain('<link rel="expect" href="#what" blocking="render" media="(min-width: 48em)">')
    expect(finished(exported.replace('id="what"', '')).page).not.toContain('rel="expect"')
    expect(finished().page).not.toContain('data-not-found')
    expect(finished(exported, true).page).toContain('data-not-found=""')
  })

  it('is not made from a page that is finished or not made by Next', () => {
    const { page } = finished()
    expect(() => finished(page)).toThrow('found a script')
    expect(() => finished(page.replace(/<script data-script.*?<\/script>/s, ''))).toThrow(
      'not a page that Next exported',
    )
    expect(() => finished('<p>Hello</p>')).toThrow('viewport')
  })

  it.each([
    ['an inline script that is not Next’s', '<script>document.title = ""</script>', 'document.title'],
    ['a script of another site', '<script src="https://cdn.test/a.js"></script>', 'https://cdn.test/a.js'],
    ['a part that a script puts in place', '<template id="B:0"></template>', 'B:0'],
  ])('is not made from a page with %s', (_, markup, named) => {
    expect(() => finished(exported.replace('<main', `${markup}<main`))).toThrow(named)
  })

  it('has the text and the elements of the body as they were', () => {
    // The parser moves text out of a table, so that the serialized page reads differently.
    const broken = exported.replace('<p>a &lt; b</p>', '<p>a</p><a href="/x"><a href="/y">b</a></a><p>c</p>')
    expect(finished(broken).page).toContain('<a href="/y">b</a>')
    const plaintext = exported.replace('<p>a &lt; b</p>', '<plaintext>a')
    expect(() => finished(plaintext)).toThrow('its body changed')
  })
})
