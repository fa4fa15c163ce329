import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TagManager } from '@/components/layout/tag-manager.client'

/** @returns the scripts and events of the tag manager in a browser with this signal */
function loadedWith(globalPrivacyControl: boolean | undefined) {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  vi.spyOn(window, 'navigator', 'get').mockReturnValue({ globalPrivacyControl } as Navigator)
  render(<TagManager id="GTM-TEST" />)
  return { scripts: append.mock.calls.flat().map((node) => (node as HTMLScriptElement).src), events: window.dataLayer }
}

describe('the tag manager', () => {
  it.each([undefined, false])('loads if Global Privacy Control is %s', (signal) => {
    const { scripts, events } = loadedWith(signal)
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST'])
    expect(events).toMatchObject([{ event: 'gtm.js' }])
  })

  it('does not load or push events if Global Privacy Control is on', () =>
    expect(loadedWith(true)).toEqual({ scripts: [], events: undefined }))
})
