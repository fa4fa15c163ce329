import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Forest Hill',
  order: 100,
  seoTitle: 'Forest Hill electricians: 400 A, Lutron, generators',
  metaDescription:
    'Licensed Forest Hill electricians for large houses and rebuilds: 400 A services, Lutron lighting, generators, 24/7 help. Call for a written quote.',
  h1: 'Electricians in Forest Hill',
  heroDescription:
    'Large Forest Hill houses carry large loads, so we draw the whole system first and then pull the cable.',
  excerpt:
    'Big prewar houses and full rebuilds: 400 A services, lighting control, standby power, and panels planned with your builder.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['toronto/north-york', 'toronto/midtown-toronto', 'toronto/yorkville', 'toronto/the-annex'],
  answers: {
    come: 'Yes, from our office on {street:toronto}. We work with your builder or house manager.',
    cost: 'Pot lights are {price:pot-light}. One panel costs {price:panel-upgrade}, and large houses here often have several.',
  },
  jobs: {
    heading: 'Typical work in Forest Hill houses',
    items: [
      {
        title: 'Lights on one keypad',
        text: 'With hundreds of lamps, switches become clutter. HomeWorks puts a room, or the whole house, on a few engraved buttons. Keypads and shades decide the price.',
        service: 'smart-home/lutron-homeworks',
      },
      {
        title: 'New lighting in old ceilings',
        text: 'Pot lights for the kitchen and the halls, dimmed, with the plaster cut once and neatly.',
        service: 'residential/pot-lights-led-lighting',
        price: 'pot-light',
      },
      {
        title: 'A generator that starts itself',
        text: 'Standby power for the whole house or for part of it, with a transfer switch. Size and gas supply move the cost.',
        service: 'ev-energy/generator-wiring',
      },
    ],
  },
  services: {
    heading: 'What we do in large houses',
    cards: {
      'panel-upgrades': 'Several panels brought into order, or one large one, drawn first and put in by stages.',
      'wiring-outlets':
        'Whole-house rewiring in a renovation, and small additions in finished rooms with matching plates.',
      'emergency-repairs': 'Generator will not start, or a wing is dark? Call. Somebody answers at any hour.',
      'smart-home': 'HomeWorks and RadioRA, designed, wired and programmed by one firm.',
      'ev-chargers': 'Two or three cars on one feed, with chargers that share what there is.',
      commercial: 'Village shops, clinics and small apartment buildings: halls, laundry circuits and exit lights.',
    },
  },
  facts: {
    heading: 'What to expect in a Forest Hill house',
    items: [
      {
        title: 'A village of its own, until 1967',
        text: 'Houses from the 1920s to the 1950s were big from the start. The earliest may hide cloth-covered wiring, the kind called knob and tube.',
      },
      {
        title: 'Five panels in one house',
        text: 'It would not surprise us. Each wing was wired by other hands. We draw what feeds what, and you keep the sheet.',
      },
      {
        title: '400 A, the next step after 200',
        text: 'Heat pumps, a pool, two cars and an electric kitchen can add up to more than 200 A. The load calculation tells us before the architect is done.',
      },
    ],
  },
  more: [
    {
      heading: 'Building new or rebuilding',
      paragraphs: [
        'Bring in the electrician while the foundation is still a drawing. Agree on the wall for the meter, the route of the conduit, and a room for the gear. All three are cheap on paper and costly in concrete.',
        'A larger service needs Toronto Hydro, and [that can take many months](/residential/panel-upgrades#utility). A [smart panel](/smart-home/smart-panels-occupancy) that limits demand may keep you at the smaller size.',
      ],
    },
    {
      heading: 'Wired keypads or radio?',
      paragraphs: [
        'Wired keypads belong in open walls. Radio ones suit a house that is already painted, since they replace switches where they are. Both can run [motorized shades](/smart-home/palladiom-shades). Simple programming takes 2 to 6 hours or more, and a whole house takes longer.',
      ],
    },
    {
      heading: 'Trees, ravine and ice',
      paragraphs: [
        'The trees of the Cedarvale ravine are lovely until an ice storm. If you want heat and light when the line is down, plan a generator before the landscaping. It needs a spot away from windows, a permit from ESA (the Electrical Safety Authority), and often a gas line.',
      ],
    },
  ],
  reasons: {
    heading: 'Why Forest Hill builders call us back',
    items: {
      'esa-certified':
        'Builders need paper. You get our number, {licence}, and a filed notification before the ladders come.',
      'service-24-7': 'House managers can call at any hour about an emergency.',
      'local-experts': 'Lutron keypads, heated drives and elevators are common here, and we come with the diagrams.',
      guaranteed: 'Shoe covers on, dust sheets down, and back again if a switch of ours misbehaves.',
    },
  },
  questions: [
    {
      question: 'When must we decide the size of the service?',
      answer:
        'At the permit drawings. The utility starts its own design from your load and your meter wall, so a late change costs time on both sides.',
    },
    {
      question: 'Can lighting control be added without new walls?',
      answer:
        'Yes. Radio systems go in where the switches are now. You give up a few options that wired keypads have, and you keep your plaster.',
    },
  ],
  form: {
    heading: 'Bring us in at the drawing stage',
    lead: 'Your architect or builder may write to us. Tell us the date of the drawings and the big loads.',
    example: 'Example: New house, permit stage, two EVs, pool and heat pumps: 200 A or 400 A?',
  },
  // GeoNames: Forest Hill South.
  map: { latitude: 43.6945, longitude: -79.4143 },
  street: {
    why: 'Big prewar houses, rebuilds',
    horizon: 'ftree',
    row: 'walk:13 elm +4 tud:1 elm pol est:145 elm spr +8 ~tud:23 elm hyd | +4 est:235 elm spr pol +10 tud:3 elm +4 four:1 spr elm hyd +6 est:13 elm walk:2',
    front: 'gate@60:12',
    ends: 'elm spr',
    house: 'est:124',
  },
})
