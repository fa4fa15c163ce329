import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Downtown Toronto electricians: condos, towers & rows',
  metaDescription:
    'Electricians for downtown Toronto condos, rental towers and Victorian rows: suite panels, booked shut-downs, EV chargers and old wiring.',
  h1: 'Downtown Toronto condo electricians',
  heroDescription:
    'Most downtown work happens in a building that somebody else also runs. We speak with the board and the superintendent first, then we pick up the tools.',
  excerpt:
    'Suite panels, booked shut-downs and common-area lighting in the towers, and old wiring in the Victorian rows between them.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/yorkville',
    'toronto/rosedale',
    'toronto/corktown',
    'toronto/king-west',
    'toronto/kensington-market',
    'toronto/the-annex',
  ],
  sections: [
    {
      heading: 'Three ages of building on one block',
      paragraphs: [
        'Many homes here stand in Victorian rows, in rental slabs of the 1950s to 1970s, or in the condos that followed. The rows can still hide [knob-and-tube circuits](/residential/knob-tube-wiring) behind plaster. The slabs tend to have small suite panels with no free space.',
        "Toronto's older towers house about half a million people. After the fire and floods in St. James Town in 2018 and 2019, rental owners were told to keep an electrical maintenance plan, made with a licensed contractor. We can draw one up and work through it floor by floor.",
      ],
    },
    {
      heading: 'Who may switch off a tower',
      paragraphs: [
        "Inside your suite, a panel change usually needs only the building's consent and that suite's feed turned off. Anything closer to the street is another matter. Toronto Hydro, or the contractor it sends, is alone allowed to disconnect a service and connect it again, meter included. Our part is to request that isolation and to have everything ready for the hour it happens.",
        "A shut-down also means notices to residents, thought for elevators and alarms, and a night or a weekend. Ask early. On a row house the list is shorter: the mast and the meter base are the owner's, while the overhead wire and the meter stay with the utility.",
      ],
    },
    {
      heading: 'Dark suite or dark floor',
      paragraphs: [
        "Look into the corridor before you call anyone. If it is dark as well, tell the superintendent: the fault is the building's or the street's. If your unit alone is out, follow our [power outage steps](/emergency/power-outage).",
      ],
    },
    {
      heading: 'What downtown owners & managers book',
      paragraphs: [
        "Condo owners ask for a fuller panel, lights under concrete ceilings that cannot be cut, and [a charger at their parking spot](/ev-energy/charger-installation). Managers want [exit and corridor lighting](/commercial/exit-security-lighting) that passes its tests. People moving towards [Corktown's brick rows](/toronto/corktown) want an old house read before they buy.",
      ],
    },
  ],
  services: {
    heading: 'Work we do in the core',
    lead: 'Suites, houses and shops each have their own way in.',
    cards: {
      'panel-upgrades':
        "Small suite panels replaced with the building's blessing. The typical range is {price:panel-upgrade} plus HST, more if the riser complicates it.",
      'wiring-outlets':
        'Extra outlets for a home office, kitchens brought up to date, and cable routes that respect fire-rated walls.',
      'emergency-repairs':
        'Dead circuits, hot outlets and tripping breakers, traced at any hour. Tell us the buzzer code and the loading entrance.',
      'smart-home':
        'Dimmers, shades and occupancy sensors that need little new wiring in a concrete shell, programmed on site with you.',
      'ev-chargers':
        "Level 2 at a condo stall: we prepare the drawings that an owner's written application to the board calls for.",
      commercial:
        'Offices and street-level shops: lighting, 120/208 V distribution, tenant panels and work outside trading hours where the landlord asks.',
    },
  },
  reasons: {
    heading: 'Why boards & tenants let us in',
    items: {
      'esa-certified':
        'Property managers can check us: licensed electrical contractor, {licence}, insured, with an ESA notification behind every job that needs one.',
      'service-24-7':
        'Electrical trouble in a tower rarely waits for the office to open, so the emergency line is answered around the clock.',
      'local-experts':
        'Our Toronto office is on Yonge Street. Freight elevators, insurance certificates and quiet-hour rules are ordinary business to us.',
      guaranteed:
        'We stand behind what we install. If a connection of ours fails, call, and we return to make it good.',
    },
  },
  questions: [
    {
      question: "Do I need the condo board's approval for a new suite panel?",
      answer:
        'Usually, yes. The suite panel may be yours, but the feed behind it is shared property in many declarations. Send us the rules and we will tell you what to submit.',
    },
    {
      question: 'Can my condo refuse an EV charger?',
      answer:
        'Not at will. Since May 2018 an owner may apply in writing under a provincial regulation, and a board needs proper grounds to turn it down.',
    },
  ],
  form: {
    heading: 'Tell us which building',
    lead: "Give us the address, the unit and the manager's name.",
    example: 'Example: One-bedroom on the 14th floor, panel is full and we want an induction range.',
  },
}
