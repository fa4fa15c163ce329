// Longer than most: a folder’s examples stand in one file, one after the other.
import type { ReactElement } from 'react'
import { Cutaway } from '@/components/drawings/cutaway'
import { LeadForm } from '@/components/lead-form/lead-form'
import { AreaGrid } from '@/components/sections/area-grid'
import { AreasMap } from '@/components/sections/areas-map'
import { BedsideHead } from '@/components/sections/bedside-head'
import { BigBreaker } from '@/components/sections/big-breaker'
import { BreakerFolds } from '@/components/sections/breaker-folds'
import { BuildingHead } from '@/components/sections/building-head'
import { CallActions, ReturnActions } from '@/components/sections/call-actions'
import { CallBand } from '@/components/sections/call-band'
import { CallCard } from '@/components/sections/call-card'
import { Carousel } from '@/components/sections/carousel.client'
import { CategoryIndexFooter } from '@/components/sections/category-index-footer'
import { type Choice, Choices } from '@/components/sections/choices'
import { DayAndNight } from '@/components/sections/day-and-night'
import { DirectoryIndex } from '@/components/sections/directory-index'
import { DrawingHead } from '@/components/sections/drawing-head'
import { DrawingIndexHead } from '@/components/sections/drawing-index-head'
import { DrawingLinks } from '@/components/sections/drawing-links'
import { EmergencyChoiceCards } from '@/components/sections/emergency-choice-cards'
import { EmergencyChoiceFolds } from '@/components/sections/emergency-choice-folds'
import { EmergencyHead } from '@/components/sections/emergency-head'
import { EmergencyPrice } from '@/components/sections/emergency-price'
import { FaqList } from '@/components/sections/faq-list'
import { Feature } from '@/components/sections/feature'
import { FigureHead } from '@/components/sections/figure-head'
import { FigureScale } from '@/components/sections/figure-scale'
import { FiledReasons } from '@/components/sections/filed-reasons'
import { FramedPicture } from '@/components/sections/framed-picture'
import { HeadWords } from '@/components/sections/head-words'
import { Highlight, Terms } from '@/components/sections/highlight'
import { HomeTitle } from '@/components/sections/home-title'
import { HouseBand } from '@/components/sections/house-band'
import { Jobs } from '@/components/sections/jobs'
import { KeypadHead, WholeHouse } from '@/components/sections/keypad-head'
import { KeypadIndexHead } from '@/components/sections/keypad-index-head'
import { LargePhone } from '@/components/sections/large-phone'
import { LocationHead } from '@/components/sections/location-head'
import { LocalFacts, LocalJobs, NearbyPlaces, PowerCompany, StreetBand } from '@/components/sections/location-parts'
import { LockedReasons } from '@/components/sections/locked-reasons'
import { NeighbourhoodCards } from '@/components/sections/neighbourhood-cards'
import { Offices } from '@/components/sections/offices'
import { OpenPanel } from '@/components/sections/open-panel'
import { PageForm } from '@/components/sections/page-form'
import { PanelIndexHead } from '@/components/sections/panel-index-head'
import { PaperBuildingHead } from '@/components/sections/paper-building-head'
import { People, PersonCard } from '@/components/sections/people'
import { PictureHead } from '@/components/sections/picture-head'
import { PictureWithForm } from '@/components/sections/picture-with-form'
import { DrawingBand, PlacesInDrawing } from '@/components/sections/places-in-drawing'
import { PriceBars } from '@/components/sections/price-bars'
import { Promises } from '@/components/sections/promises'
import { Questions } from '@/components/sections/questions'
import { QuestionsWithForm } from '@/components/sections/questions-with-form'
import { RadioKey } from '@/components/sections/radio-key'
import { Reasons } from '@/components/sections/reasons'
import { Reviews } from '@/components/sections/reviews'
import { SafetySteps } from '@/components/sections/safety-steps'
import { Scale } from '@/components/sections/scale'
import { ServiceBreakers } from '@/components/sections/service-breakers'
import { ServiceNote } from '@/components/sections/service-note'
import { SplitPicture } from '@/components/sections/split-picture'
import { Statement } from '@/components/sections/statement'
import { Steps } from '@/components/sections/steps'
import { StickyCloseUp } from '@/components/sections/sticky-close-up'
import { SwitchboardIndex } from '@/components/sections/switchboard-index'
import { TestimonialSection, TestimonialSlide } from '@/components/sections/testimonial'
import { TorontoHead } from '@/components/sections/toronto-head'
import { TripCaption } from '@/components/sections/trip-caption'
import { TrustCards } from '@/components/sections/trust-cards'
import { TrustFigures } from '@/components/sections/trust-figures'
import { WhoToCall } from '@/components/sections/who-to-call'
import { WiredReasons } from '@/components/sections/wired-reasons'
import { ArrowLink } from '@/components/ui/button'
import {
  type Examples,
  sampleLinks as links,
  sampleOffice as office,
  samplePhone as phone,
  samplePicture as picture,
  sampleForm as settings,
  sampleText as text,
  sampleTrail as trail,
} from '@/components/ui/sample-data'
import type { EmergencyChoice, LocationPath, SafetySequence, SizeShape, Testimonial } from '@/content/types'
import type { LinkItem } from '@/lib/content/links'
import { uiWords } from '@/lib/content/words'
import type { CutawayView } from '@/lib/drawings/circuits'
import type { NeighbourhoodPath } from '@/lib/drawings/site-drawings'
import { gtaPaths, servicePaths, torontoPaths } from '@/lib/routes'
import type { IndexedService } from '@/lib/views/category'
import type { HighlightView } from '@/lib/views/highlight'
import type { CloseUpView } from '@/lib/views/panel'

