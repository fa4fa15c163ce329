import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Annex electricians: rooming houses back to homes',
  metaDescription:
    'Electricians in the Annex for big Victorian houses once split into rooms: merging meters, shared panels, knob-and-tube, multi-tenant licences.',
  h1: 'Annex electricians, houses & apartments',
  heroDescription:
    'A family house, then eleven rooms, then three apartments, then a family house again. Annex wiring tells that story, and we can read it.',
  excerpt:
    'Big houses of the 1880s to 1910s that became rooms and apartments, and are now often turned back into one home.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/forest-hill',
    'toronto/yorkville',
    'toronto/downtown-toronto',
    'toronto/kensington-market',
    'toronto/little-italy',
  ],
  sections: [
    {
      heading: 'Three meters, one family',
      paragraphs: [
        'After the war many large houses in the Annex were rented by the room or cut into apartments. Each got a meter, or a corner of a shared panel. Now plenty are being joined again. Electrically that is not a matter of knocking two panels together.',
        "Meters are Toronto Hydro's, and removing or merging accounts goes through the utility. The sockets behind them, and the stack outside, are the property owner's to rebuild. We add up what the single house will draw. Three old 60 A feeds do not equal one 180 A service, so the request is treated like any other upgrade: [a new service and panel](/residential/panel-upgrades), with a load calculation attached. Start it when the architect starts.",
      ],
    },
    {
      heading: 'If the rooms stay',
      paragraphs: [
        'Since March 31, 2024, a multi-tenant house needs a licence from the city and has to meet the Electrical Safety Code. In practice that means enough circuits for kettles and heaters, sound receptacles, lit stairs, alarms on all floors, and a panel somebody can reach. We inspect, list the faults by urgency, and [repair or renew the panel](/emergency/panel-repairs).',
        'Landlords have to supply carbon monoxide alarms wherever the rules call for them. A log of tests costs a pencil.',
      ],
    },
    {
      heading: 'What the walls remember',
      paragraphs: [
        "Many homes here were built from the 1880s to the 1910s, with some from the twenties and thirties. Knob-and-tube is their first layer. Every conversion put a second over it: kitchenettes on the landing, a meter in the coal room, doorbells for eight. We label all that before removing any. [An insurer's letter](/residential/knob-tube-wiring) is often what starts the work.",
        'East Annex has been a heritage district since 1994. New gear on a front wall there is a question for the city before it is a job for us.',
      ],
    },
    {
      heading: 'On ordinary days',
      paragraphs: [
        "Readers ask for better lamps, families for [fans and GFCI protection](/residential/ceiling-bathroom-fans-gfci), students' landlords for a breaker that stops tripping. When lights dim in one room as another's heater starts, see [what a tripping breaker means](/emergency/breaker-trips). Eastward are the shops of [Yorkville](/toronto/yorkville); north, the larger lots of [Forest Hill](/toronto/forest-hill).",
      ],
    },
  ],
  services: {
    heading: 'For one household or for nine',
    lead: 'Tell us how many people live in the house; it changes everything.',
    cards: {
      'panel-upgrades':
        'Several small panels replaced by one service, or one overworked panel by a properly divided set.',
      'wiring-outlets':
        'Conversion-era cable stripped out, bedrooms given grounded outlets, and kitchenette leftovers disconnected at the source.',
      'emergency-repairs': 'In a shared house, one heater can darken a floor. Call at any time; we ask who lost what.',
      'smart-home': 'Once it is one home again: dimmers through four storeys, and thermostats that talk to each other.',
      'ev-chargers':
        'Rear parking off a lane is the common case. Merged services have the room; split ones need managing.',
      commercial:
        'Fraternities, clinics, small institutes and corner cafés: lighting, exits and panels to suit a public building.',
    },
  },
  reasons: {
    heading: 'A straight report, then the work',
    items: {
      'esa-certified':
        'A city inspector or an insurer will ask for a licensed electrical contractor. Our papers bear {licence}.',
      'service-24-7':
        'Nine tenants mean nine chances of a fault at night. The emergency phone is answered on each of them.',
      'local-experts':
        'We can tell a 1950s rooming-house splice from a 1970s apartment conversion, and know which of them to doubt.',
      guaranteed: 'If something on our list of repairs was done badly, tell us and it is done again, free.',
    },
  },
  questions: [
    {
      question: 'We bought a house with four meters. Can three be removed?',
      answer:
        'Yes, by Toronto Hydro, after the circuits behind them have been moved to one service. We handle the wiring and the request; you close the extra accounts.',
    },
    {
      question: 'Does a licensed rooming house need new wiring?',
      answer:
        'Not necessarily new. It must be safe and meet the Electrical Safety Code. We report what passes, what needs repair, and what an inspector would refuse.',
    },
  ],
  form: {
    heading: 'Count the meters, then call',
    lead: 'Meters, panels, kitchens, tenants: four numbers. Put them in the form and our reply will be a useful one.',
    example: 'Example: Former rooming house, three meters and five panels, turning it into one home.',
  },
}
