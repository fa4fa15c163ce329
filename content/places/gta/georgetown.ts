import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Georgetown',
  seoTitle: 'Georgetown electricians: 60 A panels, generators, 24/7',
  metaDescription:
    'Licensed Georgetown electricians, 24/7. Fuse box to breakers typically {price:fuse-to-breaker}, plus HST. Delrex, mill houses, generators, shops. Call us.',
  h1: 'Electricians in Georgetown',
  streetSentence: 'We change the fuse boxes of Delrex, rewire mill-town houses, and install generators and chargers.',
  updatedOn: '2026-11-28',
  municipalities: ['halton-hills'],
  utility: 'halton-hills-hydro',
  neighbours: ['gta/caledon', 'gta/brampton', 'gta/mississauga', 'gta/milton'],
  answers: {
    come: 'Yes, we come to Georgetown, Glen Williams, Norval and the farms between them and [Brampton](/gta/brampton).',
    cost: 'Changing a fuse box costs {price:fuse-to-breaker}, a new panel {price:panel-upgrade}, and wiring a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A 60 A fuse box replaced',
      text: "Many Delrex houses were built from the same plans, so a neighbour's new panel tells us a lot about yours. The price is for breakers on the service that you have. If you plan a heat pump as well, tell us before we quote.",
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger in the carport',
      text: 'In Delrex the panel is usually close by, which keeps the cable short and the price low. We add up the load first, because on 60 A a charger seldom fits.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'A generator for the furnace',
      text: 'A gas furnace stops when its fan has no electricity. A transfer switch lets a generator run the furnace, the sump pump and the fridge. We quote it after a visit.',
      service: 'ev-energy/generator-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel of the same size takes one day. A larger service is quoted separately.',
    'wiring-outlets': 'We add three or four outlets to a bedroom that has just one, on new circuits.',
    'emergency-repairs': 'We find out why the furnace has no power in a winter storm, or why one room is dead.',
    'smart-home':
      'Plug-in dimmers and wireless remotes suit Delrex houses, because their switch boxes seldom hold a neutral wire.',
    'ev-chargers': 'In an attached garage off Mountainview Road South the cable is short and the work is simple.',
    commercial: 'We wire units on Armstrong Avenue, stores on Main Street and church halls, emergency lights included.',
  },
  facts: [
    {
      title: 'Fuses, then aluminum, in Delrex',
      text: 'The early phases of Delrex, from 1954 on, often got 60 A. Houses from the mid-1960s to the late 1970s may have aluminum at the outlets.',
    },
    {
      title: 'Copper and full panels in the south',
      text: 'The subdivisions along Mountainview Road South came decades later. The wire there is copper, and the question is whether the panel has a free slot for the car.',
    },
    {
      title: 'Ice and wind on overhead lines',
      text: 'At the peak of the ice storm of 2013 every customer of Halton Hills Hydro was without power. The mast, the pipe that holds the overhead wire to your house, is yours to repair.',
    },
  ],
  notes: [
    {
      heading: 'Mill-town houses and their wiring',
      paragraphs: [
        'The houses from the mill years, near Main Street and in Glen Williams, are narrower, older and all different. Some still have [knob-and-tube wiring](/residential/knob-tube-wiring), {rule:knob-and-tube}. We trace it first, since part of it may have been dead for years.',
      ],
    },
    {
      heading: 'From 60 A to a larger service',
      paragraphs: [
        'From 60 A, the mast, the wire and the meter base (the box that holds the meter) usually have to change as well. Delrex and the mill streets are far older than the subdivisions that have 200 A already, so Halton Hills Hydro usually draws a service layout first, and that takes time. We send it your address before we quote.',
      ],
    },
    {
      heading: 'Reporting an outage in Halton Hills',
      paragraphs: [
        'If the neighbours have light and you do not, our [outage steps](/emergency/power-outage) say whether Halton Hills Hydro or we come first. {danger-short:wire-down}',
      ],
    },
  ],
  localExperts:
    'A Delrex bungalow is quick to quote, because the next one was built from the same plan. A mill house takes a longer look.',
  questions: [
    {
      question: 'Do houses built from one plan have the same faults?',
      answer:
        'Often they do, because the same crew used the same parts. But owners have added to them for sixty years, so we test each one.',
    },
    {
      question: 'Can our shop on Armstrong Avenue get more power?',
      answer:
        'First we measure what you use. An old unit may be short of circuits and not of power, and then a new subpanel is all you need. If the main is too small, we tell you before you buy the machine.',
    },
    {
      question: 'We live by the Credit in Glen Williams. Where should the panel go?',
      answer:
        'Put it as high as the clear space in front of it allows, and on the main floor if the basement has ever been wet. Tell us how high the water came.',
    },
  ],
  form: {
    lead: 'Tell us the decade of the house, whether it has fuses or breakers, and what you want to plug in.',
    example: 'Example: Delrex bungalow, 1957, 60 A, heat pump quoted for the fall, need to know what fits.',
  },
  // GeoNames: town.
  map: { latitude: 43.65011, longitude: -79.91634 },
  street: {
    why: 'Mill houses, then Delrex',
    horizon: 'hills',
    row: 'bungalow:1 +10 ~bungalow pole +8 bungalow:2 maple +8 ~bungalow transformer-pole +8 farm:4 elm +6 rowhouse*3 +8 loft:25 | pole elm +4 farm:1 elm bungalow:1 transformer-pole +10 ~bungalow:2 +10 bungalow maple pole +8 ~bungalow elm bungalow',
    ends: 'elm maple',
  },
})
