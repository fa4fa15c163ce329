import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Oakville electrician, heritage & modern homes',
  metaDescription:
    "Careful electricians for Oakville's lakefront heritage streets, its 1950s to 1970s bungalows, large estates and the new houses of the north end.",
  h1: 'An electrician for old Oakville & new',
  heroDescription:
    'Four heritage districts, bungalows behind them, estates, and a new north end. Each needs a different plan before anybody drills a hole.',
  excerpt:
    'Four heritage districts, postwar bungalows and estates: what to ask before a mast, meter or charger goes outside.',
  updatedOn: '2026-11-20',
  utility: 'oakville-hydro',
  office: 'toronto',
  neighbours: ['gta/burlington', 'gta/milton', 'gta/georgetown', 'gta/mississauga'],
  sections: [
    {
      heading: 'Inside a heritage line',
      paragraphs: [
        'Old Oakville was designated in 1981, one of the first districts in Ontario. The others are First and Second Street, with 69 homes of 1850 to 1930, Trafalgar Road, and Downtown. In any of them a change that shows outside can need a heritage permit: a service mast, a meter, a charger, even a lantern by the door. Ask the town first. We draw where each item would go, on the wall that the street cannot see if the rules allow it.',
        'Indoors, [old knob-and-tube runs](/residential/knob-tube-wiring) are mapped, then replaced room by room with as little broken plaster as we can manage.',
      ],
    },
    {
      heading: 'Away from the lake',
      paragraphs: [
        'Many homes here date from the 1950s, 1960s and 1970s. The earlier bungalows may still be on 60 A, and the later ones can have aluminum circuits. Estates bring [landscape lighting](/residential/landscape-outdoor-lighting) and [whole-house control](/smart-home/lutron-homeworks). In the new north end the question is usually one more breaker for the car.',
      ],
    },
    {
      heading: 'Lessons of July 2013',
      paragraphs: [
        'When that storm damaged masts, owners learned whose they were. The mast and the meter base belong to the house. A licensed electrician repairs them, ESA inspects, and only then does Oakville Hydro reconnect. Never go near a wire that hangs or lies: stay 10 m off and call 911. The [urgent repairs page](/emergency/electrical-repairs) has more.',
        'The December ice was kinder: some 200 customers here were out at mid-day on the 23rd.',
      ],
    },
    {
      heading: 'Asking Oakville Hydro for more',
      paragraphs: [
        "A 400 A service has two sides. Oakville Hydro has to agree that its transformer and cable can carry it, and may charge for changes. Our part is the load calculation, the wall equipment, the [new panel](/residential/panel-upgrades) and the ESA filing. The utility's part sets the calendar: weeks if you are lucky, many months if the street needs work.",
      ],
    },
  ],
  services: {
    heading: 'Our trade, sorted for Oakville',
    lead: 'The same people do the plain work and the fine work.',
    cards: {
      'panel-upgrades': 'The swap is a working day, 4 to 8 hours. Typical range: {price:panel-upgrade}, HST extra.',
      'wiring-outlets':
        'Fishing cable behind old trim, replacing brittle switches, adding outlets where a house of 1910 has one to a room.',
      'emergency-repairs':
        'Mast bent, meter loose, panel wet: keep clear, phone Oakville Hydro, and let us make it fit to reconnect.',
      'smart-home':
        'HomeWorks for a large house, RadioRA for a smaller one, Palladiom shades for rooms that face the water.',
      'ev-chargers': 'Mounted in a garage or carriage house, with the cable route chosen for looks as well as length.',
      commercial:
        'Downtown shops, clinics and offices refitted around opening hours, with sign and facade lights cleared by the town.',
    },
  },
  reasons: {
    heading: 'Why Oakville owners can check us',
    items: {
      'esa-certified': "Look for us in the Contractor Locator on ESA's site, under {licence}. It takes a minute.",
      'service-24-7':
        "Storm at two in the morning? Dial {phone}. We tell you whether the job is the utility's or ours.",
      'local-experts': 'Heritage street or new subdivision, we ask the town what it needs before we fix a date.',
      guaranteed: 'We come back for anything of ours that is crooked, loose or not what was agreed.',
    },
  },
  questions: [
    {
      question: 'Does a heritage house have to keep its old wiring?',
      answer:
        'No. Heritage review is about what can be seen from outside. Inside, new cable and a new panel follow the Ontario code, with an ESA notification.',
    },
    {
      question: 'Who mends a mast after a storm, Oakville Hydro or an electrician?',
      answer:
        'An electrician, for the owner; ask your insurer about the cost. The utility makes the line safe, and restores it once ESA has passed the repair.',
    },
  ],
  form: {
    heading: 'Plan a job in Oakville',
    lead: 'If your house stands in a heritage district, say which one. It changes the order of things.',
    example: 'Example: 1890s house on First Street, old wiring on the top floor, want it replaced before we insulate.',
  },
}
