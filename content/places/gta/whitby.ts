import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Whitby',
  menus: ['header', 'footer'],
  seoTitle: 'Whitby electricians: inspections, panels, Brooklin, 24/7',
  metaDescription:
    'Licensed Whitby electricians: wiring checks before a sale, full panels in Brooklin, generators and hot tubs. 24/7 emergencies. Call for a written quote.',
  h1: 'Electricians in Whitby',
  heroDescription: 'We check wiring before a sale, free up full panels in Brooklin, and fit backup power for the sump.',
  excerpt:
    'Wiring checks in the old core, aluminum in the 1960s to 1980s streets, generators and full panels up north.',
  updatedOn: '2026-11-21',
  utility: 'elexicon',
  neighbours: ['gta/pickering', 'gta/ajax', 'gta/oshawa', 'gta/clarington'],
  answers: {
    come: 'Yes: Port Whitby, downtown, Brooklin and the fields in between.',
    cost: 'A full panel replaced costs {price:panel-upgrade}, and charger wiring {price:ev-level-2}.',
  },
  jobs: {
    heading: 'Three ways we help in Whitby',
    items: [
      {
        title: 'A wiring check before you buy or sell',
        text: 'We look at the panel, the attic and a sample of outlets, and write down what an insurer will ask about. A large house takes longer and costs more.',
        service: 'emergency/electrical-repairs',
      },
      {
        title: 'Backup power for sump and furnace',
        text: 'A small generator or a battery will do for those two. The transfer switch and the distance to the panel make up most of our price.',
        service: 'ev-energy/generator-wiring',
      },
      {
        title: 'Space for a hot tub breaker',
        text: 'In the newer north the panel is full and the tub is ordered. A new panel solves it; sometimes a small one beside it does. Which of the two it is decides the price.',
        service: 'residential/panel-upgrades',
      },
    ],
  },
  services: {
    heading: 'Electrical services in Whitby',
    cards: {
      'panel-upgrades': 'We measure from the new meter spot to the panel before we name a price.',
      'wiring-outlets': 'Old rooms with one outlet, new kitchens with twelve: both get what they need.',
      'emergency-repairs': 'Sump dead in a storm, half the kitchen out, no light on the stairs: somebody picks up.',
      'smart-home': 'Porch, stairs and nursery on one app, with real switches that still work.',
      'ev-chargers': 'Commuter cars come home low. A night on 240 volts fills most of them.',
      commercial: 'Shops on Brock and Dundas fitted before opening time, plants near the 401 after hours.',
    },
  },
  facts: {
    heading: 'Three Whitbys, three kinds of cable',
    items: [
      {
        title: 'Wind on new streets',
        text: 'In May 2022 it cut off 64,000 Elexicon customers. At Whitby Meadows the wind wrecked lines that had only just been built. A new street is no protection. Backup power is.',
      },
      {
        title: 'Brooklin, a heritage district since 2008',
        text: "A second, Werden's Plan, south of Dundas and west of Brock, was drafted in 2017. Ask the town where it stands before anything goes on a front wall.",
      },
      {
        title: 'A smoke alarm lasts 10 years',
        text: 'In a Brooklin house of 2016 they have just run out. Such a house needs wired, linked ones on every storey, outside the bedrooms and in each bedroom, with a strobe and a battery.',
      },
    ],
  },
  more: [
    {
      heading: 'What buyers ask us to look at',
      paragraphs: [
        'In the old core, cloth-covered wire on porcelain, in the attic and behind lath: that is [knob and tube](/residential/knob-tube-wiring). In houses of the 1960s to 1980s, aluminum up to the late seventies. In either, a panel that somebody has added to. The report is in plain words, so your agent can read it.',
      ],
    },
    {
      heading: 'An indoor meter',
      paragraphs: [
        'If yours hangs in the basement, Elexicon (Whitby Hydro until 2019) asks for it outdoors once the service changes, as in [Ajax](/gta/ajax). Expect a new base on an outside wall and a feed that enters somewhere else. [Garden lighting](/residential/landscape-outdoor-lighting) or a tub can share the trench.',
      ],
    },
    {
      heading: 'Water and power cuts',
      paragraphs: [
        '{danger-short:water} That call goes to your utility; we come when it has drained. For any other outage, start at [what to do when the power is out](/emergency/power-outage).',
      ],
    },
  ],
  reasons: {
    heading: 'How to check us in Whitby',
    items: {
      'esa-certified':
        'ESA is the Electrical Safety Authority. It licenses us ({licence}) and inspects what we do. Insured.',
      'service-24-7': 'Storm, Sunday or both: {phone}.',
      'local-experts': 'Old core, aluminum years or new north: tell us which, and the right parts come along.',
      guaranteed: 'You see what we found before we fix it, and we answer for the fix.',
    },
  },
  questions: [
    {
      question: 'Is a new house in Brooklin free of electrical worries?',
      answer:
        'For some years, usually. Wires and breakers are young. The panel may be full, though, and outdoor outlets and a charger circuit are seldom what the builder included.',
    },
    {
      question: 'Battery or generator for the sump pump?',
      answer:
        'A battery starts by itself and lasts hours. A generator needs fuel and lasts as long as you feed it. With a finished basement many people want both.',
    },
  ],
  form: {
    heading: 'Ask for a Whitby quote',
    lead: 'Old core, middle years or new north, and what you need done by when.',
    example: 'Example: Brooklin, house of 2016, want a generator for sump and furnace before winter.',
  },
  // GeoNames: downtown.
  map: { latitude: 43.88342, longitude: -78.93287 },
  street: {
    why: 'Century core, splits, tracts',
    horizon: 'ftree',
    landmark: 'light@430',
    row: 'sub:1 +5 ~sub +5 sub:2 pol map +2 split:2 +8 split:1 hyd elm +4 annex:3 +8 farm elm | shop:1 shop pol +8 annex:1 elm farm:2 +8 split hyd +8 ~split:3 map +4 split:1 pol map sub:2 +5 ~sub',
    ends: 'map elm',
  },
})
