import { describe, expect, it } from 'vitest'
import { serviceIds } from '@/content/ids.gen'
import { blogWords } from '@/content/interface'
import { renderBody } from '@/lib/blog/render'
import { cutawayId } from '@/lib/drawings/cutaway'
import { serviceCutaways } from '@/lib/drawings/cutaway-views'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureSources } from '@/lib/images/picture-sources'

const [service] = serviceIds
const target = {
  path: '/blog/cords',
  base: '',
  pictureFor: (name: string, alt: string) => pictureSources(name, '0123abcd', 1600, alt),
}
const html = (text: string, base = '') => renderBody(text, { ...target, base }).html

describe('the HTML of a post', () => {
  it('has a call box for a paragraph with a bold "Call "', () => {
    expect(html('For help, **Call [905](tel:+1905)** now.')).toBe(
      '<div class="call-box">\n<p>For help, <strong>Call <a href="tel:+1905">905</a></strong> now.</p>\n</div>\n',
    )
    expect(html('**Calling** is free. Call us at 416-555-0199.')).not.toContain('call-box')
    expect(html('**Call your utility**, then (416) 555-0199.')).toContain('call-box')
    // At the start of the box the call is on a separate line.
    expect(html('**Call [905](tel:+1905)** if it buzzes.')).toContain('<p><strong class="call-line">Call ')
    expect(html('**Note** it, then **Call [905](tel:+1905)**.')).not.toContain('call-line')
  })

  it.each(['**Call before you dig.** It is free.', '- **Call your utility** first.', '**Call 911** and wait.'])(
    'has no call box without a phone number: %s',
    (text) => expect(html(text)).not.toContain('call-box'),
  )

  it('has unique ids for headings, other than those of the page', () => {
    const text = "## Don't stop & think\n\n### Don't stop & think\n\n## Main"
    const ids = [...html(text).matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['dont-stop-think', 'dont-stop-think-2', 'main-2'])
  })

  it('has only second-level headings in its contents, and wraps their ampersand', () => {
    expect(renderBody('## One & two\n\n### Three', target).contents).toEqual([{ id: 'one-two', text: 'One & two' }])
    expect(html('## Stop & act')).toContain('Stop <span class="accent-ampersand">&#x26;</span>\u00a0act')
  })

  it('keeps ranges and short compounds on one line', () =>
    expect(html('A **Wi-Fi** plug, $1,500-$3,000+.')).toBe(
      '<p>A <strong><span class="unbroken">Wi-Fi</span></strong> plug, <span class="unbroken">$1,500\u200a–\u200a$3,000+.</span></p>\n',
    ))

  it('has a range whose words are in another part, and no range in a name', () => {
    expect(html('It takes **4-8** hours.')).toContain('>4\u200a–\u200a8</span></strong> hours')
    expect(html('A **14-2** wire, **two** 14-50 outlets.')).not.toContain('–')
  })

  it('has tables that scroll by keyboard, in regions with unique names', () => {
    const table = '| A | B |\n|---|---|\n| 1 | 2 |'
    const made = html(`## Cords\n\n${table}\n\nText.\n\n${table}`)
    const name = fillTokens(blogWords.post.table, { heading: 'Cords' })
    expect(made).toContain(`<div role="region" tabindex="0" aria-label="${name}">\n<table>`)
    expect(made).toContain(`aria-label="${name} 2"`)
  })

  it('has responsive pictures with size and description', () => {
    const made = html('![A fuse box](fuse-box)')
    expect(made).toMatch(/^<figure><picture><source type="image\/avif" srcset="[^"]*-400\.avif 400w/)
    expect(made).toMatch(/<img [^>]*alt="A fuse box" width="1600" height="900" loading="lazy"/)
  })

  it('has the lit drawing of a service with its caption, but not in the feed', () => {
    const text = `Before.\n\n![The wires behind the wall](/${service})\n\nAfter.`
    const { html: made, arts } = renderBody(text, target)
    const { art, live, wide, phone = wide } = serviceCutaways()[service]
    expect(made).toContain(`<figure data-live="${live.join(' ')}" `)
    expect(made).toContain(`viewBox="${phone.join(' ')}"`)
    expect(made).toContain(`<use href="#${cutawayId(art)}"></use></svg>`)
    expect(made).toContain('<figcaption>The wires behind the wall</figcaption></figure>')
    expect(arts).toEqual([art])
    expect(html(text, 'https://site.example')).toBe('<p>Before.</p>\n<p>After.</p>\n')
  })

  it('has absolute URLs and plain pictures in the feed', () => {
    const text = '[Panels](/residential#why), [costs](#costs)\n\n![A box](fuse-box)\n\n## Costs'
    const made = html(text, 'https://site.example')
    expect(made).toContain('href="https://site.example/residential#why"')
    expect(made).toContain('href="https://site.example/blog/cords#costs"')
    expect(made).toMatch(/<img src="https:\/\/site\.example\/img\/fuse-box-0123abcd-1080\.webp"/)
    expect(made).not.toContain('<picture>')
    expect(html(text)).toContain('href="#costs"')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<img src="x" onerror="alert(1)">'],
    ['a script URL', '[x](javascript:alert(1))'],
    ['a script inside a line', 'Text <b onclick="alert(1)">bold</b>'],
  ])('does not contain %s', (_name, text) => expect(html(text)).not.toMatch(/<script|onerror|onclick|javascript:/))

  it('has curly quotes across bold words, and unchanged links', () => {
    expect(html('He said **"stop"** and "go" (it\'s fine).')).toContain(
      'He said <strong>“stop”</strong> and “go” (it’s fine).',
    )
    expect(html("[x](https://a.example/it's) at 200 A")).toContain('href="https://a.example/it&#x27;s"')
    expect(html('a 200 A service')).toContain('200\u00a0A')
  })
})
