import { describe, expect, it } from 'vitest'
import { servicePaths, torontoPaths } from '@/lib/content/registry'
import { isPlacePath, isServicePath, servicePath } from '@/lib/routes'

describe('addresses', () => {
  it('distinguishes pages from other addresses', () => {
    expect(servicePaths.every(isServicePath)).toBe(true)
    expect(torontoPaths.every(isPlacePath)).toBe(true)
    for (const path of ['', 'residential', 'residential/', 'residential/none', 'constructor/name', '__proto__']) {
      expect(isServicePath(path), path).toBe(false)
      expect(isPlacePath(path), path).toBe(false)
    }
  })

  it('rejects a service of another category', () =>
    expect(() => servicePath('residential', 'constructor')).toThrow('residential/constructor'))
})
