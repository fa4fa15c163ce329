import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { business } = vi.hoisted(() => ({ business: { offices: {} as Record<string, object> } }))
vi.mock('@/content/business', async (original) => ({
  business: { ...(await original<typeof import('@/content/business')>()).business, ...business },
}))

const hours = { from: 'Monday', to: 'Friday', opens: '07:00', closes: '15:30' }
const address = { street: 'Nowhere Road', building: '4-12', city: 'Nowhere', geo: { latitude: 43, longitude: -79 } }
const head = { ...address, phone: '(905) 555-0177', hours }
const harbour = { ...head, street: 'Pier', building: undefined, city: 'Harbour', phone: '289-555-0133' }

const site = () => import('@/lib/site')
beforeEach(() => vi.resetModules())
afterEach(() => {
  for (const id of Object.keys(business.offices)) delete business.offices[id]
})

describe('an office', () => {
  it('has its dialled number, hours and address computed from one entry', async () => {
    Object.assign(business.offices, { head })
    const place = { city: 'Nowhere', street: '4-12 Nowhere Road' }
    const phone = { display: '905-555-0177', e164: '+19055550177' }
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    const times = { label: 'Mon-Fri 7AM-3:30PM', days, opens: '07:00', closes: '15:30' }
    const { offices } = await site()
    expect(offices).toMatchObject([{ id: 'head', ...place, phone, hours: times }])
  })

  it('has the pages that it names and those below them, and the first office all others', async () => {
    Object.assign(business.offices, {
      head,
      harbour: { ...harbour, pages: ['/toronto'] },
      pier: { ...harbour, phone: '289-555-0144', pages: ['/toronto/riverdale', '/gta'] },
    })
    const { officeFor, phoneFor } = await site()
    const officesOf = (...paths: string[]) => paths.map((path) => officeFor(path).id)
    expect(officesOf('/', '/torontonian', '/contact')).toEqual(['head', 'head', 'head'])
    expect(officesOf('/toronto', '/toronto/leaside')).toEqual(['harbour', 'harbour'])
    expect(officesOf('/toronto/riverdale', '/gta/vaughan')).toEqual(['pier', 'pier'])
    expect(phoneFor('/toronto/riverdale').display).toBe('289-555-0144')
  })

  it('is required, and must have a phone', async () => {
    await expect(site()).rejects.toThrow('offices: found nothing')
    Object.assign(business.offices, { head, harbour: { ...harbour, phone: undefined } })
    vi.resetModules()
    await expect(site()).rejects.toThrow('offices.harbour.phone: found nothing')
  })
})
