// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkError, mayReload } from '@/lib/hosting/chunk-recovery'

const named = (name: string, message = '') => Object.assign(new Error(message), { name })

describe('a failed chunk is told from other errors', () => {
  it.each([
    named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/x.js from module 7'),
    new Error('Loading chunk 12 failed.'),
    new Error('Loading CSS chunk 3 failed.'),
    new Error('Failed to load chunk /_next/static/chunks/x.js'),
  ])('%s', (error) => {
    expect(isChunkError(error)).toBe(true)
  })

  it.each([new TypeError('Failed to fetch'), new Error('chunky'), 'ChunkLoadError', null, undefined, {}])(
    'not %s',
    (reason) => {
      expect(isChunkError(reason)).toBe(false)
    },
  )
})

describe('a page reloads for a failed chunk', () => {
  const now = Date.UTC(2026, 10, 21)
  beforeEach(() => sessionStorage.clear())

  it('once, then not within the minute', () => {
    expect(mayReload(now)).toBe(true)
    expect(mayReload(now + 1)).toBe(false)
    expect(mayReload(now + 59_999)).toBe(false)
  })

  it('again after a quiet minute', () => {
    mayReload(now)
    expect(mayReload(now + 60_000)).toBe(true)
  })

  it('never where nothing can be remembered: that would be a loop', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('private mode')
      },
    })
    expect(mayReload(now)).toBe(false)
    vi.unstubAllGlobals()
  })
})
