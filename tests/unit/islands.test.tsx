// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClickToCall } from '@/components/contact/click-to-call.client'
import { Island } from '@/components/islands/island'
import { IslandBoundary } from '@/components/islands/island-boundary.client'
import { FloatingRequest } from '@/components/layout/floating-request.client'

afterEach(cleanup)

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

function Broken(): never {
  throw new Error('an island fails')
}

describe('IslandBoundary', () => {
  it('contains a failure within its island', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <>
        <IslandBoundary>
          <Broken />
        </IslandBoundary>
        <IslandBoundary>
          <p>Still here.</p>
        </IslandBoundary>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please refresh the page.')
    expect(screen.getByText('Still here.')).toBeTruthy()
    vi.restoreAllMocks()
  })
})
