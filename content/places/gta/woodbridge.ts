import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Woodbridge',
  seoTitle: 'Woodbridge electricians on {street:woodbridge}, 24/7 repairs',
  metaDescription:
    'Licensed electricians based in Woodbridge: second kitchens, brick homes of the 1960s to 1980s, chargers and shop power. Call day or night for a quote.',
  h1: 'Electricians in Woodbridge',
  heroDescription: 'We wire second kitchens, pot lights and chargers close to home, and the shops along Steeles.',
  excerpt: 'Our own neighbourhood: brick houses of the 1960s to 1980s, second kitchens and industry along Steeles.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/kleinburg', 'gta/maple', 'gta/vaughan', 'gta/north-york', 'gta/etobicoke', 'gta/brampton'],
  answers: {
    come: 'Yes. We are on {street:woodbridge}, so you are our neighbours.',
    cost: 'A new panel costs {price:panel-upgrade}, charger wiring {price:ev-level-2}, and pot lights {price:pot-light}.',
  },
  jobs: {
    heading: 'Jobs we do close to home',
    items: [
      {
        title: 'A main that trips on holidays',
        text: 'Two ovens, a dryer and a freezer on 100 A: something gives. We list every large appliance, then say if a new panel or a new habit is the cure.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Pot lights in a brick bungalow',
        text: 'Eight-foot ceilings look taller with them. We check for aluminum before the first hole.',
        service: 'residential/pot-lights-led-lighting',
        price: 'pot-light',
      },
      {
        title: 'A charger through a brick wall',
        text: 'We drill once, slope the hole outward and seal it. Whether it runs at full speed depends on that stove downstairs.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
    ],
  },
  services: {
    heading: 'Electrical services in Woodbridge',
    cards: {
      'panel-upgrades': 'Both kitchens on their own breakers, labelled upstairs and downstairs.',
      'wiring-outlets': 'Aluminum ends repaired, outlets that cut off near water (GFCI), and a light in the cantina.',
      'emergency-repairs': 'Main breaker gone with guests at the door? Call, whatever day it is.',
      'smart-home': 'Garden, porch and dining room on one keypad. Allow 2 to 6 hours or more to program it.',
      'ev-chargers': 'Double garage, single circuit: two cars can take turns.',
      commercial: 'Bakeries, banquet rooms, tile showrooms and millwork shops: ovens and saws wired and labelled.',
    },
  },
  facts: {
    heading: 'What we know about Woodbridge',
    items: [
      {
        title: 'A village until 1971',
        text: 'Around Woodbridge Avenue part of it is now a heritage district. A new sign or lantern there is a question for the City of [Vaughan](/gta/vaughan) before it is a job for us.',
      },
      {
        title: 'Houses from the sixties to the eighties',
        text: 'Woodbridge is the whole south-west of Vaughan. Such houses are common, most often with 100 A.',
      },
      {
        title: 'The tornado of 2009',
        text: 'Thousands lost power. A funnel is rare, a hard gust is not, and both pull where the wire meets your house.',
      },
    ],
  },
  more: [
    {
      heading: 'The kitchen downstairs',
      paragraphs: [
        'It was often added a circuit at a time, over thirty years. Whether it counts as a suite is for the city to say. If it does, the city gives the building permit. Either way we report the wiring to ESA, the Electrical Safety Authority. A suite also needs alarms for [smoke and carbon monoxide](/residential/surge-protection-alarms).',
      ],
    },
    {
      heading: 'Shops along Steeles and Highway 7',
      paragraphs: [
        'Many have three-phase power and more [machines than outlets](/industrial/machinery-connections). We add feeders, move disconnects and label the panel so that the next person can find the saw. Send a photo of the nameplate.',
      ],
    },
    {
      heading: 'If the lights go out on your street',
      paragraphs: [
        'Look across the road first. A dark street is for Alectra. A dark house on a lit street is for us, and our [breaker and panel page](/emergency/panel-repairs) comes first. {danger-short:mast}',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose a Woodbridge contractor',
    items: {
      'esa-certified': 'Family-run, insured, {licence}. Filing with ESA is our first step.',
      'service-24-7': 'The office keeps hours. The emergency phone, {phone}, does not.',
      'local-experts': 'You need not explain a cantina to us, nor why its light should be sealed.',
      guaranteed: 'We are your neighbours. If our work fails, call, and we come back to fix it.',
    },
  },
  questions: [
    {
      question: 'Is a second kitchen in the basement legal by itself?',
      answer:
        "That is the city's call: ask Vaughan before you rent. The wiring needs a notification of its own, whoever uses the stove.",
    },
    {
      question: 'Can I drop in with photos of my panel?',
      answer:
        'Phone first, since electricians are mostly out on jobs. Take the picture with the cover left on, and get the label inside the door as well.',
    },
  ],
  form: {
    heading: 'Write to the {street:woodbridge} office',
    lead: 'How many stoves, which year, fuses or breakers: that gets us far.',
    example: 'Example: 1974 brick bungalow, two kitchens, 100 A, main trips when both ovens are on.',
  },
  // By hand: village, Woodbridge Avenue.
  map: { latitude: 43.7838, longitude: -79.5966 },
  street: {
    why: 'Brick backsplits, second kitchens',
    horizon: 'fhill',
    row: 'back:12 +8 ~back map pol +4 two:24 +8 back:1 hyd elm +2 kirk:1 +6 cott:1 +8 split:3 map | +2 back:2 +8 two:1 pol +8 plant:23 +14 hyd back:1 +8 ~two:3 map pol +4 back +8 ~back:1',
    ends: 'map spr',
  },
})
