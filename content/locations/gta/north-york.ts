import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'North York electrical contractor for business & home',
  metaDescription:
    'Electrical contractor for North York: offices, plants and plazas, condo boards with charger requests, rental towers, and the houses around them.',
  h1: 'North York business & tower electricians',
  heroDescription:
    'This page is for the district as a whole: the businesses, boards and landlords. If yours is a house, see our page on [North York residential streets](/toronto/north-york).',
  excerpt:
    'Offices and plants, condo boards on Yonge, rental towers: the district as a whole, served by Toronto Hydro.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'gta/etobicoke',
    'gta/vaughan',
    'gta/thornhill',
    'gta/scarborough',
    'gta/east-york',
    'toronto/midtown-toronto',
  ],
  sections: [
    {
      heading: 'Don Mills set the pattern',
      paragraphs: [
        'The first sod was turned on March 12, 1953. On twenty old farms, Don Mills mixed homes for 30,000 people with offices and industry. Buildings of that age still earn their keep. Tenants come and go, panels get tapped again, and the drawing in the electrical room stops matching. So we begin by tracing feeds, and leave you a true [single-line drawing of the distribution](/commercial/power-distribution).',
        'Many homes here date from the 1950s and 1960s, with 60 or 100 A. Toward the edges they run into the aluminum years, from the mid-1960s on.',
      ],
    },
    {
      heading: 'Condo boards along Yonge',
      paragraphs: [
        "Since 2018 an owner in a condominium may apply in writing for a charger at a parking space, and the board cannot refuse at will. A charger that the corporation itself installs follows other rules. Either way the board should know the building's spare capacity before the third request lands. Utilities owe multi-family and commercial charging projects a free preliminary consultation. We prepare the figures, then design a [shared, managed system](/ev-energy/energy-management).",
      ],
    },
    {
      heading: 'Toronto Hydro wants to hear early',
      paragraphs: [
        "Toronto Hydro's advice for services under 600 V is to apply three months to three years ahead. Where the feed is underground, digging slows things further. The conduit and meter base are the customer's to provide; the cable and the meter are the utility's. Only its crew, or its own contractor, may disconnect you. If you are planning a kitchen, a clinic or another machine, send us the equipment list before the lease is signed.",
      ],
    },
    {
      heading: 'Shutdowns, booked & otherwise',
      paragraphs: [
        'The windstorm of May 21, 2022, put about 110,000 Toronto Hydro customers in the dark. We test [exit and emergency lighting](/commercial/exit-security-lighting), wire [generators](/ev-energy/generator-wiring) with a transfer switch, and book planned shutdowns for hours when the fewest people mind.',
      ],
    },
  ],
  services: {
    heading: 'For premises in North York',
    lead: 'Most of our work here is in business premises, and houses are welcome too.',
    cards: {
      'panel-upgrades':
        'Obsolete panelboards replaced between closing on Friday and opening on Monday, where the utility can give us the isolation.',
      'wiring-outlets':
        'Workstations, boardrooms, treatment rooms: circuits counted per desk or chair, then labelled at both ends.',
      'emergency-repairs':
        'A bakery without ovens loses money hourly. Call, say what is dead, and keep staff away from the panel.',
      'smart-home':
        'Penthouses and model suites with lighting scenes and quiet shades, handed over with the programming explained.',
      'ev-chargers':
        'Pedestals in a visitor lot or a row underground: load study, metering plan, board paperwork, then the installation.',
      commercial:
        'Fit-outs on 120/208 V, plant feeds on 347/600 V, and LED changes that can save up to 50 to 80 percent on lighting.',
    },
  },
  reasons: {
    heading: 'What a property manager wants to know',
    items: {
      'esa-certified':
        'Licence number for your vendor file: {licence}. Insured, and notified to ESA ahead of each job.',
      'service-24-7': 'One number after hours, {phone}, for the superintendent to tape up beside the main switch.',
      'local-experts': 'Our Yonge Street office is the nearer one, and it opens at 9 AM on weekdays.',
      guaranteed:
        'Deficiencies in our work get fixed by us. You also receive ESA paperwork once a job passes inspection.',
    },
  },
  questions: [
    {
      question: 'Can you work nights in an occupied building?',
      answer:
        'Yes, if the by-laws and the building allow it. Quiet work such as terminations suits the night. Drilling into concrete does not.',
    },
    {
      question: 'How long do emergency lights have to last?',
      answer:
        'In most buildings the code asks for 30 minutes at least, and for longer in tall ones and in care buildings. The units that we fit give at least 90 minutes, and we test them yearly for the full design time.',
    },
  ],
  form: {
    heading: 'Request a site visit',
    lead: 'Tell us the building type, who pays the hydro bill, and when power could be off.',
    example: 'Example: Two-storey office near Don Mills and Lawrence, adding a dental suite, need a capacity check.',
  },
}
