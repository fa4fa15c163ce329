import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Burlington electrician: flood checks, panels, chargers',
  metaDescription:
    'Electricians in Burlington for raised panels and sump circuits, 1950s to 1970s bungalows, storm-damaged masts and EV charging at home.',
  h1: 'Burlington electricians, panels & pumps',
  heroDescription:
    'Ten years apart, two floods filled basements across Burlington. Most of what water ruins hangs below waist height, so that is where we start looking.',
  excerpt: 'Lessons of the 2014 and 2024 floods, postwar bungalows and splits, and the rules for a broken mast.',
  updatedOn: '2026-11-20',
  utility: 'burlington-hydro',
  office: 'toronto',
  neighbours: ['gta/milton', 'gta/georgetown', 'gta/mississauga', 'gta/oakville'],
  sections: [
    {
      heading: 'August 2014, July 2024',
      paragraphs: [
        'About 150 mm of rain fell in August 2014, and somewhere between 500 and 1,000 homes took in water. In July 2024 it happened again: 1,407 homeowners reported damage. Both times the electrical lesson was plain. A sump pump that shares its circuit with a freezer will lose the argument.',
        'After a flood, keep out of the basement until Burlington Hydro has cut the supply. Not even a main breaker is safe once it has been under water. A licensed electrician assesses, ESA inspects, and only then is the house fed again. Between floods we raise panels and outlets, add pump circuits and connect [standby generators](/ev-energy/generator-wiring).',
      ],
    },
    {
      heading: 'Bungalow, split, subdivision',
      paragraphs: [
        'Nearer the lake, many homes here are bungalows and side-splits of the 1950s to 1970s. The first of them often started with 60 A and fuses; the middle ones got 100 A; the last may have aluminum at the outlets. Newer streets spread to the north, with copper throughout and bigger garages.',
        'Low crawl spaces and finished rec rooms hide much of the old cable. We test from both ends before proposing to open anything, and say plainly when a [fuse panel](/residential/fuse-box-conversions) can wait.',
      ],
    },
    {
      heading: 'Who mends a bent mast?',
      paragraphs: [
        "Burlington Hydro has a page on this very question, which shows how often it comes up. The utility's wire ends where it meets your mast. The pipe, the bracket and the meter base are generally the owner's to repair, with an ESA inspection before the power returns.",
        'The same border applies to an upgrade. We prepare the wall, Burlington Hydro changes what hangs from the pole, and between the two lie an application and a wait of weeks to many months. A panel of unchanged size is simpler: one working day, [booked through our contact page](/contact).',
      ],
    },
    {
      heading: 'On the wish list',
      paragraphs: [
        'People in the older half ask for grounded outlets and [brighter kitchens](/residential/pot-lights-led-lighting). Further north it is a hot tub or [energy management for two chargers](/ev-energy/energy-management). [Oakville](/gta/oakville) owners ask much the same.',
      ],
    },
  ],
  services: {
    heading: 'What Burlington calls us for',
    lead: 'We list first what goes wrong, then what people look forward to.',
    cards: {
      'panel-upgrades': 'New panels mounted above the last high-water mark, where the room and the code leave space.',
      'wiring-outlets':
        'Sump, freezer and dehumidifier parted from one another, each with the protection that its place requires.',
      'emergency-repairs':
        'Once the utility has cut a wet house off, we assess it, repair, and line up ESA for reconnection.',
      'smart-home': 'Pump alarms, leak sensors and lights you can check from a cottage when rain is forecast.',
      'ev-chargers': 'Side-split garages often sit far from the panel; cable length is what moves the price.',
      commercial:
        'Storefront relighting, restaurant circuits, office fit-outs, with shutdowns planned for early mornings or closed days.',
    },
  },
  reasons: {
    heading: 'Before you hand us the keys',
    items: {
      'esa-certified':
        "Flooded wiring cannot be reconnected on a handyman's word. Our {licence} lets us file; ESA inspects before the utility reconnects.",
      'service-24-7': 'When the rain arrives on a Saturday night, the emergency line is open that same night.',
      'local-experts': 'We ask where the water stood in 2014 and in 2024 before choosing a height for anything.',
      guaranteed: 'What we install, we answer for. A nuisance trip on a circuit of ours is ours to trace.',
    },
  },
  questions: [
    {
      question: 'Outlets got wet, then dried. May we use them?',
      answer:
        'Leave them off. Silt and corrosion stay behind the plate long after the floor is dry, so have each one checked, and replaced where doubt remains.',
    },
    {
      question: 'How high should a basement panel be?',
      answer:
        'There is no single flood height that suits every street. We go by your own history of water, the headroom, and the working space that the code wants kept clear.',
    },
  ],
  form: {
    heading: 'Tell us what the water reached',
    lead: 'Dry basements are welcome too. Name the job, the street and the age of the house.',
    example: 'Example: 1962 side-split, sump on a shared circuit, panel is waist high, want both sorted.',
  },
}
