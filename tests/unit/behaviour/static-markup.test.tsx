import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Static, StaticMarkup } from '@/components/ui/static-markup'

/** The names by which a browser finds what stands in the page. */
const NAMES = / data-markup="[\w-]{10}"/g

function Dead(): never {
  throw new Error('Attempted to call Dead() from the server')
}

describe('Static', () => {
  const lamps = ['hall', 'porch']
  const part = (
    <Static as="section" id="lamps" className="lit">
      <StaticMarkup as="svg" markup={'<path d="M0 0h4"/>'} />
      {lamps.map((lamp) => (
        <p key={lamp}>
          {lamp} & {lamp.length}
        </p>
      ))}
    </Static>
  )

  it('writes its children as HTML, what is static in them included', () => {
    const html = renderToStaticMarkup(part)
    expect(html.match(NAMES)).toHaveLength(1)
    expect(html.replace(NAMES, '')).toBe(
      '<section id="lamps" class="lit"><svg><path d="M0 0h4"/></svg><p>hall &amp; 4</p><p>porch &amp; 5</p></section>',
    )
  })

  it('passes React no children, so that they are neither in the page data nor hydrated', () => {
    const { props } = Static(part.props)
    expect(props.markup).toContain('porch')
    expect(JSON.stringify(StaticMarkup(props).props)).not.toContain('porch')
  })

  it('says what to do where a part of it throws, as client components do in a server component', () => {
    expect(() =>
      renderToStaticMarkup(
        <Static as="div">
          <Dead />
        </Static>,
      ),
    ).toThrow('interactive')
    // And the next part is rendered as before.
    expect(renderToStaticMarkup(part)).toContain('porch')
  })
})

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
