import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ClickToCall } from '@/components/contact/click-to-call.client'

const button = (
  <ClickToCall>
    <a href="tel:+15555550100">Call</a>
  </ClickToCall>
)
const counted = { event: 'click_to_call', phone_number: '+15555550100', category: 'contact', label: 'emergency' }

beforeEach(() => {
  window.dataLayer = undefined
  window.queuedCallClicks = undefined
})
afterEach(cleanup)

it('a call before the scripts have loaded is counted once, afterwards', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(button)
  const elsewhere = document.createElement('a')
  elsewhere.href = 'tel:+15555550199'
  // What the boot script has kept.
  window.queuedCallClicks = [container.querySelector('a') as HTMLAnchorElement, elsewhere]
  render(button, { container, hydrate: true })
  expect(window.dataLayer).toEqual([counted])
  expect(window.queuedCallClicks).toBeUndefined()
})
