import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'North York',
  menus: ['footer'],
  seoTitle: 'Commercial electricians in North York: fit-outs, 24/7',
  metaDescription:
    'Licensed commercial electricians in North York for offices, plants, condo boards and rental towers. Emergencies 24/7, evening work, written quotes.',
  h1: 'Commercial electricians in North York',
  streetSentence: 'We wire offices on Yonge Street, trace faults in Don Mills, and connect machines off Keele Street.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'gta/etobicoke',
    'gta/vaughan',
    'gta/thornhill',
    'gta/scarborough',
    'gta/east-york',
    'toronto/midtown-toronto',
  ],
  answers: {
    come: 'Yes, to businesses and buildings from Don Mills to Downsview, and to [North York homes](/toronto/north-york).',
    cost: 'In a small office, finding a fault costs {price:diagnostics}, and a panel {price:panel-upgrade}. Shutdowns are quoted.',
  },
  typicalJobs: [
    {
      title: 'An office refit near Yonge and Sheppard',
      text: 'A new tenant brings desks, servers and a bigger kitchen. We begin with the equipment list and the panel on your floor, and quote by the circuit.',
      service: 'commercial/office-retail-restaurant',
    },
    {
      title: 'Chargers for a condo garage',
      text: 'In the condo towers on Yonge, from Sheppard to Finch, a load study shows what the garage can spare. One shared, managed system can cost less per space than single cables.',
      service: 'ev-energy/energy-management',
    },
    {
      title: 'A fault that comes and goes',
      text: 'When the lights of one floor drop out in an office on Duncan Mill Road, or a breaker trips every Tuesday, we measure. Then we tell you what to replace.',
      service: 'emergency/electrical-repairs',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'The price is for the panel of one shop or suite. We quote larger ones and change them on weekends.',
    'wiring-outlets': 'In offices on Consumers Road we run circuits desk by desk, and label them at both ends.',
    'emergency-repairs': 'In a small office or shop we find the fault at this price. A plant gets its price by phone.',
    'smart-home': 'In penthouses on Yonge we install lighting scenes and quiet shades, and show you how to use them.',
    'ev-chargers': 'For condo garages we prepare the load study, the metering plan and the papers for the board.',
    commercial: 'We wire offices and plants, change the lights to LED, and test emergency lights once a year.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Don Mills, planned in the 1950s',
      text: 'Don Mills was laid out from 1953 on, with offices and plants beside the homes. Some may still have their first main switches. Spare parts get scarce, so have them tested.',
    },
    {
      title: 'Plants between Keele and Dufferin',
      text: 'Units north of Sheppard often have 347/600 V. A new machine needs a cable and a switch of its own, and sometimes a transformer. Its nameplate, the metal label, tells us.',
    },
    {
      title: 'Standby power in the Yonge towers',
      text: 'In an outage the elevators and the water pumps stop. For standby power in a building, the Fire Code asks for weekly and monthly checks, and for a yearly test under load.',
    },
  ],
  notes: [
    {
      heading: 'Drawings that match the building',
      paragraphs: [
        'In office parks such as Consumers Road and Wynford Drive, tenants come and go, and the drawing in the electrical room falls behind. We trace each cable and leave you a one-line drawing, with the whole [power distribution](/commercial/power-distribution) on one sheet. It makes the next shutdown shorter.',
      ],
    },
    {
      heading: 'When a condo owner asks for a charger',
      paragraphs: [
        'Since 2018 an owner may apply in writing, and the board needs proper grounds to refuse. A system that the corporation installs for everyone follows other rules.',
        'Before the vote, ask for two figures: what the building has to spare at night, and what a shared system would cost per space. The utility has to give multi-family buildings a free first consultation. We bring the load study to the meeting.',
      ],
    },
    {
      heading: 'Before you lease on Wilson or Sheppard',
      paragraphs: [
        'A store wired for shelves and a cash register may still have enough for a kitchen or a clinic. Send us [the equipment list]({photos}) first. If it is not enough, [a larger service takes planning](/residential/panel-upgrades#utility), so tell your landlord early.',
      ],
    },
  ],
  localExperts:
    'An office on Yonge usually runs on 120/208 V, and a plant off Keele on 347/600 V. They need different panels and different parts, so we ask the voltage first.',
  questions: [
    {
      question: 'How long must emergency lights last in a tower?',
      answer:
        'Two hours in most high-rises, and at least 30 minutes in most lower buildings. Our units for lower buildings last 90 minutes or more. The Fire Code asks for a check each month and a full test once a year.',
    },
    {
      question: 'Can you work nights in an occupied building?',
      answer:
        'Yes, where by-laws and the building allow. We can make connections at night, but not drill into concrete. We post the hours, and keep to them.',
    },
    {
      question: 'Where do I read about houses and rental towers?',
      answer:
        'Houses, in Don Mills for example, are on our page for [North York homes](/toronto/north-york). Rental towers, in Flemingdon Park and at Jane and Finch too, are on our [East York page](/gta/east-york).',
    },
  ],
  form: {
    lead: 'Tell us what kind of building it is, who pays the hydro bill, and when the power could be off.',
    example: 'Example: Two-storey office near Don Mills and Lawrence, adding a dental suite, need a capacity check.',
  },
  // By hand: North York Centre, Yonge Street.
  map: { latitude: 43.7682, longitude: -79.4126 },
  street: {
    why: 'Yonge condos, offices, plants',
    horizon: 'towers',
    back: 'condo@-110:135 condo@60:246 condo@330:13 condo@410:25',
    row: 'bungalow +8 shed:1 pole +8 plant:23 +14 transformer-pole bungalow:2 +8 maple bungalow:1 | +10 condo:12 +14 shop:1 shop shop pole +8 condo:456 +10 slab:1346 transformer-pole elm bungalow:2 +8 slab:25 +6 pole bungalow:1',
    ends: 'maple elm',
  },
})
