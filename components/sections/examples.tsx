import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { CallActions } from '@/components/sections/call-actions'
import { FactList } from '@/components/sections/fact-list'
import { Figures } from '@/components/sections/figures'
import { FinishedJobs } from '@/components/sections/finished-jobs'
import { NextSteps } from '@/components/sections/next-steps'
import { Offices } from '@/components/sections/offices'
import { OpenNow } from '@/components/sections/open-now.client'
import { PageForm } from '@/components/sections/page-form'
import { PageHeadText } from '@/components/sections/page-head-text'
import { People, PersonCard } from '@/components/sections/people'
import { Promises } from '@/components/sections/promises'
import { ProofItem, ProofList, ProofStrip } from '@/components/sections/proof-strip'
import { Questions } from '@/components/sections/questions'
import { ReadyList } from '@/components/sections/ready-list'
import { RequestSection } from '@/components/sections/request-section'
import { Rows } from '@/components/sections/rows'
import { Sizes } from '@/components/sections/sizes'
import { Steps } from '@/components/sections/steps'
import { BesideHeading, TwoColumns } from '@/components/sections/two-columns'
import { type Examples, links, text } from '@/components/ui/sample-data'
import { serviceIds, townIds } from '@/content/ids.gen'
import { images } from '@/content/images'
import { proofWords } from '@/content/interface'
import { promises } from '@/content/promises'
import type { ImageName, SizeShape } from '@/content/schema'
import { clockOffsets } from '@/lib/clock-offsets'
import type { OpeningTimes } from '@/lib/hours'
import { keysOf } from '@/lib/objects'
import { routes } from '@/lib/routes'

const long = 'What to do about the lamp over the bench that hums in the middle of the night & on Sundays'

const questions = [
  { question: 'Why does it hum?', answer: text },
  { question: long, answer: 'It is a happy lamp.' },
  { question: 'And at night?', answer: 'It hums more softly.' },
]

const sizes = [
  { value: 10, figure: '10 A', label: 'a dinghy', text: 'One lamp.' },
  { value: 30, figure: '30 A', label: 'a yawl', text },
  { value: 60, figure: '60 A', label: 'a lighthouse', text: 'All of it.' },
]

const withNote = { children: <p>And more ashore.</p> }

const facts = [
  { label: 'for a bell', value: '$200-$400, fitted' },
  { label: 'of lamps', value: 'Four kinds' },
  { label: 'and it hums', value: text },
]

const picture = keysOf(images)[0] as ImageName

const people = {
  heading: 'Who comes',
  besideForm: 'Who comes',
  items: [
    { name: 'Ada Wick', trade: 'Lamp fitter', licence: 'No. 12', sentence: text, picture, alt: '' },
    { name: 'Ben Marsh', trade: 'Lamp fitter', sentence: text, picture, alt: '' },
  ],
}

const job = {
  service: serviceIds[0],
  place: townIds[0],
  sentence: text,
  after: { picture, alt: '' },
} as const

const times: OpeningTimes = { days: ['Monday'], opens: '08:00', closes: '18:00', closures: [] }

const shapes: readonly SizeShape[] = ['panel', 'charger', 'generator', 'transformer', 'switchboard', 'blocks', 'surge']

export const examples: Examples = {
  RequestSection: {
    filled: (
      <RequestSection
        heading="Ask about lamps & bells"
        lead={text}
        questions={questions}
        path="/"
        formText={{ example: 'The lamp hums.' }}
        links={links}
        {...withNote}
      />
    ),
    short: (
      <RequestSection heading="Ask us" questions={questions.slice(0, 1)} path="/" formText={{ example: 'It hums.' }} />
    ),
  },
  PageForm: {
    'with its words': <PageForm path="/" formText={{ heading: 'Ask us', lead: text, example: 'It hums.' }} />,
  },
  CallActions: { both: <CallActions path="/" /> },
  Breadcrumbs: { 'of a service': <Breadcrumbs path={routes.page(job.service)} /> },
  PageHeadText: { long: <PageHeadText path="/about" h1={long} lead={text} /> },
  FinishedJobs: {
    'before and after': (
      <FinishedJobs
        of={job.service}
        content={{
          serviceHeading: 'Done: {service}',
          placeHeading: 'Done in {place}',
          before: 'Before',
          after: 'After',
          items: [
            { ...job, title: 'A bell', year: '2031', before: job.after },
            { ...job, title: long, year: '2030' },
          ],
        }}
      />
    ),
  },
  Offices: { all: <Offices path="/" /> },
  People: { two: <People path="/" content={people} /> },
  PersonCard: { one: <PersonCard path="/" content={people} /> },
  Promises: {
    filled: (
      <Promises
        path="/"
        content={{
          ...promises,
          heading: 'We promise',
          items: {
            ...promises.items,
            arrival: { label: 'Arrival', value: 'Before the tide', note: text },
            warranty: { label: 'Hum', value: 'None', note: '' },
          },
        }}
      />
    ),
  },
  Questions: {
    'one column': <Questions items={questions} />,
  },
  Sizes: Object.fromEntries(
    shapes.map((shape) => [
      shape,
      <Sizes key={shape} heading="How much?" lead={text} items={sizes} shape={shape} {...withNote} />,
    ]),
  ),
  Steps: {
    four: (
      <Steps
        heading="How it goes"
        items={[
          { title: 'Ring', text },
          { title: 'Look & listen', text: 'The dog comes.' },
          { title: 'The day', text },
          { title: 'Light', text: 'It hums no more.' },
        ]}
      />
    ),
  },
  TwoColumns: {
    even: (
      <TwoColumns>
        <p>{text}</p>
        <p>Beside it.</p>
      </TwoColumns>
    ),
    'more room at the left': (
      <TwoColumns wide="left">
        <p>{text}</p>
        <p>Beside it.</p>
      </TwoColumns>
    ),
  },
  BesideHeading: {
    'with a lead': (
      <BesideHeading id="beside" heading="Lamps & bells" lead={text}>
        <p>Beside them.</p>
      </BesideHeading>
    ),
  },
  Rows: {
    two: (
      <Rows
        items={[
          { title: 'Lamps', text },
          { title: 'Bells & whistles', text: 'They hum.', href: '#bells' },
        ]}
      />
    ),
    narrow: <Rows narrow items={[{ title: 'Lamps', text }]} />,
  },
  NextSteps: { short: <NextSteps path="/" /> },
  ReadyList: { two: <ReadyList heading="To have ready" items={[text, 'The [year](/) of the house.']} /> },
  FactList: { three: <FactList items={facts} /> },
  Figures: { 'beside a heading': <Figures narrow items={facts.map((fact) => ({ ...fact, note: text }))} /> },
  ProofList: {
    two: (
      <ProofList label="Why us" narrow>
        <ProofItem title="A dog">He listens.</ProofItem>
        <ProofItem title="Two people">And a van.</ProofItem>
      </ProofList>
    ),
  },
  ProofItem: {
    one: (
      <ul>
        <ProofItem title="A dog">He listens.</ProofItem>
      </ul>
    ),
  },
  ProofStrip: { closed: <ProofStrip path="/" /> },
  OpenNow: {
    closed: <OpenNow label="Every day" times={times} clock={clockOffsets()} words={proofWords.open} />,
  },
}
