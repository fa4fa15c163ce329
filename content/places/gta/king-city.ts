import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'King City',
  menus: ['header'],
  seoTitle: 'King City electricians: generators, estates, 24/7 calls',
  metaDescription:
    'Licensed King City electricians for transfer switches, wells, 400 A estates, gates and village panels. Emergencies day or night. Call for a quote.',
  h1: 'Electricians in King City',
  heroDescription: 'We fit transfer switches for wells and septic pumps, and wire estates, gates and village homes.',
  excerpt:
    'Wells and septic pumps that stop with the power, 400 A estates with gates, and village homes from the 1960s on.',
  updatedOn: '2026-11-21',
  utility: 'hydro-one',
  neighbours: ['gta/newmarket', 'gta/aurora', 'gta/richmond-hill', 'gta/maple', 'gta/kleinburg', 'gta/bolton'],
  answers: {
    come: 'Yes, and to Nobleton, Schomberg and the concessions between. We drive up from Woodbridge.',
    cost: 'A village panel costs {price:panel-upgrade}, charger wiring {price:ev-level-2}. We price long trenches on site.',
  },
  jobs: {
    heading: 'First jobs for a King property',
    items: [
      {
        title: 'A transfer switch for the pumps',
        text: 'It lets a generator feed the well, the septic pump and the furnace without touching the street line. Start with an inlet for a portable; the fixed machine can follow.',
        service: 'ev-energy/generator-wiring',
      },
      {
        title: 'A larger service for an estate',
        text: 'Distance costs twice: in cable, and in voltage lost on the way. We place small panels near the coach house and the pool, then size the feeder.',
        service: 'commercial/transformers-subpanels',
      },
      {
        title: 'A village panel renewed',
        text: 'Houses of the 1960s and 1970s often have 60 or 100 A. Breakers, labels and spare slots take one working day.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
    ],
  },
  services: {
    heading: 'Country and village electrical work',
    cards: {
      'panel-upgrades': 'Main house, barn and pump house drawn on one sheet, then fed from the right place.',
      'wiring-outlets':
        'Pump circuits with high-water alarms, stable outlets with covers, and a heat lamp where you need one.',
      'emergency-repairs': 'On a well, no power means no water. Tell us what is out, house or well.',
      'smart-home': 'A keypad at the gate that opens it, lights the lane and turns on the hall.',
      'ev-chargers': 'A garage 50 metres off can have a charger; the cable gets thicker with distance.',
      commercial: 'Riding schools, golf clubs, farm shops and village offices, with lights on timers.',
    },
  },
  facts: {
    heading: 'What to know about King',
    items: [
      {
        title: 'Most of King is on the Oak Ridges Moraine',
        text: 'Nearly 70% of it. Beyond the mains that means wells and septic systems, and a well gives water only while its pump has power.',
      },
      {
        title: 'Septic systems over 50 years old',
        text: 'Some in Nobleton have passed that age. A high-water alarm is a small job, and it speaks up before the basement does.',
      },
      {
        title: 'Five business days before anybody digs',
        text: 'Whoever digs asks Ontario One Call, [1-800-400-2255](tel:+18004002255), to mark the lines. It is free, and the law.',
      },
    ],
  },
  more: [
    {
      heading: 'Which utility serves King City?',
      paragraphs: [
        'Hydro One serves most of King. Your bill names yours; read it before the storm, because the outage number depends on it. On private land some of the poles may be yours as well.',
        'After high wind, look down the lane from the porch for a span that sags. {danger-short:wire-down}',
      ],
    },
    {
      heading: 'Portable or standby generator?',
      paragraphs: [
        'A portable set costs less and needs you at home. A standby one starts by itself. Both must be tied in through a transfer switch, and the work is reported to the Electrical Safety Authority, ESA. {danger-short:generator}',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in King City',
    items: {
      'esa-certified': 'One licensed, insured contractor for house, barn and gate: {licence}.',
      'service-24-7': 'Pumps fail at night too. We answer {phone}.',
      'local-experts': 'Bring us a sketch of the lot: well, septic, lane, trees. We plan from that.',
      guaranteed: 'Before we leave, the switch is tried with the pumps running.',
    },
  },
  questions: [
    {
      question: 'Can we add the switch now and the generator later?',
      answer:
        'Yes, and it spreads the cost. We size the switch for the machine you mean to buy. Each stage is reported to ESA when it is built.',
    },
    {
      question: 'Does a large house always need 400 A?',
      answer:
        'No. With gas heat and chargers that take turns, a big home may stay under 200 A. Electric heat, a pool and a workshop may not. Have it worked out before you apply.',
    },
  ],
  form: {
    heading: 'Tell us about your King property',
    lead: 'Name the buildings, the rough distances, and the utility on your bill.',
    example: 'Example: House plus coach house 90 m apart, well and septic pump, want 400 A and a standby set.',
  },
  // GeoNames: village.
  map: { latitude: 43.92856, longitude: -79.52694 },
  street: {
    why: 'Estates, gates, moraine trees',
    horizon: 'fhill',
    row: 'barn +20 spr*2 elm pol +14 farm:2 spr*3 elm +10 two:1 spr elm hyd +90 elm spr | +2 est:124 spr elm*2 pol +14 spr*2 elm +10 ~est:45 elm spr*3 hyd +8 elm spr*2',
    front: 'gate@-190:12',
    ends: 'spr elm spr map',
  },
})
