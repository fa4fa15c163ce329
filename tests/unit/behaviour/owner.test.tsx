import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { Jobs } from '@/components/sections/jobs'
import { People, PersonCard } from '@/components/sections/people'
import { Promises } from '@/components/sections/promises'
import type { Jobs as JobsContent, People as PeopleContent, Promises as PromisesContent } from '@/content/schema'
import { fileFindings } from '@/lib/launch/check'
import { siteWith } from '../../fixtures/site'

const site = siteWith({})
type Views = typeof import('@/lib/views/promises') &
  typeof import('@/lib/views/people') &
  typeof import('@/lib/views/jobs')
let views: Views
beforeAll(async () => {
  site.enter()
  views = {
    ...(await import('@/lib/views/promises')),
    ...(await import('@/lib/views/people')),
    ...(await import('@/lib/views/jobs')),
  }
})

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

  it('render nothing while no promise is filled in', () => expect(views.promisesView('/', empty)).toBeUndefined())

  it('show only the filled-in promises, with the phone number of the page', () => {
    const view = views.promisesView('/toronto', filled)
    if (!view) throw new Error('nothing is shown')
    expect(view.items.map(({ label }) => label)).toEqual(['Estimate', 'Warranty'])
    const html = renderToStaticMarkup(<Promises {...view} />)
    expect(html.match(/<dt>/g)).toHaveLength(2)
    expect(textOf(<Promises {...view} />)).toMatch(/Estimate Free, in writing Warranty Two years On our work\./)
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
    expect(views.peopleView('/about', empty)).toBeUndefined()
    expect(views.personCardView('/', empty)).toBeUndefined()
  })

  it('show each person’s picture, trade and sentence', () => {
    const view = views.peopleView('/about', filled)
    if (!view) throw new Error('nobody is shown')
    const html = renderToStaticMarkup(<People {...view} />)
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(html).toContain('alt="Robin beside a van"')
    expect(html).toMatch(/\/img\/fuse-box-portrait-[0-9a-f]{8}-320\.webp/)
    expect(textOf(<People {...view} />)).toContain('Master electrician, licence 123')
    expect(textOf(<People {...view} />)).toContain('Kim Example Apprentice Labels every breaker.')
  })

  it('show one picture beside the form', () => {
    const view = views.personCardView('/', filled)
    if (!view) throw new Error('nobody is shown')
    expect(textOf(<PersonCard {...view} />)).toBe('Who comes Robin Example Master electrician, licence 123')
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

  it('render nothing on pages without a job', () => {
    expect(views.jobsView('residential/panel-upgrades', empty)).toBeUndefined()
    expect(views.jobsView('gta/ajax', filled)).toBeUndefined()
  })

  it('appear on the page of their service, newest first, with before and after pictures where both exist', () => {
    const view = views.jobsView('residential/panel-upgrades', filled)
    if (!view) throw new Error('no job is shown')
    expect(view.heading).toMatch(/^Finished: \S/)
    expect(view.jobs.map(({ what }) => what)).toEqual(['A bigger panel', 'Fuses to breakers'])
    expect(view.jobs[0]?.where).toMatch(/^\S.*, 2026$/)
    const html = renderToStaticMarkup(<Jobs {...view} />)
    expect(html.match(/<figcaption>/g)).toHaveLength(2)
    expect(html).toContain('alt="An old panel"')
  })

  it('appear on the page of their place', () => {
    expect(views.jobsView('gta/vaughan', filled)?.jobs.map(({ what }) => what)).toEqual(['Fuses to breakers'])
    expect(views.jobsView('toronto/riverdale', filled)?.heading).toMatch(/^Finished in \S/)
  })
})

describe('the launch check', () => {
  it('reports the line of each empty owner field, and nothing once it is filled in', () => {
    const text = "  items: {\n    wsib: { label: 'WSIB', value: '', note: '' },\n"
    expect(fileFindings('content/promises.ts', text, '2026-11-21')).toEqual([
      { file: 'content/promises.ts', line: 2, kind: 'advice', message: expect.stringContaining('"WSIB" is empty') },
    ])
    expect(fileFindings('content/promises.ts', text.replace("value: ''", "value: 'Covered'"), '2026-11-21')).toEqual([])
    for (const file of ['content/people.ts', 'content/jobs.ts']) {
      expect(fileFindings(file, '  items: [],', '2026-11-21')).toMatchObject([{ kind: 'advice' }])
      expect(fileFindings(file, '  items: [{}],', '2026-11-21')).toEqual([])
    }
    expect(fileFindings('content/claims.ts', text, '2026-11-21')).toEqual([])
  })
})
