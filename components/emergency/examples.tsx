import { Cutaway } from '@/components/drawings/cutaway'
import { EmergencyChoices } from '@/components/emergency/emergency-choices'
import { EmergencyHead } from '@/components/emergency/emergency-head'
import { PowerOut } from '@/components/emergency/power-out'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { WhatYouSee } from '@/components/emergency/what-you-see'
import { WhoToCall } from '@/components/emergency/who-to-call'
import { dark, head, house, long, proof } from '@/components/sections/sample-data'
import { type Examples, phone, text } from '@/components/ui/sample-data'
import type { EmergencyChoice, SafetySequence } from '@/content/types'

const sequence: SafetySequence = {
  id: 'sparks',
  heading: 'It sparks',
  steps: ['Step back.', text],
  intro: 'Slowly.',
  after: 'Then sit down.',
}

const choice = (id: string, first: EmergencyChoice['first'], art?: EmergencyChoice['art']): EmergencyChoice => ({
  ...sequence,
  id,
  art,
  first,
  heading: `Sparks & smoke, ${id}`,
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

export const examples: Examples = {
  EmergencyHead: {
    filled: <EmergencyHead {...head} phone={phone} danger="Somebody is hurt" ours="Anything else" proof={proof} />,
  },
  EmergencyChoices: {
    'with streets': (
      <EmergencyChoices
        heading="Is the pier dark?"
        items={[choice('pier', 'utility', 'street-out'), choice('shed', 'us', 'home-out')]}
      />
    ),
    'beside a drawing': (
      <EmergencyChoices
        heading={long}
        items={[choice('smoke', '911'), { ...choice('water', 'us'), who: 'The harbour master, then us' }]}
        after={text}
        drawing={<Cutaway view={house} fit="cover" />}
      />
    ),
  },
  PowerOut: {
    two: (
      <PowerOut
        heading="The pier is dark"
        line={text}
        href="#pier"
        ways={[choice('pier', 'utility'), choice('shed', 'us')]}
        drawing={house}
      />
    ),
  },
  WhatYouSee: {
    'two groups': (
      <WhatYouSee
        heading="What do you see?"
        after={text}
        groups={[
          { label: 'The harbour master first', choices: [choice('wire', '911')], links: [] },
          { label: 'Us', choices: [], links: [{ first: 'us', href: '#hum', heading: long, line: text }] },
        ]}
      />
    ),
  },
  SafetySteps: {
    filled: <SafetySteps sequence={sequence} />,
    short: <SafetySteps sequence={{ ...sequence, intro: undefined, after: undefined }} />,
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
