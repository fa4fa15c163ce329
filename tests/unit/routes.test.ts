import { expect, it } from 'vitest'
import { neighbourhoodIds, serviceAndEmergencyIds } from '@/lib/content/registry'
import { isPlaceId, isServiceOrEmergencyId, serviceOrEmergencyIdAtPath } from '@/lib/routes'

it('an id is that of a page, and not only of the same shape', () => {
  expect(serviceAndEmergencyIds.every(isServiceOrEmergencyId)).toBe(true)
  expect(neighbourhoodIds.every(isPlaceId)).toBe(true)
  for (const id of ['', 'residential', 'residential/', 'residential/none', 'constructor/name', '__proto__']) {
    expect(isServiceOrEmergencyId(id), id).toBe(false)
    expect(isPlaceId(id), id).toBe(false)
  }
  expect(() => serviceOrEmergencyIdAtPath('/residential/constructor')).toThrow('residential/constructor')
})
