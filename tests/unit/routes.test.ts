import { describe, expect, it } from 'vitest'
import { serviceAndEmergencyPaths, torontoPaths } from '@/lib/content/registry'
import { isPlacePath, isServiceOrEmergencyPath, serviceOrEmergencyPathAtAddress } from '@/lib/routes'

describe('addresses', () => {
  it('distinguishes pages from other addresses', () => {
    expect(serviceAndEmergencyPaths.every(isServiceOrEmergencyPath)).toBe(true)
    expect(torontoPaths.every(isPlacePath)).toBe(true)
    for (const path of ['', 'residential', 'residential/', 'residential/none', 'constructor/name', '__proto__']) {
      expect(isServiceOrEmergencyPath(path), path).toBe(false)
      expect(isPlacePath(path), path).toBe(false)
    }
  })

  it('rejects a service of another category', () =>
    expect(() => serviceOrEmergencyPathAtAddress('residential', 'constructor')).toThrow('residential/constructor'))
})
