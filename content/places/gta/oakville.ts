import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Oakville',
  menus: ['header', 'footer'],
  seoTitle: 'Oakville electricians: heritage homes to new builds, 24/7',
  metaDescription:
    'Licensed Oakville electricians, 24/7. A new panel typically costs {price:panel-upgrade}, plus HST. Rewiring in heritage streets, Lutron, EV chargers.',
  h1: 'Electricians in Oakville',
  streetSentence:
    'We rewire old houses by the lake, renew panels in Bronte bungalows, and install Lutron in large homes.',
  updatedOn: '2026-11-28',
  municipalities: ['oakville'],
  utility: 'oakville-hydro',
  neighbours: ['gta/burlington', 'gta/milton', 'gta/georgetown', 'gta/mississauga'],
  answers: {
    come: 'Yes, we come to all of Oakville, from Bronte and Old Oakville up to the 407.',
    cost: 'A panel costs {price:panel-upgrade}, and the wiring of a charger {price:ev-level-2}. Rewiring is quoted.',
  },
  typicalJobs: [
    {
      title: 'Rewiring a house near First Street',
      text: 'On First and Second Street the houses date from 1850 to 1930. Some may have knob and tube: {rule:knob-and-tube}. We map what is still live and replace it room by room. The rooms and the plaster set the price.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A new panel in a Bronte bungalow',
      text: 'In the bungalows of Bronte and Coronation Park, a full panel gives way to a larger one in a working day, on the service you have. More amps are quoted beside it.',
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
      'We pull cable behind old trim, replace brittle switches, and add outlets where a room has just one.',
    'emergency-repairs':
      'If a room is dead, or a breaker trips in wet weather, we find the cause and price the repair.',
    'smart-home':
      'Lutron HomeWorks suits a large house and RadioRA 3 a smaller one. Palladiom shades cut the glare off the water.',
    'ev-chargers': 'In an attached garage in Glen Abbey, we plan a cable route that is short and looks neat.',
    commercial: 'We wire shops on Kerr Street and Lakeshore Road, and clinics, before they open or after they close.',
  },
  facts: [
    {
      title: 'Outside walls on the old streets',
      text: 'On First Street, Reynolds Street or Trafalgar Road we look for a side wall for a meter, a charger or a light. You can show the town that spot before you buy.',
    },
    {
      title: 'Bungalows that are short of power',
      text: 'Many bungalows of the 1950s to the 1970s have 60 or 100 A. Those from the mid-1960s to the late 1970s may have aluminum at the outlets. We check both before a new kitchen.',
    },
    {
      title: 'Workshops on Speers Road',
      text: 'A garage or a millwork shop there runs hoists, compressors and saws. We read the label of each machine, and wire a circuit of the size it asks for.',
    },
  ],
  notes: [
    {
      heading: 'After a storm: who repairs the mast?',
      paragraphs: [
        'The mast is the pipe that holds the wire above your roof. It belongs to the house, like the meter base, the box that the meter plugs into. After a storm, an electrician rebuilds it and the inspector passes it before Oakville Hydro reconnects. That was the order in July 2013, too.',
        '{danger:mast}',
      ],
    },
    {
      heading: 'Heritage rules stop at the front door',
      paragraphs: [
        'In a district, the review is mainly about what the street can see. Indoors you are normally free to replace every wire, and many insurers would like you to.',
      ],
    },
    {
      heading: 'Gardens, gates and big houses',
      paragraphs: [
        '[Garden lighting](/residential/landscape-outdoor-lighting) runs at low voltage, so its trench stays shallow. A gate or a pool house needs a heavy cable, and sometimes the house needs 400 A.',
      ],
    },
  ],
  localExperts:
    'A house on First Street may be from 1850, and one north of Dundas from last year. The first may need new wires, and the second only a free slot.',
  questions: [
    {
      question: 'Will you have to open my plaster walls?',
      answer:
        'We make a few small holes, mostly where an outlet or a switch will cover them. Otherwise cable runs through attics, basements and closets. You see the planned holes first, and the quote says who patches them.',
    },
    {
      question: 'Do new houses north of Dundas need a panel upgrade for a car?',
      answer:
        'Seldom. They need a breaker, a cable and a free slot. With only 100 A there is more to work out, as our [Milton page](/gta/milton) shows.',
    },
    {
      question: 'Can you set up Lutron in a finished house?',
      answer:
        'Yes. RadioRA 3 is wireless, so most new switches go into the boxes you have. HomeWorks suits a renovation. [Our RadioRA 3 page](/smart-home/radiora-3) shows the difference.',
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
