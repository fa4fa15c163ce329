import { Cutaway } from '@/components/drawings/cutaway'
import { BigBreaker } from '@/components/emergency/big-breaker'
import { BreakerFolds } from '@/components/emergency/breaker-folds'
import { DayAndNight } from '@/components/emergency/day-and-night'
import { DrawingLinks } from '@/components/emergency/drawing-links'
import { EmergencyChoiceCards } from '@/components/emergency/emergency-choice-cards'
import { EmergencyChoiceFolds } from '@/components/emergency/emergency-choice-folds'
import { EmergencyHead } from '@/components/emergency/emergency-head'
import { EmergencyPrice } from '@/components/emergency/emergency-price'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { WhoToCall } from '@/components/emergency/who-to-call'
import { building, dark, head, house, long, reasons, withNote } from '@/components/sections/sample-data'
import { type Examples, phone, text } from '@/components/ui/sample-data'
import type { EmergencyChoice, EmergencyLook, SafetySequence } from '@/content/types'

const pictured = (at: EmergencyLook['price']) => (
  <EmergencyPrice heading="Finding it" range="$90" note={text} others={[]} picture={<Cutaway view={house} />} at={at}>
    {null}
  </EmergencyPrice>
)

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

const callTable = {
  heading: 'Who comes',
  column: 'What you see',
  rows: [
    { see: 'A dark pier', first: 'The harbour master', next: 'Us' },
    { see: long, first: text, next: 'Nobody' },
  ],
}

const alarm = { ...head, phone, question: 'What do you see?', ...withNote }

export const examples: Examples = {
  BigBreaker: { tripped: <BigBreaker /> },
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
  EmergencyHead: {
    tall: <EmergencyHead {...alarm} h1="The pier is dark" danger="Somebody is hurt" ours="Anything else" size="tall" />,
    short: <EmergencyHead {...alarm} h1={long} danger={text} ours={text} size="short" beside={<p>Stay ashore.</p>} />,
  },
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
  DayAndNight: {
    'four reasons': (
      <DayAndNight
        heading="Why us"
        items={reasons}
        office={{ hours: 'every day, 8 am to 6 pm', opens: 0.3, closes: 0.75 }}
      />
    ),
  },
  EmergencyPrice: {
    filled: (
      <EmergencyPrice
        heading="Finding the hum"
        range="$150-$300"
        note={text}
        others={[{ work: 'A new bell', range: '$200-$400', terms: 'Bell extra.' }]}
        picture={<Cutaway view={house} fit="cover" />}
        {...withNote}
      />
    ),
    left: pictured('left'),
    across: pictured('across'),
    short: (
      <EmergencyPrice heading="Finding it" range="$90" note={text} others={[]} picture={null}>
        {null}
      </EmergencyPrice>
    ),
  },
  SafetySteps: {
    filled: <SafetySteps sequence={sequence} />,
    short: <SafetySteps sequence={{ ...sequence, intro: undefined, after: undefined }} />,
  },
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
  BreakerFolds: {
    two: <BreakerFolds heading="Anything else?" items={[sequence, { ...sequence, id: 'hum', heading: long }]} />,
  },
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
