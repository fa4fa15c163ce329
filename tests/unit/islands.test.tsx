import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Island } from '@/components/islands/island'
import { FloatingRequest } from '@/components/layout/floating-request.client'

it('an island rejects a prop that is not JSON', () => {
  const element = { href: '#quote' as const, label: (<b>Ask</b>) as unknown as string }
  const island = <Island name="floating-request" of={FloatingRequest} props={element} />
  expect(() => renderToStaticMarkup(island)).toThrow('its prop "label" is not JSON')
})
