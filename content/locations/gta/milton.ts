import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Milton electrician: panels, EV chargers & basements',
  metaDescription:
    'Licensed electricians in Milton for full builder-grade panels, Level 2 chargers, finished basements and the power and lighting of large warehouses.',
  h1: 'Milton electricians, house & warehouse',
  heroDescription:
    'Milton had 31,471 people in 2001 and 132,979 in 2021. The wiring is young, but much of it was sized before anybody parked an electric car in the garage.',
  excerpt: 'Young houses with full 100 A panels, EV chargers that need a load calculation, and very large warehouses.',
  updatedOn: '2026-11-20',
  utility: 'milton-hydro',
  office: 'woodbridge',
  neighbours: ['gta/georgetown', 'gta/mississauga', 'gta/oakville', 'gta/burlington'],
  sections: [
    {
      heading: 'A town that grew faster than its panels',
      paragraphs: [
        'Lake water reached Milton through the Big Pipe in 2000, and the subdivisions followed. In the ten years to 2011 no municipality in Canada grew faster. Many homes here date from that rush: copper cable, grounded outlets, and a builder-grade 100 A panel, often without a free space.',
        'In the small old core, [knob-and-tube wiring](/residential/knob-tube-wiring) and fuse panels can still turn up.',
      ],
    },
    {
      heading: 'The charger question',
      paragraphs: [
        'Can a [Level 2 charger](/ev-energy/charger-installation) run on 100 A? We add up the range, dryer, air conditioner and car by the code, and the sum decides. One answer is a [load management device](/ev-energy/energy-management): it slows the car when the house needs the power, and can often avoid a bigger service.',
        "Basements come next. A second kitchen needs the town's building permit, an ESA notification and a fresh look at the main breaker. A family room is simpler: [pot lights](/residential/pot-lights-led-lighting) and a few outlets.",
      ],
    },
    {
      heading: 'What Milton Hydro owns, & what it does',
      paragraphs: [
        "The cable to the house and the meter belong to Milton Hydro. The meter base, and any mast, are usually the owner's. For a panel of the same size, Milton Hydro isolates the house, we swap in 4 to 8 hours, ESA inspects, and you are switched back on.",
        'For 200 A, Milton Hydro has to look at the feed. Where the cable is buried, a heavier one can mean a trench. Design and offer take weeks, sometimes many months.',
      ],
    },
    {
      heading: 'Dark street or dark house?',
      paragraphs: [
        'About 1,000 Milton customers were still out at mid-day on December 23, 2013, in the ice storm. Check the street lights. If they are off too, report it to Milton Hydro. If not, start with our [power outage steps](/emergency/power-outage), then call {phone}.',
      ],
    },
  ],
  services: {
    heading: 'Work we do in Milton',
    lead: 'Most calls are about houses here, and then come the loading docks.',
    cards: {
      'panel-upgrades':
        'A full 100 A panel gets a load check before anyone says 200. Typically {price:panel-upgrade}, plus HST.',
      'wiring-outlets':
        'Circuits for a basement or a workbench, with arc-fault and ground-fault protection where the code asks for it.',
      'emergency-repairs':
        'A breaker that will not hold, a hot outlet, half a house gone dark: reasons enough to call us at night.',
      'smart-home':
        'New houses take smart dimmers well, since a neutral wire is often in the switch box. Allow 2 to 6 hours or more for the programming.',
      'ev-chargers':
        'A circuit of its own, in the garage or outside: typically {price:ev-level-2} and HST, with the charger bought separately.',
      commercial:
        'One Milton warehouse covers 1.3 million square feet. Buildings on that scale need high-bay LEDs, dock power and exit lights that work.',
    },
  },
  reasons: {
    heading: 'Why hire us for a Milton job',
    items: {
      'esa-certified':
        'A licensed electrical contractor does the work ({licence}), and ESA is notified before the first wire is pulled.',
      'service-24-7':
        "The emergency phone is answered through the night, weekends included. Have the panel's make ready if you can.",
      'local-experts': 'We know which questions to put to Milton Hydro, and we put them before you buy a charger.',
      guaranteed: 'Should a connection of ours ever work loose, we return, correct it, and check its neighbours.',
    },
  },
  questions: [
    {
      question: 'Does every Milton house with an EV need 200 A?',
      answer:
        'No. A gas furnace and gas range leave more room than an all-electric house. The 2024 code also revised how a house with a charger is calculated, so old sums need redoing.',
    },
    {
      question: 'Will the power be off for long during a panel swap?',
      answer: 'Plan on the working day, and keep the freezer shut.',
    },
  ],
  form: {
    heading: 'Tell us about the Milton job',
    lead: 'Say roughly when the house was built and what the main breaker reads.',
    example: 'Example: Townhouse from 2008, 100 A main, panel full, and we want a charger in the garage.',
  },
}
