import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Etobicoke home electricians, Kingsway to Alderwood',
  metaDescription:
    'Home electricians in Etobicoke for Kingsway houses, Alderwood bungalows and rebuilds: old wiring, new services and wind-damaged masts.',
  h1: 'Etobicoke home & rebuild electricians',
  heroDescription:
    'A Kingsway house from between the wars and a new build in Alderwood need different electricians. Ours have worked on both sorts for years.',
  excerpt:
    "Kingsway rewiring, Alderwood rebuilds and veterans' houses that have outgrown their service: Etobicoke's home streets.",
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'gta/woodbridge',
    'gta/vaughan',
    'toronto/north-york',
    'toronto/bloor-west',
    'toronto/high-park',
    'gta/mississauga',
  ],
  sections: [
    {
      heading: 'Four kinds of street',
      paragraphs: [
        "Kingsway Park was planned between the wars, and many homes here from the 1920s and 1930s were first wired with knob-and-tube. Alderwood's bungalows run from the twenties into the fifties, often on 60 A. Thorncrest Village began in 1945. A year later veterans' houses went up at Royal York and the Queensway.",
        'Each group ages in its own way. In the Kingsway it is plaster, and circuits that were extended by every owner. In the small houses it is shortage: four or six fuses for a home that now cooks, cools and charges. [Replacing old circuits a few rooms at a time](/residential/knob-tube-wiring) lets a family stay put.',
      ],
    },
    {
      heading: 'If you plan to tear down & rebuild',
      paragraphs: [
        'Lots in Alderwood are often rebuilt, and the electric service should be the first form you send, not the last. Toronto Hydro advises applying three months to three years ahead for a service under 600 V. Yes, years. The old supply has to be taken off before demolition and a temporary one agreed for the site. The new one then has to be designed before anyone pours a driveway over its route.',
        "Know where your side stops. On an overhead service the stack on the wall, its clevis and the meter base belong to the house; the span from the pole, and the meter, do not. We build the owner's side, file with ESA, and keep your contractor told of every date.",
      ],
    },
    {
      heading: 'Wind off the lake',
      paragraphs: [
        'Streets near the water take the weather first. After a blow, check the mast from the ground only. Leaning, or pulled off the brick? Stay away from it, call the utility, then [book an emergency repair](/emergency/electrical-repairs).',
      ],
    },
    {
      heading: 'On our job sheets',
      paragraphs: [
        'Homeowners want chargers, [garden and path lighting](/residential/landscape-outdoor-lighting), a hot tub fed properly, and second suites in brick bungalows. For the lakeshore towers, the plants north of the 401 and the shops, see [Etobicoke as a district, with its businesses](/gta/etobicoke). Across the Humber lies [Bloor West Village](/toronto/bloor-west).',
      ],
    },
  ],
  services: {
    heading: 'What we fit, mend & replace',
    lead: 'The descriptions are plain, so ask for anything that is missing.',
    cards: {
      'panel-upgrades':
        'From a crowded 60 A box to a modern panel. Budget {price:panel-upgrade} plus HST before any utility charges.',
      'wiring-outlets':
        'Plaster-friendly rewiring in the Kingsway, and proper kitchen and laundry circuits in bungalows that never had them.',
      'emergency-repairs':
        'Storm damage, burnt outlets, a main that has quit. One number reaches an electrician on any night of the year.',
      'smart-home':
        'Lutron lighting and shades planned with the builder, or added later over radio without opening finished walls.',
      'ev-chargers': 'We place the charger where the cable reaches both cars, and size its circuit to the real load.',
      commercial:
        'Doctors, daycares and storefronts among the houses: lighting, receptacles and safe working exits, planned around your opening hours.',
    },
  },
  reasons: {
    heading: 'Worth knowing before you hire',
    items: {
      'esa-certified':
        'The number to write down is {licence}. A licensed electrical contractor must show it on every quote, van and invoice.',
      'service-24-7':
        'Lake storms like weekends. Our emergency phone is staffed through them, holidays included, and a question costs nothing.',
      'local-experts':
        'We have opened enough Kingsway plaster and Alderwood crawl spaces to guess well before we cut anything.',
      guaranteed:
        'You have our word on the work itself: if our installation proves faulty, putting it right is our expense.',
    },
  },
  questions: [
    {
      question: 'Can the old house keep power until demolition day?',
      answer:
        'Close to it. Toronto Hydro sets the disconnection date, so request it well ahead. A temporary supply for the builders is a separate request, and we can file both.',
    },
    {
      question: 'Does a rebuilt house need 400 A?',
      answer:
        'Not always. Heat pumps, two chargers and electric cooking push the sum up; load management can hold it down. The calculation decides, and we do that first.',
    },
  ],
  form: {
    heading: 'Planning a build or fixing a fault?',
    lead: 'Call {phone} for a fault. For a build, describe it in the form; once we have the drawings we can mark where the service should go.',
    example: 'Example: Rebuilding a bungalow next fall, need to know when to apply for the new service.',
  },
}
