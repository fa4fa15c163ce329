import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Whitby',
  menus: ['header', 'footer'],
  seoTitle: 'Whitby electricians: inspections, panels, Brooklin, 24/7',
  metaDescription:
    'Licensed Whitby electricians: wiring checks before a sale, full panels in Brooklin, generators and hot tubs. 24/7 emergencies. Call for a written quote.',
  h1: 'Electricians in Whitby',
  heroDescription: 'We check wiring before a sale, free up full panels in Brooklin, and fit backup power for the sump.',
  updatedOn: '2026-11-24',
  utility: 'elexicon',
  neighbours: ['gta/pickering', 'gta/ajax', 'gta/oshawa', 'gta/clarington'],
  answers: {
    come: 'Yes, we come to Port Whitby, downtown, Brooklin and the farms between.',
    cost: 'Replacing a full panel costs {price:panel-upgrade}, and the wiring for a charger {price:ev-level-2}.',
  },
  jobs: {
    items: [
      {
        title: 'A wiring check before you buy or sell',
        text: 'We look at the panel, the attic and a sample of outlets, and write down what an insurer will ask about. A large house takes longer and costs more.',
        service: 'emergency/electrical-repairs',
      },
      {
        title: 'Backup power for sump and furnace',
        text: 'A small generator or a battery is enough for those two. The transfer switch and the distance to the panel make up most of our price.',
        service: 'ev-energy/generator-wiring',
      },
      {
        title: 'Space for a hot tub breaker',
        text: 'In the newer north the panel is often full when the tub is ordered. A new panel solves it, and sometimes a small one beside it does. Which of the two you need sets the price.',
        service: 'residential/panel-upgrades',
      },
    ],
  },
  services: {
    cards: {
      'panel-upgrades': 'We measure from the new meter spot to the panel before we name a price.',
      'wiring-outlets': 'We add outlets to old rooms that have one, and wire new kitchens that need twelve.',
      'emergency-repairs': 'Somebody answers when the sump stops in a storm or the stairs are dark.',
      'smart-home': 'You can run porch, stairs and nursery from one app, with real switches that still work.',
      'ev-chargers': 'Commuter cars come home low, and a night on 240 volts fills most of them.',
      commercial: 'We work in shops before opening time, and in plants near the 401 after hours.',
    },
  },
  facts: {
    items: [
      {
        title: 'Backup power on new streets',
        text: 'The windstorm of May 2022 wrecked brand-new lines at Whitby Meadows. A new street does not protect you from an outage, but backup power does.',
      },
      {
        title: "Brooklin's heritage district",
        text: "In Brooklin, and near Werden's Plan south of Dundas and west of Brock, ask the town before a meter, a lamp or a charger goes on a front wall.",
      },
      {
        title: 'A smoke alarm lasts 10 years',
        text: 'In a house of 2016 they have just run out. Such a house needs wired, linked alarms on every storey, outside the bedrooms and in each one, with a strobe and a battery.',
      },
    ],
  },
  more: [
    {
      heading: 'What buyers ask us to look at',
      paragraphs: [
        'In the old core we look for [knob and tube](/residential/knob-tube-wiring), cloth-covered wire on porcelain, in the attic and behind the plaster. In houses of the 1960s to 1980s we look for aluminum. In both we check what was added to the panel. The report is in plain words, so your agent can read it.',
      ],
    },
    {
      heading: 'If your meter is indoors',
      paragraphs: [
        'If your meter hangs in the basement, Elexicon asks for it outdoors once the service changes, as in [Ajax](/gta/ajax). You then need a new base on an outside wall, and the feed enters somewhere else. [Garden lighting](/residential/landscape-outdoor-lighting) or a tub can share the trench.',
      ],
    },
    {
      heading: 'Water and power cuts',
      paragraphs: [
        '{danger-short:water} Call us when it has drained. For any other outage, start at [what to do when the power is out](/emergency/power-outage).',
      ],
    },
  ],
  reasons: {
    items: {
      'esa-certified':
        'ESA is the Electrical Safety Authority. It licenses us ({licence}) and inspects what we do. We are insured.',
      'service-24-7': 'Call {phone} in an emergency, on a Sunday and in a storm too.',
      'local-experts': 'Tell us the year of the house, and we bring the right parts.',
      guaranteed: 'You see what we found before we fix it, and we answer for the repair.',
    },
  },
  questions: [
    {
      question: 'Is a new house in Brooklin free of electrical worries?',
      answer:
        'Usually it is, for some years, because wires and breakers are young. The panel may be full, though, and builders seldom include outdoor outlets or a charger circuit.',
    },
    {
      question: 'Battery or generator for the sump pump?',
      answer:
        'A battery starts by itself and lasts hours. A generator needs fuel and lasts as long as you feed it. With a finished basement many people want both.',
    },
  ],
  form: {
    lead: 'Tell us the age of the house, what you need done, and by when.',
    example: 'Example: Brooklin, house of 2016, want a generator for sump and furnace before winter.',
  },
  // GeoNames: downtown.
  map: { latitude: 43.88342, longitude: -78.93287 },
  street: {
    why: 'Century core, splits, tracts',
    horizon: 'trees',
    landmark: 'lighthouse@430',
    row: 'subdivision:1 +5 ~subdivision +5 subdivision:2 pole maple +2 split:2 +8 split:1 transformer-pole elm +4 annex:3 +8 farm elm | shop:1 shop pole +8 annex:1 elm farm:2 +8 split transformer-pole +8 ~split:3 maple +4 split:1 pole maple subdivision:2 +5 ~subdivision',
    ends: 'maple elm',
  },
})
