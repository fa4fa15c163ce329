import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Kensington Market electricians: shops & apartments',
  metaDescription:
    'Kensington Market electricians for old houses turned shops: coolers and kitchens, layered wiring, apartments above, and the 2025 heritage rules.',
  h1: 'Kensington Market shops & apartments',
  heroDescription:
    "A Victorian parlour with a fish counter in it, and somebody asleep upstairs. Kensington puts a week's worth of wiring questions in one small house.",
  excerpt:
    'Coolers, kitchens and apartments in narrow Victorian houses with every layer of wiring since knob-and-tube.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/the-annex', 'toronto/downtown-toronto', 'toronto/king-west', 'toronto/little-italy'],
  sections: [
    {
      heading: 'Layer on layer',
      paragraphs: [
        'There has been a market in these streets since the 1910s. Many homes here were put up between 1850 and 1900 and turned to trade later: counter in front, kitchen behind, rooms above. Electricity came in by stages. Under one ceiling you can find porcelain knobs, cloth cable, a neon feed and extension cords that became permanent.',
        'Cords are what we tackle first. A cooler on a cord under a mat can overheat where nobody sees it. Next come boxes without lids, then [what remains of the knob-and-tube](/residential/knob-tube-wiring). You need not do it all in one winter.',
      ],
    },
    {
      heading: 'How much can this service feed?',
      paragraphs: [
        "Very narrow lots leave one place for the service, usually high on the front or in a side passage too slim for a ladder. A meter base for shop and apartment together has to fit there, and that base is the building's to buy. The meters that plug in, and the wire that arrives, stay in the utility's hands.",
        'Suppose Toronto Hydro answers that a bigger feed will be slow. Months are possible, and now and then years. Then design for what you have. We meter the real load for a week, put freezers and ovens on a schedule, and swap greedy equipment. A business can often go on growing inside its present limit, with [managed loads](/ev-energy/energy-management).',
      ],
    },
    {
      heading: 'Since 2025: the heritage question',
      paragraphs: [
        'Council made the Market a heritage conservation district in 2025; 704 properties had been proposed. Appeals are possible, so ask the city what applies to your address today. Signs, vents, conduits and masts on a face are the likely subjects.',
      ],
    },
    {
      heading: 'Cold things, hot things, the way out',
      paragraphs: [
        "Grocers ask for cooler circuits with alarms, cooks for [ranges and hoods](/commercial/office-retail-restaurant), landlords for separate panels. Everybody needs [exit signs and emergency lights](/commercial/exit-security-lighting) that work in a crowd. If the fridges stop, look at the street: all stalls dark is Toronto Hydro's matter, yours alone is [a repair](/emergency/electrical-repairs). West lies [College Street's Little Italy](/toronto/little-italy); to the east, [downtown's towers](/toronto/downtown-toronto).",
      ],
    },
  ],
  services: {
    heading: 'For stallkeepers & the people upstairs',
    lead: 'We arrive early, carry in by hand, and leave the aisle clear.',
    cards: {
      'panel-upgrades':
        "One panel for the shop, one for each apartment, each reachable without crossing the other's kitchen.",
      'wiring-outlets':
        'Permanent outlets where the cords are, at counter height, on circuits that can take a grinder and a scale.',
      'emergency-repairs':
        'Freezer room warming? Phone before you move the stock. Our diagnosis usually costs {price:diagnostics}, HST on top.',
      'smart-home':
        'Temperature alerts to your phone, shop lights that obey a schedule, and dimmers in the apartment above.',
      'ev-chargers':
        'Hardly a lot here has parking. Owners with a rear pad can have a circuit; we tell the others so plainly.',
      commercial:
        'Cheese counters, taquerias, vintage shops: refrigeration, hoods, track lights and signs, wired around market days.',
    },
  },
  reasons: {
    heading: 'Market-tested habits',
    items: {
      'esa-certified':
        'Ask any electrician who comes through your door for the number. This is ours: licensed electrical contractor, {licence}.',
      'service-24-7':
        'Deliveries start before sunrise. When a cooler fails at that hour, an electrician takes your call.',
      'local-experts':
        'Passages of shoulder width and stairs like ladders teach you to cut conduit outside. We learned.',
      guaranteed: 'We come back free of charge if a joint, a breaker or a box of ours lets you down.',
    },
  },
  questions: [
    {
      question: 'Can I run a café on the wiring of an old clothing shop?',
      answer:
        'Seldom as it stands. An espresso machine, a dishwasher and two fridges each want a circuit. We compare them with the service before you sign for equipment.',
    },
    {
      question: 'Shop and apartment share one meter. Can they be separated?',
      answer:
        "Usually, given space for a second meter base. It takes rewiring inside, an ESA notification and Toronto Hydro's agreement on the position, so allow time.",
    },
  ],
  form: {
    heading: 'Visits before the stalls open',
    lead: 'Early mornings suit most merchants. Leave your hours in the form, or call {phone}, and we fit the visit to your trade.',
    example: 'Example: Grocery with apartment above, coolers on extension cords, one panel for both.',
  },
}
