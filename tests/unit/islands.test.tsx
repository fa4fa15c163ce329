import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ClickToCall } from '@/components/contact/click-to-call.client'
import { Island } from '@/components/islands/island'
import { FloatingRequest } from '@/components/layout/floating-request.client'

describe('Island', () => {
  it('writes its props as JSON and its elements as slots into the HTML', () => {
    const button = <Island name="floating-request" of={FloatingRequest} props={{ href: '#quote', label: 'Ask' }} />
    expect(renderToStaticMarkup(button)).toContain(
      'data-island="floating-request" data-props="{&quot;href&quot;:&quot;#quote&quot;,&quot;label&quot;:&quot;Ask&quot;}"',
    )
    const calls = <Island name="click-to-call" of={ClickToCall} slots={{ children: <a href="tel:1">Call</a> }} />
    expect(renderToStaticMarkup(calls)).toContain('<div data-slot="children"><a href="tel:1">Call</a></div>')
  })

  it('refuses a prop that is not JSON', () => {
    const element = { href: '#quote' as const, label: (<b>Ask</b>) as unknown as string }
    const island = <Island name="floating-request" of={FloatingRequest} props={element} />
    expect(() => renderToStaticMarkup(island)).toThrow('its prop "label" is not JSON')
  })
})
