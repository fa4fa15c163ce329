import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  Jobs as JobsContent,
  People as PeopleContent,
  PlacePath,
  Promises as PromisesContent,
  ServicePath,
} from '@/content/schema'
import { siteWith } from '../fixtures/site'

const site = siteWith({})
type Sections = typeof import('@/components/sections/promises') &
  typeof import('@/components/sections/people') &
  typeof import('@/components/sections/jobs')
/** Loaded in the fixture's folder, which has its pictures. */
let sections: Sections
beforeAll(async () => {
  site.enter()
  sections = {
    ...(await import('@/components/sections/promises')),
    ...(await import('@/components/sections/people')),
    ...(await import('@/components/sections/jobs')),
  }
})

const htmlOf = renderToStaticMarkup
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('promises', () => {
  const nothing = { label: '-', value: '', note: '' }
  const empty: PromisesContent = {
    heading: 'What we promise',
    items: {
      estimate: { ...nothing, label: 'Estimate' },
      arrival: nothing,
      nightRate: nothing,
      warranty: { ...nothing, label: 'Warranty' },
      wsib: nothing,
      insurance: { ...nothing, value: '   ' },
    },
  }
  const filled: PromisesContent = {
    ...empty,
    items: {
      ...empty.items,
      estimate: { label: 'Estimate', value: 'Free, in writing', note: '' },
      warranty: { label: 'Warranty', value: 'Two years', note: 'On our work. Call {phone}.' },
    },
  }

  const promises = (path: string, content: PromisesContent) => <sections.Promises path={path} content={content} />

  it('render nothing while no promise is filled in', () => expect(htmlOf(promises('/', empty))).toBe(''))

  it('show only the filled-in promises, with the phone number of the page', () => {
    const html = htmlOf(promises('/toronto', filled))
    expect(html.match(/<dt>/g)).toHaveLength(2)
    expect(textOf(promises('/toronto', filled))).toMatch(/Estimate Free, in writing Warranty Two years On our work\./)
    expect(html).toContain('href="tel:')
  })
})

describe('people', () => {
  const empty: PeopleContent = { heading: 'Who comes', besideForm: 'Who comes', items: [] }
  const filled: PeopleContent = {
    ...empty,
    items: [
      {
        name: 'Robin Example',
        trade: 'Master electrician',
        licence: 'licence 123',
        picture: 'fuse-box.webp',
        alt: 'Robin beside a van',
        sentence: 'Answers the phone on Mondays.',
      },
      {
        name: 'Kim Example',
        trade: 'Apprentice',
        picture: 'hot-tub-deck',
        alt: 'Kim',
        sentence: 'Labels every breaker.',
      },
    ],
  }

  it('render nothing while nobody is named, including beside the form', () => {
    expect(htmlOf(<sections.People path="/about" content={empty} />)).toBe('')
    expect(htmlOf(<sections.PersonCard path="/" content={empty} />)).toBe('')
  })

  it('show each person’s picture, trade and sentence', () => {
    const people = <sections.People path="/about" content={filled} />
    expect(htmlOf(people).match(/<li>/g)).toHaveLength(2)
    expect(htmlOf(people)).toContain('alt="Robin beside a van"')
    expect(htmlOf(people)).toMatch(/\/img\/fuse-box-portrait-[0-9a-f]{8}-320\.webp/)
    expect(textOf(people)).toContain('Master electrician, licence 123')
    expect(textOf(people)).toContain('Kim Example Apprentice Labels every breaker.')
  })

  it('show one picture beside the form', () => {
    const card = <sections.PersonCard path="/" content={filled} />
    expect(textOf(card)).toBe('Who comes Robin Example Master electrician, licence 123')
  })
})

describe('jobs', () => {
  const picture = { picture: 'fuse-box', alt: 'An old panel' }
  const job = (what: string, year: string, place: 'gta/vaughan' | 'toronto/riverdale') =>
    ({
      service: 'residential/panel-upgrades',
      place,
      year,
      what,
      after: { picture: 'hot-tub-deck', alt: 'A new panel' },
      sentence: 'Done in a day.',
    }) as const
  const empty: JobsContent = {
    serviceHeading: 'Finished: {name}',
    placeHeading: 'Finished in {name}',
    before: 'Before',
    after: 'After',
    items: [],
  }
  const filled: JobsContent = {
    ...empty,
    items: [
      job('Fuses to breakers', '2024', 'gta/vaughan'),
      { ...job('A bigger panel', '2026', 'toronto/riverdale'), before: picture },
    ],
  }

  const jobs = (of: ServicePath | PlacePath, content: JobsContent) => <sections.Jobs of={of} content={content} />

  it('render nothing on pages without a job', () => {
    expect(htmlOf(jobs('residential/panel-upgrades', empty))).toBe('')
    expect(htmlOf(jobs('gta/ajax', filled))).toBe('')
  })

  it('appear on the page of their service, newest first, with before and after pictures where both exist', () => {
    const panels = jobs('residential/panel-upgrades', filled)
    expect(textOf(panels)).toMatch(/^Finished: \S.* A bigger panel \S.*, 2026 .* Fuses to breakers \S.*, 2024 /)
    expect(htmlOf(panels).match(/<figcaption>/g)).toHaveLength(2)
    expect(htmlOf(panels)).toContain('alt="An old panel"')
  })

  it('appear on the page of their place', () => {
    expect(textOf(jobs('gta/vaughan', filled))).toContain('Fuses to breakers')
    expect(textOf(jobs('gta/vaughan', filled))).not.toContain('A bigger panel')
    expect(textOf(jobs('toronto/riverdale', filled))).toMatch(/^Finished in \S/)
  })
})
