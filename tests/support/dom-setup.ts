import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Runs before each .dom.test file. These share a window, so that each test leaves it as it was.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.dataLayer = undefined
  window.queuedCallClicks = undefined
})