const long = 'What to do about the lamp over the bench that hums in the middle of the night & on Sundays'
const head = { breadcrumbs: trail, h1: 'Cabin lights in Port Alder', lead: text }
const category = { ...head, name: 'Boats' }

const call = <CallActions phone={phone} />
const withCall = { children: call }
const withNote = { children: <p>And more ashore.</p> }

const house: CutawayView = {
  live: ['c-panel', 'c-pot-lights', 'c-fans'],
  wide: { art: 'house', box: [0, 0, 1200, 620] },
  phone: { art: 'house-tall', box: [0, 0, 350, 760] },
}
const building: CutawayView = {
  live: ['c-office', 'c-shop'],
  wide: { art: 'building', box: [0, 90, 680, 530] },
  phone: { art: 'building', box: [60, 110, 560, 500] },
}
const closeUp: CloseUpView = {
  live: ['c-pot-lights', 'c-fans'],
  art: 'house',
}

const services: IndexedService[] = servicePaths.slice(0, 3).map((service, index) => ({
  service,
  number: index + 1,
  label: ['Cabin lights', 'Bilge & bell', 'Shore power'][index] ?? '',
  name: ['Cabin lights', 'Bilge pump & bell', 'Shore power at every berth'][index] ?? '',
  href: `#service-${index + 1}`,
  question: ['Too dark below?', 'Wet feet?', 'Staying over?'][index] ?? '',
  note: text,
  cost: 'Priced aboard',
  circuit: '15 A, 120 V',
  ...(index === 1 ? { price: '$1,500-$3,500+' } : {}),
  ...(index === 2
    ? {}
    : {
        trip: {
          id: `switch-${index}`,
          label: `Breaker ${index + 1}`,
          circuits: [index ? 'c-fans' : 'c-pot-lights'],
          closeUp: [580, 292, 280, 188],
        },
      }),
}))

const questions = [
  { question: 'Why does it hum?', answer: text },
  { question: long, answer: 'It is a happy lamp.' },
  { question: 'And at night?', answer: 'It hums more softly.' },
]
const folds = [{ heading: 'Why does it hum?', paragraphs: [text, 'It is a happy lamp.'] }]
const reasons = [
  { title: 'Two people', text },
  { title: 'One dog', text: 'He listens for the hum.' },
  { title: 'No hurry & no noise', text: 'But on the day of the regatta.' },
]
const sizes = [
  { value: 10, figure: '10 A', label: 'a dinghy', text: 'One lamp.' },
  { value: 30, figure: '30 A', label: 'a yawl', text },
  { value: 60, figure: '60 A', label: 'a lighthouse', text: 'All of it.' },
]
const places = [
  { name: 'Below', text },
  { name: 'On deck', text: 'Two lamps.' },
  { name: 'At the masthead', text: 'One, red.' },
]
const choice: Choice = { question: 'Too dark below?', answer: 'Cabin lights', href: '#cabin', text }
const choices: readonly Choice[] = [
  choice,
  { ...choice, question: 'Wet feet?', answer: 'Bilge pump', href: '#bilge' },
  { question: long, answer: 'A bell', text: 'Rung by hand.' },
]
const facts = [
  { label: 'for a bell', value: '$200-$400, fitted' },
  { label: 'of lamps', value: 'Four kinds' },
  { label: 'and it hums', value: text },
]

