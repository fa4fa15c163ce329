import { ReturnActions } from '@/components/sections/call-actions'
import { Choices } from '@/components/sections/choices'
import { DrawingHead } from '@/components/sections/drawing-head'
import { HeadWords } from '@/components/sections/head-words'
import { Highlight, Terms } from '@/components/sections/highlight'
import { Jobs } from '@/components/sections/jobs'
import { Offices } from '@/components/sections/offices'
import { PageForm } from '@/components/sections/page-form'
import { People, PersonCard } from '@/components/sections/people'
import { Promises } from '@/components/sections/promises'
import { Questions } from '@/components/sections/questions'
import { QuestionsWithForm } from '@/components/sections/questions-with-form'
import { Reasons } from '@/components/sections/reasons'
import {
  building,
  call,
  choices,
  closeUp,
  figure,
  head,
  house,
  long,
  questions,
  reasons,
  sizes,
  withCall,
  withNote,
} from '@/components/sections/sample-data'
import { Scale } from '@/components/sections/scale'
import { Steps } from '@/components/sections/steps'
import { StickyCloseUp } from '@/components/sections/sticky-close-up'
import { TripCaption } from '@/components/sections/trip-caption'
import { ArrowLink } from '@/components/ui/button'
import { type Examples, links, office, phone, picture, settings, text, trail } from '@/components/ui/sample-data'
import type { SizeShape } from '@/content/types'
import type { HighlightView } from '@/lib/views/highlight'

const facts = [
  { label: 'for a bell', value: '$200-$400, fitted' },
  { label: 'of lamps', value: 'Four kinds' },
  { label: 'and it hums', value: text },
]

const price: HighlightView = { kind: 'price', label: 'A new lamp typically costs', range: '$1,500-$3,500+', note: text }

const inWords: HighlightView = {
  kind: 'words',
  label: 'What decides the price',
  words: [
    { word: 'Lamps', note: 'how many' },
    { word: 'Berths', note: 'how far apart' },
    { word: 'Weather', note: 'how wet' },
  ],
  note: text,
}

const form = { settings }

const person = {
  name: 'Ada Wick',
  trade: 'Lamp fitter',
  licence: 'No. 12',
  sentence: text,
  picture: { ...picture, width: 640, height: 640 },
}

const shapes: readonly SizeShape[] = ['panel', 'charger', 'generator', 'transformer', 'switchboard', 'blocks', 'surge']

export const examples: Examples = {
  QuestionsWithForm: {
    filled: (
      <QuestionsWithForm
        heading="Ask about lamps & bells"
        lead={text}
        questions={questions}
        questionsHeading="Lamps, asked often"
        form={form}
        formWords={{ example: 'The lamp hums.' }}
        links={links}
        {...withNote}
      />
    ),
    short: (
      <QuestionsWithForm
        heading="Ask us"
        questions={questions.slice(0, 1)}
        form={form}
        formWords={{ example: 'It hums.' }}
        wire="dead"
      />
    ),
  },
  PageForm: {
    'of a person': (
      <PageForm form={{ ...form, personCard: { label: 'Who comes', person } }} words={{ example: 'The lamp hums.' }} />
    ),
    'of nobody yet': <PageForm form={form} words={{ heading: 'Ask us', lead: text, example: 'It hums.' }} />,
  },
  ReturnActions: { both: <ReturnActions phone={phone} homeHref="#home" /> },
  CallActions: { both: call },
  Choices: {
    tree: <Choices heading="Which one?" lead={text} items={choices} />,
    columns: <Choices heading="Which one?" items={choices} layout="columns" {...withNote} />,
  },
  DrawingHead: {
    'at dusk': <DrawingHead {...head} drawing={house} {...withCall} />,
    'on paper, with switches': (
      <DrawingHead {...head} look="paper" drawing={building} caption="Everything is on." {...withCall} />
    ),
  },
  Highlight: {
    price: <Highlight highlight={price} facts={facts} action={call} />,
    'price on one line': <Highlight highlight={{ ...price, range: '$90-$150 each' }} oneLine id="one-line" />,
    figure: (
      <Highlight
        highlight={figure}
        side={<p>Beside it.</p>}
        fold={<ArrowLink href="#why">Why</ArrowLink>}
        id="figure"
      />
    ),
    ...Object.fromEntries(
      (['row', 'directory', 'plate', 'keys'] as const).map((look) => [
        `words: ${look}`,
        <Highlight key={look} highlight={inWords} look={look} facts={facts} id={look} />,
      ]),
    ),
  },
  Terms: { filled: <Terms label="Terms" facts={facts} fold={<p>It depends.</p>} action={call} /> },
  HeadWords: { long: <HeadWords breadcrumbs={trail} h1={long} lead={text} /> },
  Jobs: {
    'before and after': (
      <Jobs
        heading="Done"
        labels={{ before: 'Before', after: 'After' }}
        jobs={[
          { what: 'A bell', where: 'Port Alder, 2031', sentence: text, before: picture, after: picture },
          { what: long, where: 'Oak, 2030', sentence: 'It hums.', before: undefined, after: picture },
        ]}
      />
    ),
  },
  Offices: { one: <Offices offices={[office]} /> },
  StickyCloseUp: { 'nothing is out': <StickyCloseUp closeUp={closeUp} /> },
  TripCaption: { both: <TripCaption on="Everything is on." off="Something is off." /> },
  People: {
    two: <People heading="Who comes" people={[person, { ...person, name: 'Ben Marsh', licence: undefined }]} />,
  },
  PersonCard: { one: <PersonCard label="Who comes" person={person} /> },
  Promises: {
    filled: (
      <Promises
        heading="We promise"
        items={[
          { label: 'Arrival', value: 'Before the tide', note: text },
          { label: 'Hum', value: 'None', note: '' },
        ]}
      />
    ),
    dead: <Promises heading="We promise" items={[{ label: 'Hum', value: 'None', note: '' }]} wire="dead" />,
  },
  Questions: {
    'one column': <Questions items={questions} />,
    'two columns': <Questions items={questions} columns={2} />,
  },
  Scale: Object.fromEntries(
    shapes.map((shape) => [
      shape,
      <Scale key={shape} heading="How much?" lead={text} items={sizes} shape={shape} {...withNote} />,
    ]),
  ),
  Steps: Object.fromEntries(
    (['line', 'rows', 'plates', 'dimmer', 'stair'] as const).map((look) => [
      look,
      <Steps
        key={look}
        id={look}
        look={look}
        heading="How it goes"
        items={[
          { title: 'Ring', text: 'Any day.', more: text },
          { title: 'Look & listen', text: 'The dog comes.' },
          { title: 'The day', text, main: true },
          { title: 'Light', text: 'It hums no more.' },
        ]}
      />,
    ]),
  ),
  Reasons: { three: <Reasons items={reasons} />, 'two columns': <Reasons items={reasons} columns={2} /> },
}
