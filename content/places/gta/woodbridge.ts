import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Woodbridge',
  seoTitle: 'Woodbridge electricians on {street:woodbridge}, 24/7 repairs',
  metaDescription:
    'Licensed electricians based in Woodbridge: second kitchens, brick homes of the 1960s to 1980s, chargers and shop power. Call day or night for a quote.',
  h1: 'Electricians in Woodbridge',
  streetSentence: 'We wire second kitchens, pot lights and chargers close to home, and the shops along Steeles.',
  updatedOn: '2026-11-28',
  municipalities: ['vaughan'],
  utility: 'alectra',
  neighbours: ['gta/kleinburg', 'gta/maple', 'gta/vaughan', 'gta/north-york', 'gta/etobicoke', 'gta/brampton'],
  answers: {
    come: 'Yes, we do. We are on {street:woodbridge}, so you are our neighbours.',
    cost: 'A new panel costs {price:panel-upgrade}, wiring a charger {price:ev-level-2}, and a pot light {price:pot-light}.',
  },
  typicalJobs: [
    {
      title: 'A main breaker that trips on holidays',
      text: 'Two ovens, a dryer and a freezer are a lot for 100 A. We list every large appliance, and then tell you if you need a new panel, or only have to use them in turn.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Pot lights in a brick bungalow',
      text: 'Pot lights make an eight-foot ceiling look taller. We check for aluminum wiring before we cut the first hole.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A charger through a brick wall',
      text: 'We drill once, slope the hole outward and seal it. The speed of the charger depends on what else the house uses, such as a second stove.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'Each kitchen gets its own breakers, labelled upstairs and downstairs.',
    'wiring-outlets': 'We repair aluminum connections, fit GFCI outlets near water, and light the cantina.',
    'emergency-repairs': 'If the main breaker fails with guests at the door, call us on any day.',
    'smart-home': 'One keypad can run the garden, porch and dining room. Plan on 2 to 6+ hours of programming.',
    'ev-chargers': 'This is for one charger. In a double garage, two that share power can use one circuit.',
    commercial: 'For bakeries, banquet rooms, showrooms and millwork shops we wire and label ovens and saws.',
  },
  facts: [
    {
      title: 'The heritage district on Woodbridge Avenue',
      text: 'Before a new sign or lantern goes up there, ask the City of [Vaughan](/gta/vaughan) whether it needs a permit.',
    },
    {
      title: 'Houses from the sixties to the eighties',
      text: 'Brick houses of that time are common here, most often with 100 A. Some from the mid-1960s to the late 1970s have aluminum at the outlets, so we open a few first.',
    },
    {
      title: 'Wind and the wire to your house',
      text: 'Strong wind pulls at the spot where the wire meets your house. The pipe and the bracket there are yours to repair.',
    },
  ],
  notes: [
    {
      heading: 'The kitchen downstairs',
      paragraphs: [
        'A second kitchen was often added a circuit at a time, over thirty years. The city says whether it counts as a suite. {rule:suite} Either way we report the wiring to ESA, the Electrical Safety Authority. We install [smoke and carbon monoxide alarms](/residential/surge-protection-alarms) too.',
      ],
    },
    {
      heading: 'Shops along Steeles and Highway 7',
      paragraphs: [
        'Many have three-phase power. We [connect machines](/industrial/machinery-connections), add feeders, move disconnects and label the panel. Send us a photo of the nameplate.',
      ],
    },
    {
      heading: 'If the lights go out on your street',
      paragraphs: [
        'Look across the street first. If the street is dark, report it to Alectra. If only your house is dark, our [outage steps](/emergency/power-outage) say when to call Alectra first, and when to call us. {danger-short:mast}',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are family-run and insured. We file with ESA under {licence}.',
    'service-24-7': 'Our office closes in the evening, but the emergency phone, {phone}, does not.',
    'local-experts': 'You do not have to explain to us what a cantina is, or why its light should be sealed.',
    guaranteed: 'We are your neighbours. If our work fails, we come back and fix it.',
  },
  questions: [
    {
      question: 'Is a second kitchen in the basement legal by itself?',
      answer:
        'That is for the city to say, so ask Vaughan before you rent it out. Either way, the wiring needs a notification to ESA.',
    },
    {
      question: 'Can I drop in with photos of my panel?',
      answer:
        'Please phone first, since our electricians are mostly out on jobs. Leave the cover on, and photograph the panel and the label inside its door.',
    },
  ],
  form: {
    lead: 'Tell us how many stoves you have, the year of the house, and whether it has fuses or breakers.',
    example: 'Example: 1974 brick bungalow, two kitchens, 100 A, main trips when both ovens are on.',
  },
  // By hand: village, Woodbridge Avenue.
  map: { latitude: 43.7838, longitude: -79.5966 },
  street: {
    why: 'Brick backsplits, second kitchens',
    horizon: 'hills',
    row: 'backsplit:12 +8 ~backsplit maple pole +4 two-storey:24 +8 backsplit:1 transformer-pole elm +2 church:1 +6 cottage:1 +8 split:3 maple | +2 backsplit:2 +8 two-storey:1 pole +8 plant:23 +14 transformer-pole backsplit:1 +8 ~two-storey:3 maple pole +4 backsplit +8 ~backsplit:1',
    ends: 'maple spruce',
  },
})