const price: HighlightView = { kind: 'price', label: 'A new lamp typically costs', range: '$1,500-$3,500+', note: text }
const figure: Extract<HighlightView, { kind: 'figure' }> = {
  kind: 'figure',
  label: 'Current on the pier',
  figure: '60 A',
  note: text,
}
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

const sequence: SafetySequence = {
  id: 'sparks',
  heading: 'It sparks',
  steps: ['Step back.', text],
  intro: 'Slowly.',
  after: 'Then sit down.',
}
const emergency = (id: string, art: EmergencyChoice['art'], first: EmergencyChoice['first']): EmergencyChoice => ({
  ...sequence,
  id,
  art,
  first,
  heading: `Sparks & smoke, ${id}`,
  who: 'The harbour master first',
  line: text,
})

const quote = (name: string, words: string): Testimonial => ({
  name,
  location: 'Port Alder',
  service: 'Cabin lights',
  rating: 5,
  text: words,
  date: '2031-05-04',
  sample: true,
})
const quotes = [
  quote('A. Wick', 'They found the hum, and left it in.'),
  quote('B. Marsh', 'Two people, one dog, three lamps, and the bell rings again after eleven years of silence.'),
  quote('C. Oak', 'Bright.'),
]
const form = { settings }
const person = {
  name: 'Ada Wick',
  trade: 'Lamp fitter',
  licence: 'No. 12',
  sentence: text,
  picture: { ...picture, width: 640, height: 640 },
}

const more: LinkItem = { label: 'All berths', href: '#all' }
const callTable = {
  heading: 'Who comes',
  column: 'What you see',
  rows: [
    { see: 'A dark pier', first: 'The harbour master', next: 'Us' },
    { see: long, first: text, next: 'Nobody' },
  ],
}
const shapes: readonly SizeShape[] = ['panel', 'charger', 'generator', 'transformer', 'switchboard', 'blocks', 'surge']
// A place's drawings are the site's: there are no others to show.
const [place, ...nearPlace] = gtaPaths as [LocationPath, ...LocationPath[]]
const [neighbourhood, ...nearNeighbourhood] = torontoPaths as [NeighbourhoodPath, ...NeighbourhoodPath[]]

const spot = { breadcrumbs: trail, place, near: nearPlace.slice(0, 2), ...withCall }
const power = { heading: 'Who lights the pier?', ask: 'The harbour master does. Ring', outagePage: more, more: text }
const alarm = { ...head, phone, question: 'What do you see?', ...withNote }

/** For what is only used on dark sections. */
const dark = (part: ReactElement) => <div data-surface="dark">{part}</div>

