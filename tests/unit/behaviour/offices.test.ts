import { describe, expect, it, vi } from 'vitest'
import { office } from '@/lib/site'

vi.mock('@/content/business', async (original) => {
  const { business } = await original<typeof import('@/content/business')>()
  const [first] = business.offices
  return { business: { ...business, offices: [first, { ...first, id: 'harbour', phone: 'harbour' }] } }
})

describe('an office', () => {
  it('has its own phone number', async () => {
    const { business } = await import('@/content/business')
    expect(office(business.offices[0].id).phoneNumber).toEqual(business.phone)
  })

  it('is refused when its phone is unknown: another office’s number would be shown', () => {
    expect(() => office('harbour' as never)).toThrow(
      'content/business.ts: offices.harbour.phone: found harbour, expected one of default, toronto',
    )
  })

  it('is refused when it is unknown itself', () => {
    expect(() => office('nowhere' as never)).toThrow('content/business.ts: offices: found none with id nowhere')
  })
})
