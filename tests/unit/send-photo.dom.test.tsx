import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhotoLink } from '@/components/ui/photo-link'
import { watchRequests } from '@/lib/requests/watch-requests'

it('a click on a link for photos pushes one event, with the method alone', () => {
  const stop = watchRequests()
  render(
    <main>
      <PhotoLink href="sms:+15555550100">
        a <b>photo</b>
      </PhotoLink>
      <a href="mailto:kim@wires.test">Kim</a>
    </main>,
  )
  for (const words of screen.getAllByText('photo')) words.click()
  screen.getByText('Kim').click()
  const events = ['sms', 'email'].map((method) => ({ event: 'send_photo', method }))
  expect(window.dataLayer).toEqual(events)
  stop()
  screen.getAllByText('photo')[0]?.click()
  expect(window.dataLayer).toEqual(events)
})