export const examples: Examples = {
  AreaGrid: { five: <AreaGrid areas={links} more={more} /> },
  AreasMap: { five: <AreasMap heading="Where we moor" lead={text} areas={links} more={more} /> },
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
  BedsideHead: {
    dimmed: <BedsideHead {...head} picture={picture} {...withCall} />,
  },
  BigBreaker: { tripped: <BigBreaker /> },
  Reviews: {
    'three voices': (
      <Reviews heading="What they say" rating="4.9" note={text} testimonials={quotes} picture={picture} />
    ),
    'no voice yet': <Reviews heading="What they say" rating="4.9" note={text} testimonials={[]} picture={picture} />,
  },
  BuildingHead: { night: <BuildingHead {...head} drawing={building} /> },
  ReturnActions: { both: <ReturnActions phone={phone} homeHref="#home" /> },
  CallActions: { both: call },
  CallBand: {
    short: (
      <CallBand id="band" heading="Dark?" text={text} phone={phone} request={{ label: 'Write', href: '#write' }} />
    ),
  },
  CallCard: { card: <CallCard heading="Lamps & bells" text={text} phone={phone} requestHref="#write" /> },
  Carousel: {
    three: (
      <Carousel label="Voices" count={quotes.length} words={uiWords.carousel}>
        {quotes.map((testimonial) => (
          <TestimonialSlide key={testimonial.name} testimonial={testimonial} />
        ))}
      </Carousel>
    ),
  },
  Choices: {
    tree: <Choices heading="Which one?" lead={text} items={choices} />,
    columns: <Choices heading="Which one?" items={choices} layout="columns" {...withNote} />,
  },
  CategoryIndexFooter: { filled: <CategoryIndexFooter none={text} more={folds} emergencyHref="#dark" /> },
  TorontoHead: {
    dusk: <TorontoHead {...head} form={<LeadForm settings={settings} example="It hums." />} {...withCall} />,
  },
  DirectoryIndex: {
    three: <DirectoryIndex heading="Work" name="Boats" services={services} closeUp={closeUp} {...withNote} />,
  },
  DrawingHead: {
    house: <DrawingHead {...head} drawing={house} {...withCall} />,
  },
  EmergencyChoiceFolds: {
    columns: dark(
      <EmergencyChoiceFolds
        layout="columns"
        items={[emergency('pier', 'street-dark', 'utility'), emergency('shed', 'house-dark', 'us')]}
      />,
    ),
    rows: dark(
      <EmergencyChoiceFolds
        layout="rows"
        items={[emergency('smoke', 'smoke', '911'), emergency('water', 'water', 'us')]}
        beside={<p>Stay ashore.</p>}
      />,
    ),
  },
  FaqList: {
    all: <FaqList items={questions} atFirst={3} />,
    'some folded': <FaqList items={questions} atFirst={1} />,
  },
  Feature: {
    scale: <Feature feature={{ kind: 'scale', heading: 'How much?', lead: text, items: sizes }} shape="charger" />,
    choices: <Feature feature={{ kind: 'choices', heading: 'Which?', lead: text, items: choices }} choices="columns" />,
    places: <Feature feature={{ kind: 'places', heading: 'Where?', lead: text, items: places }} drawing={house} />,
  },
  FigureHead: {
    drawing: <FigureHead {...head} label="By sea" figure="90 min" note={text} drawing={house} />,
    picture: <FigureHead {...head} label="Range" figure="0-100%" note={text} drawing={house} picture={picture} />,
    shades: <FigureHead {...head} label="Blinds" figure="12" note={text} drawing={house} shades />,
  },
  EmergencyHead: {
    tall: <EmergencyHead {...alarm} h1="The pier is dark" danger="Somebody is hurt" ours="Anything else" size="tall" />,
    short: <EmergencyHead {...alarm} h1={long} danger={text} ours={text} size="short" beside={<p>Stay ashore.</p>} />,
  },
  FramedPicture: {
    alone: <FramedPicture id="framed" heading="By lamplight" picture={picture} {...withNote} />,
    'with a statement': (
      <FramedPicture
        id="framed-statement"
        heading="By lamplight"
        picture={picture}
        statement="Nothing is closed before somebody else has looked into it."
        {...withNote}
      />
    ),
    'with a form': (
      <FramedPicture
        id="framed-form"
        heading="By lamplight & starlight"
        picture={picture}
        aside={<LeadForm settings={settings} example="It hums." />}
        {...withNote}
      />
    ),
  },
  PictureWithForm: {
    form: (
      <PictureWithForm
        id="picture-form"
        label="Write"
        picture={picture}
        form={<LeadForm settings={settings} heading="Write" example="It hums." />}
      />
    ),
    'with words': (
      <PictureWithForm
        id="picture-words"
        label="By lamplight"
        picture={picture}
        form={<LeadForm settings={settings} example="It hums." />}
      >
        <p>{text}</p>
      </PictureWithForm>
    ),
  },
  FiledReasons: {
    three: (
      <FiledReasons
        heading="Why us"
        items={reasons}
        picture={picture}
        form={<LeadForm settings={settings} heading="Write" example="It hums." />}
      />
    ),
  },
  SplitPicture: {
    three: (
      <SplitPicture
        heading="Why us"
        items={reasons}
        picture={picture}
        form={<LeadForm settings={settings} heading="Write" example="It hums." />}
      />
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
  LargePhone: { ten: dark(<LargePhone phone={phone} />) },
  HeadWords: { long: <HeadWords breadcrumbs={trail} h1={long} lead={text} /> },
  HouseBand: { lit: <HouseBand drawing={house} caption="Everything is on." /> },
  DrawingLinks: {
    two: (
      <DrawingLinks
        heading="Where is it?"
        items={[
          { label: 'Below', href: '#below', view: house },
          { label: 'On the quay & the pier', href: '#quay', view: building },
        ]}
      />
    ),
  },
  HomeTitle: { 'two words': dark(<HomeTitle id="hung" display="Lamp & bell." sub={text} />) },
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
  KeypadIndexHead: {
    three: <KeypadIndexHead {...category} heading="Work" services={services} {...withCall} />,
  },
  FigureScale: {
    bars: <FigureScale id="bars" shape="bars" highlight={figure} heading="How much?" lead={text} items={sizes} />,
    squares: <FigureScale id="squares" shape="squares" highlight={figure} heading="More?" lead={text} items={sizes} />,
  },
  StreetBand: { amber: <StreetBand place={place} sentence={text} amber /> },
  LocalJobs: {
    two: (
      <LocalJobs
        heading="Typical here"
        items={[
          { title: 'A bell', text, href: '#bell', price: '$200-$400' },
          { title: long, text: 'It hums.', href: '#hum' },
        ]}
      />
    ),
  },
  LocalFacts: {
    filled: (
      <LocalFacts
        heading="Good to know"
        items={[
          { figure: '1871', title: 'First lamp', text },
          { figure: '60 A', title: 'On the pier', text: 'All of it.' },
          { figure: 'One', title: 'Dog', text: 'He listens.' },
        ]}
        more={folds}
      >
        <PowerCompany {...power} phone={phone} />
      </LocalFacts>
    ),
  },
  PowerCompany: {
    'with a number': <PowerCompany {...power} phone={{ ...phone, note: 'day and night' }} />,
    'page only': <PowerCompany {...power} />,
  },
  NearbyPlaces: {
    five: <NearbyPlaces heading="Why us" reasons={reasons} nearby={{ heading: 'Next berths', places: links }} />,
  },
  DayAndNight: {
    'four reasons': (
      <DayAndNight
        heading="Why us"
        items={reasons}
        office={{ hours: 'every day, 8 am to 6 pm', opens: 0.3, closes: 0.75 }}
      >
        {null}
      </DayAndNight>
    ),
  },
  WiredReasons: { three: <WiredReasons heading="Why us" items={reasons} /> },
  LockedReasons: { three: <LockedReasons heading="Why us" items={reasons} /> },
  PictureHead: {
    short: <PictureHead {...head} picture={picture} />,
    long: <PictureHead breadcrumbs={trail} h1={long} lead={text} picture={picture} />,
  },
  EmergencyPrice: {
    filled: (
      <EmergencyPrice
        heading="Finding the hum"
        range="$150-$300"
        note={text}
        others={[{ work: 'A new bell', range: '$200-$400' }]}
        picture={<Cutaway view={house} fit="cover" />}
        {...withNote}
      />
    ),
    short: (
      <EmergencyPrice heading="Finding it" range="$90" note={text} others={[]} picture={null}>
        {null}
      </EmergencyPrice>
    ),
  },
  Offices: { one: <Offices offices={[office]} /> },
  PanelIndexHead: {
    three: <PanelIndexHead {...category} services={services} closeUp={closeUp} {...withCall} />,
  },
  ServiceNote: {
    'a question and its answer': <ServiceNote question="Is the deck dark?" note="Lamps along the rail" />,
  },
  StickyCloseUp: { 'nothing is out': <StickyCloseUp closeUp={closeUp} /> },
  OpenPanel: {
    odd: <OpenPanel services={services} label="Work aboard" plate="Boats" note="Priced aboard" closeUp={closeUp} />,
    even: (
      <OpenPanel
        services={services.slice(0, 2)}
        label="Work aboard, short"
        plate="Boats"
        note="Priced aboard"
        closeUp={closeUp}
      />
    ),
  },
  TripCaption: { both: <TripCaption on="Everything is on." off="Something is off." /> },
  PaperBuildingHead: {
    day: <PaperBuildingHead {...head} drawing={building} caption="Everything is on." {...withCall} />,
  },
  People: {
    two: <People heading="Who comes" people={[person, { ...person, name: 'Ben Marsh', licence: undefined }]} />,
  },
  PersonCard: { one: <PersonCard label="Who comes" person={person} /> },
  NeighbourhoodCards: {
    one: (
      <NeighbourhoodCards
        cards={[{ place: neighbourhood, name: 'Oak & Elm', href: '#oak', excerpt: text }]}
        more={links}
      />
    ),
  },
  LocationHead: {
    short: <LocationHead {...spot} h1="Lamps in Oak" name="Oak" answers={questions} />,
    'on two lines': (
      <LocationHead
        {...spot}
        h1="Lamps in Saint-Hyacinthe Sur-le-Lac"
        name="Saint-Hyacinthe Sur-le-Lac"
        place={neighbourhood}
        near={nearNeighbourhood.slice(0, 2)}
        answers={questions.slice(0, 2)}
      />
    ),
  },
  PlacesInDrawing: {
    beside: <PlacesInDrawing heading="Where?" lead={text} items={places} drawing={house} />,
    stage: <PlacesInDrawing heading="Where?" lead={text} items={places} drawing={building} stage />,
    'without a drawing': <PlacesInDrawing heading="Where?" lead={text} items={places} {...withNote} />,
  },
  DrawingBand: { caption: <DrawingBand drawing={house} caption="the lamp is here" /> },
  PriceBars: {
    three: (
      <PriceBars
        caption="Prices"
        prices={[
          { work: 'A lamp', range: '$90', low: 90, high: 90, href: '#lamp' },
          { work: 'A bell & its rope', range: '$200-$400', low: 200, high: 400, href: '#bell' },
          { work: 'A lighthouse', range: '$1,500-$3,500+', low: 1500, high: 3500, href: '#house' },
        ]}
      />
    ),
  },
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
  TestimonialSlide: { short: <TestimonialSlide testimonial={quote('A. Wick', 'They found it.')} /> },
  RadioKey: {
    pressed: dark(
      <RadioKey name="lamp" value="on" preset>
        On
      </RadioKey>,
    ),
  },
  KeypadHead: { keypad: <KeypadHead {...head} {...withCall} /> },
  WholeHouse: { levels: <WholeHouse drawing={house} /> },
  SafetySteps: {
    filled: <SafetySteps sequence={sequence} />,
    short: <SafetySteps sequence={{ ...sequence, intro: undefined, after: undefined }} />,
  },
  TestimonialSection: { long: <TestimonialSection testimonial={quote('B. Marsh', long)} /> },
  Scale: Object.fromEntries(
    shapes.map((shape) => [
      shape,
      <Scale key={shape} heading="How much?" lead={text} items={sizes} shape={shape} {...withNote} />,
    ]),
  ),
  EmergencyChoiceCards: {
    three: dark(
      <EmergencyChoiceCards
        items={[
          emergency('wire', 'wire-down', '911'),
          emergency('shock', 'shock', '911'),
          emergency('half', 'half-out', 'us'),
        ]}
      />,
    ),
  },
  ServiceBreakers: {
    two: (
      <ServiceBreakers
        heading="Work"
        items={[
          { name: 'Lamps', href: '#lamps', rating: '15', text },
          { name: 'Bells & pumps', href: '#bells', rating: '20', text: 'Rung by hand.' },
        ]}
      />
    ),
  },
  TrustFigures: {
    three: dark(
      <TrustFigures
        cells={[
          { value: '1871', label: 'First lamp', note: text },
          { value: '12', label: 'Berths', note: 'All lit.' },
          { value: 'One', label: 'Dog', note: 'He listens.' },
        ]}
      />,
    ),
  },
  Statement: {
    filled: <Statement heading="What is a hum?" statement={text} more={folds} {...withNote} />,
    short: <Statement heading="What?" statement="A hum." more={[]} />,
  },
  Steps: {
    four: (
      <Steps
        heading="How it goes"
        items={[
          { title: 'Ring', text: 'Any day.', more: text },
          { title: 'Look & listen', text: 'The dog comes.' },
          { title: 'The day', text, main: true },
          { title: 'Light', text: 'It hums no more.' },
        ]}
      />
    ),
  },
  Reasons: { three: <Reasons items={reasons} />, 'two columns': <Reasons items={reasons} columns={2} /> },
  SwitchboardIndex: {
    three: (
      <SwitchboardIndex
        heading="Work"
        name="Boats"
        caption="Everything is on."
        services={services}
        closeUp={closeUp}
        {...withNote}
      />
    ),
  },
  DrawingIndexHead: {
    three: (
      <DrawingIndexHead
        {...category}
        heading="Work"
        services={services.map((item) => ({ ...item, drawing: house }))}
        {...withCall}
      />
    ),
  },
  BreakerFolds: {
    two: <BreakerFolds heading="Anything else?" items={[sequence, { ...sequence, id: 'hum', heading: long }]} />,
  },
  TrustCards: { three: <TrustCards heading="Why us" items={reasons} /> },
  WhoToCall: {
    table: <WhoToCall table={callTable} />,
    directory: dark(
      <WhoToCall
        table={{
          ...callTable,
          rows: callTable.rows.map(({ see, first }) => ({
            see,
            who: first,
            first: `[${phone.display}](tel:${phone.e164})`,
          })),
        }}
      />,
    ),
  },
}
