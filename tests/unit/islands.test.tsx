import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Island } from '@/components/islands/island'

const Lamp = ({ children }: { value?: unknown; children?: ReactNode }) => <>lit {children}</>
const htmlWith = (value: unknown, children?: ReactNode) =>
  renderToStaticMarkup(
    <Island name="open-now">
      <Lamp value={value}>{children}</Lamp>
    </Island>,
  )

it('an island carries its props as JSON, and its elements as HTML', () => {
  const html = htmlWith({ hours: [7, 18], note: undefined }, <b>now</b>)
  expect(html).toContain('data-props="{&quot;value&quot;:{&quot;hours&quot;:[7,18]}}"')
  expect(html).toContain('<div data-slot="children"><b>now</b></div>')
})

it.each([
  ['a function', () => 0],
  ['a date', new Date()],
  ['a map', new Map([['a', 1]])],
  ['a set', { days: new Set([1]) }],
  ['not a number', [Number.NaN]],
  ['a gap in a list', [undefined]],
  ['an element beside text', ['lit', <b key="b">now</b>]],
])('an island rejects a prop that JSON does not keep: %s', (_, value) =>
  expect(() => htmlWith(value)).toThrow('its prop "value" is not JSON'),
)
