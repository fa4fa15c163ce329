import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Hot tub & pool wiring in the GTA | {business}',
  metaDescription:
    'Hot tub wiring in the right order: clear of overhead lines, locates, trench, GFCI and bonding, then ESA before it is covered. Call before delivery day.',
  h1: 'Hot tub & pool electrical connections',
  lead: 'Water, metal and bare feet leave no room for guesses. Call before the tub is delivered, because the spot where it stands decides the trench, the shut-off and the bonding.',
  updatedOn: '2026-11-20',
  summary: 'A circuit, a shut-off and bonding for your tub or pool, inspected before the trench is filled.',
  circuit: '50 A, 240 V, GFCI',
  image: 'hot-tub-deck',
  facts: [
    { label: 'Price', value: 'By distance and digging, after a visit' },
    { label: 'On site', value: 'Often a day or two, plus locates beforehand' },
    { label: 'Permit', value: 'ESA notification; ask the town as well' },
    { label: 'Locates', value: 'Ontario One Call, five business days ahead' },
    { label: 'Inspection', value: 'ESA, before the trench is covered' },
  ],
  what: {
    heading: 'Power, a shut-off & everything bonded',
    paragraphs: [
      'A full-size hot tub usually runs at 240 V on a circuit of its own, with GFCI protection and a switch that can be seen from the tub. A pool adds a pump, a heater and lights. We have wired them since {claim:sinceServices}. On the large lots of [Kleinburg](/gta/kleinburg) and [King City](/gta/king-city), the length of the run is often the surprise.',
      "Bonding ties the metal parts and the water itself together, so that nothing you touch sits at a different voltage. The worry is real: at one site ESA measured 7 to 8 volts between the earth and the water. Bonding rules changed with the 2024 code; we bond to today's rules.",
    ],
  },
  signs: {
    heading: 'When to call & when to stay out',
    items: [
      'You feel a tingle from the water, a rail or a ladder. Get out, keep everyone out and call us. If anyone is hurt, call 911 first; see [what to do after a shock](/emergency/electrical-repairs).',
      'The GFCI trips when the heater starts, or after rain.',
      'A tub is on order and nobody has asked where it will stand.',
      'The last owner wired it, and there is no paperwork.',
      'The pump runs on an extension cord.',
      'An overhead line crosses the yard near your spot.',
    ],
  },
  steps: {
    heading: 'In this order, please',
    items: [
      {
        title: 'Pick the place',
        text: 'We measure from the panel and from overhead wires. ESA speaks of five metres, sometimes more, between power lines and a pool or its deck. Moving a tub costs nothing on paper. Ask the town whether it wants a pool-enclosure permit.',
      },
      {
        title: 'Load and locates',
        text: 'A load calculation shows whether your panel can carry it. Buried lines are marked by Ontario One Call, [1-800-400-2255](tel:+18004002255): free, the law, and at least five business days ahead. Whoever digs makes the request.',
      },
      {
        title: 'File and trench',
        text: 'Before a spade goes in, we file the ESA notification. Cable is laid at the depth it needs, with the turf set aside. Expect a day or two of mud, more through stone or under a deck. The utility comes only if the service has to grow.',
      },
      {
        title: 'Connect and bond',
        text: 'A licensed electrician mounts the shut-off, wires the GFCI, and bonds pump, heater, rails, steel and water. Much of this happens before boards or stone go down, since later nobody can reach it. The house loses power only briefly.',
      },
      {
        title: 'Inspect, then cover',
        text: 'ESA inspects while trench and bonding are in sight. Fill it too early and it may have to be dug again. After the inspection we backfill, you fill the tub, and we test the GFCI and the pumps in front of you.',
      },
    ],
  },
  cost: {
    heading: 'Distance, digging & the panel you have',
    paragraphs: [
      'Distance rules the price, so we list none. The run from the panel, what lies on top of the trench, the size of the circuit and the bonding around concrete or metal make up the quote. A pad poured before its bonding is a costly surprise.',
      "If your panel is too small, a [panel upgrade](/residential/panel-upgrades) runs {price:panel-upgrade}, plus HST: a typical range, not an estimate. An [energy management device](/ev-energy/energy-management) can sometimes let a tub and a car charger take turns instead. Delivery, the pad and the crane are the dealer's to price.",
    ],
    prices: ['panel-upgrade'],
  },
  ready: {
    heading: 'Have the data sheet ready',
    items: [
      "The tub's data sheet: volts, amps, number of wires.",
      'The delivery date, and who builds the pad or deck.',
      'A sketch of panel, tub and overhead lines.',
      'A photo of the breakers, taken with the cover on.',
      'The width of the side gate, for a small digger.',
    ],
  },
  questions: [
    {
      question: "Can the new tub use the old tub's cable?",
      answer:
        "Perhaps, if its size and condition suit the new one. We check the wire, the place of the shut-off and the bonding, which older tubs may not have to today's rules. The new connection is reported to ESA either way.",
    },
    {
      question: 'How long before delivery should I call?',
      answer:
        'Three or four weeks is comfortable when no service upgrade is needed. Locates take at least five business days, then comes the trench, and the inspection has to fit in before it is filled. In [Thornhill](/gta/thornhill), where many homes date from the 1950s to the 1980s, have the panel looked at earlier still.',
    },
    {
      question: 'Does a plug-in tub need an electrician?',
      answer:
        'It needs a suitable outlet: outdoors, GFCI-protected, usually on its own circuit, and close enough to do without an extension cord. If you have that, plug it in as the maker says. If not, the new outlet is electrical work, and ESA is notified.',
    },
  ],
  example: 'Example: Hot tub arrives May 20, 50 A, about 15 m from the panel, no pad yet',
  related: ['ev-energy/energy-management', 'ev-energy/charger-installation', 'emergency/breaker-trips'],
}
