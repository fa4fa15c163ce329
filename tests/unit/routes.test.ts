import { describe, expect, it } from 'vitest'
import { neighbourhoodIds, serviceAndEmergencyIds } from '@/lib/content/registry'
import { isPlaceId, isServiceOrEmergencyId, serviceOrEmergencyIdAtPath } from '@/lib/routes'

describe('URLs', () => {
  it('distinguishes pages from other URLs', () => {
    expect(serviceAndEmergencyIds.every(isServiceOrEmergencyId)).toBe(true)
    expect(neighbourhoodIds.every(isPlaceId)).toBe(true)
    for (const path of ['', 'residential', 'residential/', 'residential/none', 'constructor/name', '__proto__']) {
      expect(isServiceOrEmergencyId(path), path).toBe(false)
      expect(isPlaceId(path), path).toBe(false)
    }
  })

  it('rejects a service of another category', () =>
    expect(() => serviceOrEmergencyIdAtPath('/residential/constructor')).toThrow('residential/constructor'))
})
