import { afterEach, describe, expect, it } from 'vitest'
import { contentFiles, loadContent } from '@/lib/content/load-content'
import { pageAt } from '@/lib/content/pages'
import { formatProblem } from '@/lib/content/problems'
import { replaceContent } from '@/lib/content/site-content'
import { offices } from '@/lib/site'

const hours = { from: 'Monday', to: 'Friday', opens: '07:00', closes: '15:30' }
const address = { street: 'Nowhere Road', building: '4-12', city: 'Nowhere', geo: { latitude: 43, longitude: -79 } }
const head = { ...address, phone: '(905) 555-0177', hours }
const harbour = { ...head, street: 'Pier', building: undefined, city: 'Harbour', phone: '289-555-0133' }

const withOffices = (offices: object) => ({ business: { ...contentFiles.business, offices } })
afterEach(() => replaceContent())

describe('an office', () => {
  it('has its dialled number, hours and address computed from one entry', () => {
    replaceContent(withOffices({ head }))
    const place = { city: 'Nowhere', street: '4-12 Nowhere Road' }
    const phone = { display: '905-555-0177', e164: '+19055550177' }
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    const times = { label: 'Mon-Fri 7AM-3:30PM', days, opens: '07:00', closes: '15:30' }
    expect(offices()).toMatchObject([{ id: 'head', ...place, phone, hours: times }])
  })

  it('has the pages that it names and those below them, and the first office all others', () => {
    const pier = { ...harbour, phone: '289-555-0144', pages: ['/toronto/riverdale', '/gta'] }
    replaceContent(withOffices({ head, harbour: { ...harbour, pages: ['/toronto', '/blog/one'] }, pier }))
    const officesOf = (...paths: string[]) => paths.map((path) => pageAt(path).office.id)
    expect(officesOf('/', '/blog/one-more', '/contact')).toEqual(['head', 'head', 'head'])
    expect(officesOf('/toronto', '/toronto/leslieville')).toEqual(['harbour', 'harbour'])
    expect(officesOf('/toronto/riverdale', '/gta/vaughan')).toEqual(['pier', 'pier'])
    expect(pageAt('/toronto/riverdale').office.phone.display).toBe('289-555-0144')
  })

  it('is required, and must have a phone', () => {
    const problemsOf = (offices: object) => {
      const { problems } = loadContent({ ...contentFiles, ...withOffices(offices) } as never)
      return problems.map(formatProblem).join('\n')
    }
    expect(problemsOf({})).toContain('offices: found nothing')
    expect(problemsOf({ head, harbour: { ...harbour, phone: undefined } })).toContain(
      'offices.harbour.phone: found nothing',
    )
  })
})
