import { describe, expect, it } from 'vitest'
import { servicePaths, torontoPaths } from '@/lib/content/registry'
import { isPlacePath, isServicePath, routes, servicePath } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/page-registry'

describe('addresses', () => {
  it('a page that does not exist does not compile', () => {
    // Held by `tsc`: each line has to be an error.
    const wrong = [
      // @ts-expect-error no such category
      () => routes.category('plumbing'),
      // @ts-expect-error no such service
      () => routes.service('residential/plumbing'),
      // @ts-expect-error a service of another category
      () => routes.service('residential/charger-installation'),
      // @ts-expect-error no such place
      () => routes.place('gta/montreal'),
      // @ts-expect-error no page of content stands there
      () => seoFieldsOf('/prices'),
    ]
    expect(wrong).toHaveLength(5)
  })

  it('distinguishes pages from other addresses', () => {
    expect(servicePaths.every(isServicePath)).toBe(true)
    expect(torontoPaths.every(isPlacePath)).toBe(true)
    for (const path of ['', 'residential', 'residential/', 'residential/none', 'constructor/name', '__proto__']) {
      expect(isServicePath(path), path).toBe(false)
      expect(isPlacePath(path), path).toBe(false)
    }
  })

  it('rejects a service of another category', () => {
    expect(() => servicePath('residential', 'constructor')).toThrow('residential/constructor')
  })
})
