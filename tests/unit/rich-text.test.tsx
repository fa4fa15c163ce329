import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'

const html = renderToStaticMarkup

describe('inline text', () => {
  it('turns bold and links into elements', () => {
    expect(html(<RichText>{'Call **now**, or see [panels](/residential).'}</RichText>)).toBe(
      'Call <strong>now</strong>, or see <a href="/residential">panels</a>.',
    )
  })

  it('sets a range whose words are in another element', () =>
    expect(html(<RichText>{'It takes **4-8** hours, [see it](/a-50-80%25).'}</RichText>)).toMatch(
      /4\u200a–\u200a8<.*hours, <a href="\/a-50-80%25">/,
    ))

  it('keeps the last short words of a long text together', () => {
    const text = 'Your utility tells you when it can come, and we plan the work for the day.'
    expect(html(<RichText>{text}</RichText>)).toMatch(/ for\u00a0the\u00a0day\.$/)
    expect(html(<RichText>{'We plan it for the day.'}</RichText>)).toBe('We plan it for the day.')
  })

  it('removes a link inside a link, and keeps its text', () => {
    const nested = (
      <a href="/panels">
        <RichText links={false}>{'Ask **[us](/contact)** at [905-555-0100](tel:+19055550100).'}</RichText>
      </a>
    )
    expect(html(nested)).toBe(
      '<a href="/panels">Ask <strong>us</strong> at <span class="unbroken">905-555-0100</span>.</a>',
    )
  })

  it.each(['`code`', '# A heading', 'One.\n\nTwo.', '![a](b)'])('rejects anything else: %j', (text) => {
    expect(() => html(<RichText>{text}</RichText>)).toThrow(/inline/)
  })
})

describe('a heading', () => {
  it('wraps every ampersand without changing the text', () => {
    const heading = html(<HeadingText>{'Light & power & more'}</HeadingText>)
    expect(heading.match(/accent-ampersand/g)).toHaveLength(2)
    const text = heading
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replace(/\s/g, ' ')
    expect(text).toBe('Light & power & more')
  })

  it.each(['R&D sites', 'AT&T'])('does not wrap the ampersand in a name: %s', (name) => {
    expect(html(<HeadingText>{name}</HeadingText>)).toBe(name.replace('&', '&amp;'))
  })
})
