import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Oakville',
  menus: ['header', 'footer'],
  seoTitle: 'Oakville electricians: heritage homes to new builds, 24/7',
  metaDescription:
    'Licensed Oakville electricians for heritage streets, bungalows and estates: rewiring, Lutron lighting, EV chargers, 24/7 repairs. Get a written quote.',
  h1: 'Electricians in Oakville',
  streetSentence: 'We rewire old houses by the lake, enlarge bungalow panels, and fit Lutron lighting in large homes.',
  updatedOn: '2026-11-28',
  municipalities: ['oakville'],
  utility: 'oakville-hydro',
  neighbours: ['gta/burlington', 'gta/milton', 'gta/georgetown', 'gta/mississauga'],
  answers: {
    come: 'Yes, we come to all of Oakville, from Bronte and Old Oakville up to the 407.',
    cost: 'Pot lights cost {price:pot-light}, a panel {price:panel-upgrade}, and wiring a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'Rewiring an old house',
      text: 'Knob and tube is {rule:knob-and-tube}. We map what is still live and replace it room by room. The price depends on the number of rooms, the plaster, and how easily we reach the wires.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A larger panel in a bungalow',
      text: 'Houses of the 1950s often started with 60 A. Air conditioning and a car need more, and the swap takes a working day.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Lighting control for a large house',
      text: 'One keypad by the door replaces a row of switches. The price depends on the number of lights, keypads and shades. Programming takes 2 to 6 hours or more.',
      service: 'smart-home/lutron-homeworks',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'The swap takes 4 to 8 hours, and you get breakers with clear labels.',
    'wiring-outlets':
      'We fish cable behind old trim, replace brittle switches, and add outlets where a room has just one.',
    'emergency-repairs': 'Call at any hour about a dead room or a breaker that trips. A damaged meter base is quoted.',
    'smart-home': 'HomeWorks suits a large house and RadioRA 3 a smaller one, with Palladiom shades toward the water.',
    'ev-chargers': 'In a garage or a carriage house, we plan a cable route that is short and looks neat.',
    commercial:
      'We wire shops, clinics and offices outside opening hours, and allow time for heritage approval of signs.',
  },
  facts: [
    {
      title: 'Outside walls in a heritage district',
      text: 'Old Oakville, First and Second Street, Trafalgar Road and Downtown are districts. A meter, a charger or a lantern there can need a heritage permit.',
    },
    {
      title: 'Bungalows that are short of power',
      text: 'Many bungalows of the 1950s to the 1970s have 60 or 100 A. Those from the mid-1960s to the late 1970s may have aluminum at the outlets. We check both before a new kitchen.',
    },
  ],
  notes: [
    {
      heading: 'After a storm: who repairs the mast?',
      paragraphs: [
        'The mast is the pipe that holds the wire above your roof. It belongs to the house, like the box that the meter plugs into. After a storm, an electrician rebuilds it and the inspector passes it before Oakville Hydro reconnects. Ask your insurer whether the repair is covered.',
        '{danger-short:mast}',
      ],
    },
    {
      heading: 'Heritage rules stop at the front door',
      paragraphs: [
        'In a district, the review is mainly about what the street can see. Indoors you are normally free to replace every wire, and many insurers would like you to.',
        'Before you buy a charger, a lamp or a generator, show the town where it will go.',
      ],
    },
    {
      heading: 'Gardens, gates and big houses',
      paragraphs: [
        '[Garden lighting](/residential/landscape-outdoor-lighting) runs at low voltage, so its trench stays shallow. A pool house, a gate or a workshop needs a real feeder, and sometimes a 400 A service.',
      ],
    },
  ],
  reasons: {
    'esa-certified': "You can check {licence} in ESA's Contractor Locator in a minute. We are insured as well.",
    'service-24-7': 'Call {phone} at any hour after a storm, and we tell you whose job it is.',
    'local-experts': 'On a heritage street we ask what the town needs before we set a date.',
    guaranteed: 'If our work is loose, crooked or not what we agreed, we return and put it right.',
  },
  questions: [
    {
      question: 'Will you have to open my plaster walls?',
      answer:
        'We make a few small holes, mostly where an outlet or a switch will cover them. Otherwise we run cable through attics, basements and closets. You see the planned holes before we cut, and the quote says who patches them.',
    },
    {
      question: 'Do new houses in north Oakville need a panel upgrade for a car?',
      answer:
        'Seldom. They need a breaker, a cable and a free slot. With only 100 A there is more to work out, as our [Milton page](/gta/milton) shows.',
    },
    {
      question: 'Can you set up Lutron in a finished house?',
      answer:
        'Yes. RadioRA 3 is wireless, so most new switches fit in the boxes you have. HomeWorks suits a renovation, when the walls are open anyway. [Our RadioRA 3 page](/smart-home/radiora-3) shows what fits where.',
    },
  ],
  form: {
    lead: 'If your house is in a heritage district, tell us which one, because it changes the order of the work.',
    example: 'Example: 1890s house on First Street, old wiring on the top floor, want it replaced before we insulate.',
  },
  // GeoNames: town.
  map: { latitude: 43.45011, longitude: -79.68292 },
  street: {
    why: 'Old harbour, bungalows, estates',
    horizon: 'lake-horizon',
    row: 'two-storey:1 +6 bungalow pole +8 bungalow:1 elm estate:124 elm transformer-pole +8 bungalow elm +4 farm:24 elm +6 lighthouse:1 | +10 cottage:1 elm shop:1 shop pole +8 elm ~farm:1 elm church:1 transformer-pole +8 ~bungalow:2 elm +6 bungalow:1 pole +8 two-storey',
    ends: 'elm maple',
  },
})
