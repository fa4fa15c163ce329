import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'East York electrician for buildings, shops and homes',
  metaDescription:
    "East York's towers, shops and small houses: a licensed electrician for common-area lighting, maintenance plans, EV chargers and new panels.",
  h1: 'East York towers & shops: electricians',
  heroDescription:
    'Big rental towers and some of the smallest houses in the city share this district. A landlord, a shop and a bungalow owner call us for very different things.',
  excerpt: 'Rental towers from the 1960s and 70s, shops and plants around them, and small houses with 60 A.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/east-york',
    'gta/north-york',
    'gta/scarborough',
    'toronto/the-danforth',
    'toronto/riverdale',
    'toronto/rosedale',
    'toronto/midtown-toronto',
  ],
  sections: [
    {
      heading: 'Thorncliffe Park & its tall neighbours',
      paragraphs: [
        'Thorncliffe Park was planned in 1955, on a racetrack. It became one of the first high-rise districts, with offices and plants alongside; Coca-Cola stayed from 1965 to 2012. Most residents still rent. As a rule, owners of Toronto apartment buildings must keep an electrical maintenance plan made with a licensed contractor, and many talks begin there.',
        'We survey the main room, risers, corridor lights and suite panels, rank what we find, and give the board or owner a sheet that can be budgeted year by year. Shutdowns are posted, short and in daylight.',
      ],
    },
    {
      heading: 'Lights that burn all day',
      paragraphs: [
        'Stairs, corridors and garages are lit around the clock, so that is where [LED retrofits](/commercial/panel-lighting-upgrades) pay soonest: up to 50 to 80 percent less for lighting. [Exit signs and battery packs](/commercial/exit-security-lighting) get tested on the same visit. The code asks at least 30 minutes of most buildings and longer of tall ones; the units we fit give at least 90.',
        'Retail plazas and former industrial bays ask for kitchen and sign circuits, and a panel for each tenant.',
      ],
    },
    {
      heading: 'Toronto Hydro, by the rulebook',
      paragraphs: [
        'For a building service the line between owner and utility follows how the supply arrives. Overhead, Toronto Hydro has the wire and meter, you the mast and base. Below ground it keeps the cable; conduit and base are yours. Older buried feeds are often shared among houses, so a larger one may mean digging up a lawn.',
        'An electrician asks for an isolation; Toronto Hydro alone disconnects. For a larger service it advises three months of notice at the least. The ice of 2013 cut about 300,000 customers of this utility, and the derecho about 110,000, so add a generator to the talk if elevators or pumps matter.',
      ],
    },
    {
      heading: 'Between the towers',
      paragraphs: [
        'Many homes here were built small, from the 1920s to the 1950s, on 60 A. Their panels, top-ups and wartime streets have a page of their own: [East York residential streets](/toronto/east-york). Restaurants to the south should read about [the Danforth](/toronto/the-danforth), and factory bays eastward about [Scarborough](/gta/scarborough).',
      ],
    },
  ],
  services: {
    heading: 'From suite panel to switchgear',
    lead: 'Property managers may book several of these as one visit.',
    cards: {
      'panel-upgrades': 'Suite panels swapped floor by floor, on a posted schedule, with power back before supper.',
      'wiring-outlets':
        "Laundry rooms, lockers and superintendents' shops rewired with hardware that survives hard use, day after day.",
      'emergency-repairs':
        'A dead riser, a breaker that keeps opening: tell us floor and symptom. Water near switchgear: Toronto Hydro first.',
      'smart-home':
        'Lobby, gym and party-room lighting that follows the clock, with dimming in suites for those who ask.',
      'ev-chargers':
        'Garages get a load study first. Utilities owe multi-family buildings a free preliminary consultation on charging.',
      commercial:
        'Dental chairs, ovens, coolers and counters, each on the circuit its maker specifies, drawings included.',
    },
  },
  reasons: {
    heading: 'What a manager may want on file',
    items: {
      'esa-certified':
        'Number for your vendor form: {licence}. Certificates of Acceptance go into your binder as ESA issues them.',
      'service-24-7': 'Superintendents can reach us at night when one floor goes dark. A crackling panel is for 911.',
      'local-experts': 'The Yonge Street office is a short ride over the Don, handy for site meetings.',
      guaranteed: 'A deficiency list that we close, item by item, with your signature beside each one.',
    },
  },
  questions: [
    {
      question: 'Can a renter ask for a car charger?',
      answer:
        'The condo regulation gives that right of application to unit owners. A tenant asks the landlord, who decides with a load study in hand. We can do that study.',
    },
    {
      question: 'How often must emergency lights be tested?',
      answer:
        'The Fire Code wants a check every month and a full-length run once a year. Keep a log of both; an inspector may ask.',
    },
  ],
  form: {
    heading: 'Brief us on your building',
    lead: 'Storeys, year built and the one thing tenants complain about most will do nicely.',
    example: 'Example: Fourteen storeys, 1968, corridor lights failing, maintenance plan due this fall.',
  },
}
