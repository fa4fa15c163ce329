import { describe, expect, it, vi } from 'vitest'
import { related } from '@/content/schema/names'
import { servicePaths } from '@/lib/content/registry'
import { fillSiteTokens } from '@/lib/content/render-copy'
import { resolveLinks } from '@/lib/routes'

vi.hoisted(() => vi.stubEnv('LEFT_OUT_POSTS', '/blog/bad /blog/empty'))
vi.mock('@/content/redirects', async (original) => ({
  redirects: {
    ...(await original<typeof import('@/content/redirects')>()).redirects,
    '/gta/boatville': { to: '/contact#areas' },
    '/residential/boats': { to: '/residential' },
  },
}))

describe('a page that was taken out', () => {
  const [service] = servicePaths

  it('leaves no drawing of it in a post', () =>
    expect(resolveLinks(`One.\n\n![A boat](/residential/boats)\n\n![Lit](/${service})`)).toBe(
      `One.\n\n\n\n![Lit](/${service})`,
    ))

  it('may still be named in a list, and is left out of it', () => {
    expect(related().parse(['residential/boats', service])).toEqual([service])
    expect(related().safeParse(['residential/docks']).success).toBe(false)
    expect(related().safeParse([service, service]).success).toBe(false)
  })

  it('may still be linked to: the link leads where it redirects', () => {
    expect(fillSiteTokens(`[Boats](/gta/boatville#cost), [docks](/residential/boats), [x](/${service}#y)`, '/')).toBe(
      `[Boats](/contact#areas), [docks](/residential), [x](/${service}#y)`,
    )
  })
})

it('links to a post that is left out lead to the list, as hosts lead from a missing post', () =>
  expect(fillSiteTokens('[a](/blog/bad), [b](/blog/empty#two), [c](/blog/bad-2)', '/')).toBe(
    '[a](/blog), [b](/blog), [c](/blog/bad-2)',
  ))
