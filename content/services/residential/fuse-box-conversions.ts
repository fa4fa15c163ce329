import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Fuse box to breaker panel conversion | {business}',
  metaDescription:
    'Fuse panel replaced with breakers, typically {price:fuse-to-breaker} plus HST. What insurers tend to ask, what the day looks like, and when 60 A can stay.',
  h1: 'Fuse box conversions & new breakers',
  lead: 'A fuse does its job once and goes in the garbage. A breaker does the same job and resets. We convert fuse panels across Toronto and the GTA, as a rule within a working day.',
  updatedOn: '2026-11-20',
  summary: 'Fuses out and a labelled breaker panel in, with a straight answer on what your insurer may want.',
  circuit: '100 A main, 24 circuits',
  image: 'fuse-box',
  facts: [
    { label: 'Price', value: '{price:fuse-to-breaker}' },
    { label: 'Plus', value: 'HST; typical, and quoted after a look' },
    { label: 'On site', value: 'A working day, as a rule' },
    { label: 'Permit', value: 'ESA notification before we start' },
    { label: 'Utility', value: 'Isolates the service, then reconnects it' },
    { label: 'Wall patching', value: 'Separate, if any is needed' },
  ],
  what: {
    heading: 'Why a sound fuse box still gets replaced',
    paragraphs: [
      'A fuse is a strip of metal that melts when too much current flows. It guards a wire well, as long as it is the right size. Trouble starts when a 15 A fuse keeps blowing and somebody screws in a 30. The wire behind the plaster can then overheat, and nothing stops it.',
      "Many wartime and postwar homes had fuses on a 60 A service: veterans' houses in [East York](/toronto/east-york), the 1940s streets of [Ajax](/gta/ajax), the Delrex tract in [Georgetown](/gta/georgetown). With {claim:experienceServices} in the trade, we know these boxes well. A conversion changes fuses to breakers. It does not raise the service, so 60 A with new breakers is still 60 A.",
    ],
  },
  signs: {
    heading: 'Why people call about fuses',
    items: [
      'One fuse blows every week. Never fit a larger one: see [circuits that keep tripping](/emergency/breaker-trips).',
      'Nobody in the house can say which fuse size belongs in which socket.',
      'The insurer wants to know about the panel before it renews.',
      'A fuse holder looks brown. Leave it alone and call. If the box is hot or smells of burning, get out and call 911.',
      'You want a dishwasher or a home office, and every circuit is already shared.',
      'You are selling, and the home inspector has written it up.',
    ],
  },
  steps: {
    heading: 'How the fuses come out',
    items: [
      {
        title: 'A look and a count',
        text: 'A licensed electrician counts circuits, reads the service size and checks what each fuse has been feeding. If there is [knob-and-tube](/residential/knob-tube-wiring) or aluminum wire behind the box, you hear about it before you get the quote.',
      },
      {
        title: 'Notification and utility',
        text: 'The ESA notification goes in before we begin. If the service keeps its size, the utility only has to isolate and reconnect it. Raising it to 100 A or more takes a request to the utility first, which can mean weeks or many months.',
      },
      {
        title: 'Off, out, in',
        text: 'Once the power is off, the fuse box comes down and a breaker panel goes up, usually in the same place. Old cables tend to be short, so some are extended in junction boxes that stay within reach. A Thermos and a charged phone help.',
      },
      {
        title: 'Circuits sorted',
        text: 'One fuse often feeds parts of three rooms. Each circuit gets a breaker that matches its wire, and what needs separating is separated. We write a directory that a stranger could read. You may learn what that odd switch does.',
      },
      {
        title: 'Inspected and reconnected',
        text: "ESA inspects, the utility reconnects, and we bring circuits up one at a time and test the outlets. The wall around the new panel may want patching. That is a painter's job, and we tell you beforehand.",
      },
    ],
  },
  cost: {
    heading: 'What a conversion runs',
    paragraphs: [
      'Ranges run {price:fuse-to-breaker}, plus HST. They are typical, not an estimate: we look first, then put a figure in writing. A small box that is easy to reach, with sound cable behind it, tends toward the low end.',
      "The figure climbs with more circuits, a panel that has to move, new grounding, or old cable that crumbles when it is handled. Raising 60 A to 100 A adds parts outside and the utility's own charges; that is a [panel and service upgrade](/residential/panel-upgrades).",
      'If you expect to need 100 A within a few years, ask for both prices now. Doing the panel twice costs more than doing it once.',
    ],
    prices: ['fuse-to-breaker', 'panel-upgrade'],
  },
  ready: {
    heading: 'What helps us quote a fuse box',
    items: [
      "The insurer's letter, if that is why you are calling.",
      'A photo of the fuse box, door open.',
      'How many fuses there are, and whether a second box exists.',
      'Which rooms go dark together when one fuse blows.',
      'What you mean to add in the next five years.',
    ],
  },
  questions: [
    {
      question: 'Can a house with fuses be insured?',
      answer:
        "Often, though insurers differ. Many accept a 100 A fuse panel that has rejectors, which keep an oversized fuse from fitting, together with an inspection. A 60 A service draws more questions. Get your own insurer's answer in writing before you spend anything.",
    },
    {
      question: 'Is a 60 A service against the code?',
      answer:
        'An existing one is not a fault in itself; an Insurance Bureau bulletin once said the same. New homes of 80 m² and more start at 100 A, as a rule. What counts in an older house is the state of the service and the load on it.',
    },
    {
      question: 'Must the wiring be replaced as well?',
      answer:
        'Often not. Sound copper cable can go onto breakers as it is. Aluminum wiring, used between the mid-1960s and late 1970s, is safe when properly terminated, though some insurers ask for an ESA inspection. Where insulation has gone brittle, we show you which circuits come first.',
    },
  ],
  example: 'Example: 1950s fuse box, 60 A, the insurer wants breakers before June',
  related: ['ev-energy/charger-installation', 'ev-energy/energy-management', 'emergency/breaker-trips'],
}
