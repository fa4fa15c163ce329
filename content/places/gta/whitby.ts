import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Whitby',
  menus: ['header', 'footer'],
  seoTitle: 'Whitby electricians: pre-sale checks, panels, EV, 24/7',
  metaDescription:
    'Licensed Whitby electricians, 24/7. A new panel typically costs {price:panel-upgrade}, plus HST. Wiring checks before a sale, Brooklin, backup power.',
  h1: 'Electricians in Whitby',
  streetSentence:
    'We check wiring before a sale, free up full panels in Brooklin, and install backup power for the sump.',
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
      text: 'In the old streets around Dundas and Brock we look at the panel, the attic and a sample of outlets, and write down what an insurer will ask about. A large house takes longer and costs more.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'Backup power for sump and furnace',
      text: 'A small generator or a battery is enough for a sump pump and a furnace. The distance to the panel and the transfer switch, which moves their circuits to the backup, make up most of our price.',
      service: 'ev-energy/generator-wiring',
    },
    {
      title: 'Room in the panel for a hot tub',
      text: 'In newer houses, in Williamsburg or Taunton North, the panel is often full already. Sometimes a small panel beside it is enough, and sometimes you need a new one. We look, and quote the one you need.',
      service: 'residential/panel-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A full panel is replaced in one day. If an indoor meter has to move, that is quoted too.',
    'wiring-outlets': 'Near Byron Street we add outlets to old rooms with just one, and wire new kitchens.',
    'emergency-repairs': 'If the stairs are dark, or only the sump pump has stopped, we look for the fault first.',
    'smart-home': 'You can run the porch, stairs and nursery from one app, and the wall switches still work.',
    'ev-chargers': 'A night on 240 volts fills most cars after a long commute.',
    commercial: 'We work in Brock Street shops before opening time, and in plants off Thickson Road after hours.',
  },
  facts: [
    {
      title: 'New lines fall too',
      text: 'In May 2022 the wind wrecked brand-new lines at Whitby Meadows. If you count on a sump pump, plan backup power for it, on a new street as well.',
    },
    {
      title: "Brooklin and Werden's Plan",
      text: "In old Brooklin we put a meter or a charger on a side wall. Werden's Plan, south of Dundas and west of Brock, was drafted as a heritage district in 2017, so ask there too.",
    },
    {
      title: 'A smoke alarm lasts 10 years',
      text: 'In a Brooklin house built in 2016 the alarms are due now. Such a house needs wired, linked alarms on every storey, outside the bedrooms and in each one, with a strobe and a battery.',
    },
  ],
  notes: [
    {
      heading: 'What we check before you buy',
      paragraphs: [
        'In the old core we look in the attic and behind the plaster for [knob and tube](/residential/knob-tube-wiring). That is {rule:knob-and-tube}. In West Lynde and other streets of the mid-1960s to the late 1970s we look for aluminum. In both we check what was added to the panel. The report is in plain words, so your agent can read it.',
      ],
    },
    {
      heading: 'If your meter is indoors',
      paragraphs: [
        'If your meter is in the basement, Elexicon wants it moved outdoors when the service changes, as in [Ajax](/gta/ajax). You then need a new meter base, the box behind the meter, on an outside wall, and a new way in for the cable.',
      ],
    },
    {
      heading: 'Basements near the creeks and the harbour',
      paragraphs: [
        'If your basement by Lynde Creek, Pringle Creek or the harbour has been wet before, a new panel goes above the highest mark on the wall. {danger:water} Call us when the water is gone. For any other outage, start at [what to do when the power is out](/emergency/power-outage).',
      ],
    },
  ],
  localExperts:
    'An old house downtown may hide knob and tube, a West Lynde house aluminum, and a Brooklin house only a panel without a free slot.',
  questions: [
    {
      question: 'Battery or generator for the sump pump?',
      answer:
        'A battery starts by itself and lasts for hours. A generator runs as long as you have fuel. With a finished basement many people want both.',
    },
    {
      question: 'Can I send you the report of a home inspector?',
      answer:
        'Yes. Send us [the electrical pages]({photos}), and we say which points are urgent, which are only old, and what has to be opened to be sure.',
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
