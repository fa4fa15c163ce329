import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Oakville',
  menus: ['header', 'footer'],
  seoTitle: 'Oakville electricians: heritage homes to new builds, 24/7',
  metaDescription:
    'Licensed Oakville electricians for heritage streets, bungalows and estates: rewiring, Lutron lighting, EV chargers, 24/7 repairs. Get a written quote.',
  h1: 'Electricians in Oakville',
  heroDescription: 'We rewire old houses by the lake, enlarge bungalow panels, and fit Lutron lighting in large homes.',
  excerpt:
    'Old wiring behind heritage plaster, postwar bungalows short of power, estates with lighting control, and new builds.',
  updatedOn: '2026-11-21',
  utility: 'oakville-hydro',
  neighbours: ['gta/burlington', 'gta/milton', 'gta/georgetown', 'gta/mississauga'],
  answers: {
    come: 'Yes. Bronte, Glen Abbey, Old Oakville, the new streets up to the 407: we come to all.',
    cost: 'Pot lights cost {price:pot-light}, a panel {price:panel-upgrade}, charger wiring {price:ev-level-2}. Rewiring is quoted.',
  },
  jobs: {
    heading: 'What Oakville homes call us for',
    items: [
      {
        title: 'Rewiring an old house, gently',
        text: 'Knob and tube is the cloth-covered wire on porcelain that houses got before the 1940s. We map what is still live and replace it room by room. Price follows the number of rooms, the access from attic and basement, and the plaster.',
        service: 'residential/knob-tube-wiring',
      },
      {
        title: 'A larger panel in a bungalow',
        text: 'Houses of the 1950s started with 60 A. Air conditioning and a car need more, and the swap takes a working day.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'Lighting control for a large house',
        text: 'One keypad by the door in place of a row of switches. What it costs depends on the number of lights, keypads and shades. Programming takes 2 to 6 hours or more.',
        service: 'smart-home/lutron-homeworks',
      },
    ],
  },
  services: {
    heading: 'Electrical services for Oakville homes',
    cards: {
      'panel-upgrades': 'A day without power, 4 to 8 hours, then breakers with names you can read.',
      'wiring-outlets':
        'Cable fished behind old trim, brittle switches replaced, outlets where 1910 gave a room just one.',
      'emergency-repairs':
        'Dead rooms, at any hour. After wind we rebuild a torn meter base, once Oakville Hydro has made it safe.',
      'smart-home': 'HomeWorks in a large house, RadioRA 3 in a smaller one, Palladiom shades toward the water.',
      'ev-chargers': 'In the garage or the carriage house, with the cable routed for looks as well as length.',
      commercial:
        'Downtown shops, clinics and offices refitted outside opening hours, heritage approval of signs allowed for.',
    },
  },
  facts: {
    heading: 'What to know in Oakville',
    items: [
      {
        title: 'Old Oakville, protected since 1981',
        text: 'It was one of the first heritage districts in Ontario. Anything new on an outside wall, from a meter to a lantern, can need a heritage permit from the town.',
      },
      {
        title: '69 homes on First and Second Street',
        text: 'Built between 1850 and 1930, they form a district of their own; Trafalgar Road and Downtown make four. We draw the hidden side of the house first.',
      },
      {
        title: 'The storm of July 2013',
        text: "It left a lesson: a torn mast is the owner's repair.",
      },
    ],
  },
  more: [
    {
      heading: 'After a storm: who repairs the mast?',
      paragraphs: [
        'The mast is the pipe that holds the wire above your roof. It belongs to the house, like the box that the meter plugs into. In July 2013 owners here waited for an electrician to rebuild theirs, then for the inspector, before Oakville Hydro could reconnect. Ask your insurer whether the repair is covered.',
        '{danger-short:mast}',
      ],
    },
    {
      heading: 'Heritage rules stop at the front door',
      paragraphs: [
        'In a district, review is mainly about what the street can see. Indoors you are normally free to replace every wire, and many insurers would like you to.',
        'Outdoors, show the town where the charger, the lamp or the generator would stand before you buy it.',
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
    heading: 'Why choose us in Oakville',
    items: {
      'esa-certified':
        "ESA's Contractor Locator lists us under {licence}. Checking takes a minute. We are insured as well.",
      'service-24-7': 'Wind at two in the morning? Dial {phone}, and we tell you whose job it is.',
      'local-experts': 'Heritage street or new subdivision, we ask what the town needs before we fix a date.',
      guaranteed: 'Crooked, loose or not what we agreed: we return and put it right.',
    },
  },
  questions: [
    {
      question: 'Will you have to open my plaster walls?',
      answer:
        'A few small holes, mostly where an outlet or a switch will cover them. Attics, basements and closets do the rest. You see the planned holes before we cut, and patching is agreed in the quote.',
    },
    {
      question: 'Do new houses in north Oakville need a panel upgrade for a car?',
      answer:
        'Seldom. What they need is a breaker, a cable and a free slot. With only 100 A there is more to work out, as our [Milton page](/gta/milton) shows.',
    },
    {
      question: 'Can you set up Lutron in a finished house?',
      answer:
        'Yes. RadioRA 3 talks by radio, so most switches change in the box they are in. HomeWorks suits a renovation, when the walls are open anyway. [Our RadioRA 3 page](/smart-home/radiora-3) shows what fits where.',
    },
  ],
  form: {
    heading: 'Plan a job in Oakville',
    lead: 'If your house stands in a heritage district, say which one. It changes the order of things.',
    example: 'Example: 1890s house on First Street, old wiring on the top floor, want it replaced before we insulate.',
  },
  // GeoNames: town.
  map: { latitude: 43.45011, longitude: -79.68292 },
  street: {
    why: 'Old harbour, bungalows, estates',
    horizon: 'flake',
    row: 'two:1 +6 bung pol +8 bung:1 elm est:124 elm hyd +8 bung elm +4 farm:24 elm +6 light:1 | +10 cott:1 elm shop:1 shop pol +8 elm ~farm:1 elm kirk:1 hyd +8 ~bung:2 elm +6 bung:1 pol +8 two',
    ends: 'elm map',
  },
})
