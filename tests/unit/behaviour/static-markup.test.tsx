import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StaticMarkup } from '@/components/ui/static-markup'

/** The names by which a browser finds what stands in the page. */
const NAMES = / data-markup="[\w-]{10}"/g

describe('StaticMarkup', () => {
  it('writes the markup as it is into the element, with its attributes', () => {
    const html = renderToStaticMarkup(
      <StaticMarkup as="g" id="lamp" className="lit" markup={'<path d="M0 0h4"/><text>A &amp; B</text>'} />,
    )
    expect(html.match(NAMES)).toHaveLength(1)
    expect(html.replace(NAMES, '')).toBe('<g id="lamp" class="lit"><path d="M0 0h4"/><text>A &amp; B</text></g>')
  })

  it('keeps the markup of two elements apart', () => {
    const html = renderToStaticMarkup(
      <>
        <StaticMarkup as="div" markup="<p>one</p>" />
        <StaticMarkup as="div" markup="<p>two</p>" />
      </>,
    )
    expect(new Set(html.match(NAMES)).size).toBe(2)
    expect(html.replace(NAMES, '')).toBe('<div><p>one</p></div><div><p>two</p></div>')
  })

  it('passes React only a name, so that the markup is not in the page data', () => {
    const { props } = StaticMarkup({ as: 'div', markup: '<p>A long post</p>' })
    expect(JSON.stringify(props)).not.toContain('post')
  })
})
