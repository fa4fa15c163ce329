import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClickToCall } from '@/components/contact/click-to-call.client'

const button = (
  <ClickToCall>
    <a href="tel:+15555550100">Call</a>
  </ClickToCall>
)
const counted = { event: 'click_to_call', phone_number: '+15555550100', category: 'contact', label: 'emergency' }

it('a click on a phone link before the scripts load is counted once', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(button)
  const otherLink = document.createElement('a')
  otherLink.href = 'tel:+15555550199'
  // The boot script has queued both clicks.
  window.queuedCallClicks = [container.querySelector('a') as HTMLAnchorElement, otherLink]
  render(button, { container, hydrate: true })
  expect(window.dataLayer).toEqual([counted])
  expect(window.queuedCallClicks).toBeUndefined()
})
