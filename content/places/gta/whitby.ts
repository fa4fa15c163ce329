import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Whitby',
  menus: ['header', 'footer'],
  seoTitle: 'Whitby electricians: inspections, panels, Brooklin, 24/7',
  metaDescription:
    'Licensed Whitby electricians: wiring checks before a sale, full panels in Brooklin, generators and hot tubs. 24/7 emergencies. Call for a written quote.',
  h1: 'Electricians in Whitby',
  streetSentence: 'We check wiring before a sale, free up full panels in Brooklin, and fit backup power for the sump.',
  updatedOn: '2026-11-28',
  municipalities: ['whitby'],
  utility: 'elexicon',
  neighbours: ['gta/pickering', 'gta/ajax', 'gta/oshawa', 'gta/clarington'],
  answers: {
    come: 'Yes, we come to Port Whitby, downtown, Brooklin and the farms in between.',
    cost: 'Replacing a full panel costs {price:panel-upgrade}, and the wiring for a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A wiring check before you buy or sell',
      text: 'We look at the panel, the attic and a sample of outlets, and write down what an insurer will ask about. A large house takes longer and costs more.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'Backup power for sump and furnace',
      text: 'A small generator or a battery is enough for those two. The transfer switch and the distance to the panel make up most of our price.',
      service: 'ev-energy/generator-wiring',
    },
    {
      title: 'Room in the panel for a hot tub',
      text: 'In newer houses the panel is often full already. Sometimes a small panel beside it is enough, and sometimes you need a new one. We look, and quote the one you need.',
      service: 'residential/panel-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A full panel is replaced in one day. If the meter has to move outdoors, we quote that too.',
    'wiring-outlets': 'We add outlets to old rooms with just one, and wire new kitchens.',
    'emergency-repairs': 'Call us at any hour if the sump pump stops or the stairs are dark.',
    'smart-home': 'You can run the porch, stairs and nursery from one app, and the wall switches still work.',
    'ev-chargers': 'A night on 240 volts fills most cars after a long commute.',
    commercial: 'We work in shops before opening time, and in plants near the 401 after hours.',
  },
  facts: [
    {
      title: 'Backup power on new streets',
      text: 'Wind can bring down new lines as well as old ones. If you count on a sump pump, plan backup power for it.',
    },
    {
      title: "Brooklin and Werden's Plan",
      text: "Brooklin is a heritage district. Werden's Plan, south of Dundas and west of Brock, was drafted as one in 2017. In both, ask the town before a meter or a charger goes outside.",
    },
    {
      title: 'A smoke alarm lasts 10 years',
      text: 'In a house built in 2016 they are due now. Such a house needs wired, linked alarms on every storey, outside the bedrooms and in each one, with a strobe and a battery.',
    },
  ],
  notes: [
    {
      heading: 'What we check before you buy',
      paragraphs: [
        'In the old core we look in the attic and behind the plaster for [knob and tube](/residential/knob-tube-wiring). That is {rule:knob-and-tube}. In houses from the mid-1960s to the late 1970s we look for aluminum. In both we check what was added to the panel. The report is in plain words, so your agent can read it.',
      ],
    },
    {
      heading: 'If your meter is indoors',
      paragraphs: [
        'If your meter is in the basement, Elexicon wants it moved outdoors when the service changes, as in [Ajax](/gta/ajax). You then need a new meter base on an outside wall, and a new way in for the cable. [Garden lighting](/residential/landscape-outdoor-lighting) or a tub can share the trench, if the cable needs one.',
      ],
    },
    {
      heading: 'Water in the basement, and outages',
      paragraphs: [
        '{danger-short:water} Call us when it has drained. For any other outage, start at [what to do when the power is out](/emergency/power-outage).',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are insured, and licensed by the Electrical Safety Authority, ESA ({licence}).',
    'service-24-7': 'In an emergency, call {phone}, on a Sunday or in a storm too.',
    'local-experts': 'Tell us the year of the house, and we will bring the right parts.',
    guaranteed: 'You see what we found before we fix it, and we stand behind the repair.',
  },
  questions: [
    {
      question: 'Does a new house in Brooklin need any electrical work?',
      answer:
        'The wires and breakers usually need none for years. But the panel may be full, and there may be no circuit for a charger or a hot tub.',
    },
    {
      question: 'Battery or generator for the sump pump?',
      answer:
        'A battery starts by itself and lasts for hours. A generator runs as long as you have fuel. With a finished basement many people want both.',
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
