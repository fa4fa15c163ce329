import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Brampton electrician for suites, EVs and Bramalea wiring',
  metaDescription:
    "Brampton electricians for Bramalea's aluminum-era houses, basement suites, EV chargers in newer tracts, and warehouse power at 600 V.",
  h1: 'Brampton electricians, homes & suites',
  heroDescription:
    'Greenhouses once gave Brampton its nickname, the Flower Town. Now it is car chargers, second kitchens and loading docks that ask for current.',
  excerpt: 'H.O.M.E.-plan houses from aluminum years, new suites on 100 A panels, and big sheds on 600 V.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/caledon', 'gta/bolton', 'gta/vaughan', 'gta/woodbridge', 'gta/mississauga', 'gta/georgetown'],
  sections: [
    {
      heading: 'Two kitchens on one panel',
      paragraphs: [
        'The request we would expect most from Brampton is a second suite. A legal one needs two separate papers: a building permit from the city, and an ESA notification, which we file. Add smoke and carbon monoxide alarms, and then the arithmetic. A second range, dryer and air conditioner often outgrow 100 A.',
        'Do the [load calculation](/residential/panel-upgrades) before the drywall. Moving a panel is cheap on paper and costly behind a finished wall.',
      ],
    },
    {
      heading: 'Bramalea & the aluminum years',
      paragraphs: [
        "Bramalea, begun about 1960, was called Canada's first suburban satellite city. Its H.O.M.E.-plan houses of 1968 to 1971 fall in the stretch when builders often ran aluminum to ordinary outlets. Many homes here from that time may still carry it. A warm cover plate or a light that dims on its own is a reason to stop using that outlet and call for [electrical repairs](/emergency/electrical-repairs).",
        "The tracts of the 2000s have copper as a rule, but a builder's 100 A panel with few blank spaces. The spare room gets used up fast.",
      ],
    },
    {
      heading: 'From Hydro One Brampton to Alectra',
      paragraphs: [
        "Old bills say Hydro One Brampton; today the utility is Alectra, which holds the cable and the meter. On an underground feed the meter base and conduit are normally the owner's. Alectra must agree to any larger service, and its answer, design and connection can take anywhere between weeks and many months.",
        'Sometimes a [load management device](/ev-energy/energy-management) can avoid that wait by holding the car back while the range is on.',
      ],
    },
    {
      heading: 'When Peel went dark',
      paragraphs: [
        'In the May 2022 derecho Alectra lost 119,000 customers at the peak, with Peel and York worst hit. In December 2013, at mid-day on the 23rd, ice still kept 3,500 Brampton customers in the dark. Fridge, furnace and sump make the usual shortlist for [backup power](/ev-energy/generator-wiring).',
        'Warehouses lose more than food. There we look at [transformers and subpanels](/commercial/transformers-subpanels), orderly shutdowns and surge protection for controls.',
      ],
    },
  ],
  services: {
    heading: "Brampton's list, item by item",
    lead: 'With 656,480 people in 2021, the ninth city of Canada has nearly every kind of load.',
    cards: {
      'panel-upgrades': 'Space and capacity for a second household. The swap fills 4 to 8 hours of one day.',
      'wiring-outlets':
        'Copper pigtails and rated devices on aluminum runs, room after room, with a record for insurers.',
      'emergency-repairs':
        'Tenant without power below, owner fine above? Describe both panels and we can narrow it down.',
      'smart-home': 'Thermostats and switches for shared houses, so each floor governs its own heat and light.',
      'ev-chargers': 'Two cars can share one circuit with a pair of chargers that talk to each other.',
      commercial: 'High-bay lighting for warehouses saves up to 50 to 80 percent of lighting energy; exits stay lit.',
    },
  },
  reasons: {
    heading: 'Reasons to put us on your shortlist',
    items: {
      'esa-certified': 'A suite can be rented only when its papers are in order. Ours begin with {licence}.',
      'service-24-7': 'Landlords call at supper, plants at three in the morning. Urgent calls reach us at either time.',
      'local-experts': 'Family-run, across Highway 50 in Woodbridge, with Stilton Road as the starting point for Peel.',
      guaranteed: 'Any defect in our wiring is ours to fix. Tell us what it does and when.',
    },
  },
  questions: [
    {
      question: 'Can a basement suite run from a 100 A service?',
      answer:
        'Some can, with gas heat and a gas range. Others cannot. The calculation counts floor area, heating, cooling, cooking and cars, and gives a yes or no you can show the city.',
    },
    {
      question: 'How would I learn if my Bramalea house has aluminum?',
      answer:
        'The printing on visible cable in an unfinished basement sometimes says so. A surer way is an electrician who opens a few outlets and reports what is there.',
    },
  ],
  form: {
    heading: 'Send us your Brampton plan',
    lead: 'A suite, a car, a shed full of racking: one line for each is enough to begin.',
    example: 'Example: Second suite planned in 2004 detached, 100 A panel full, permit drawings are ready.',
  },
}
