import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'King West electricians: restaurants, lofts & rows',
  metaDescription:
    'King West electricians for restaurant fit-outs, warehouse lofts and laneway row houses: bigger services, kitchen power and exit lighting.',
  h1: 'King West restaurant & loft electricians',
  heroDescription:
    "The city's old factory and warehouse quarter now cooks, pours and sleeps. King West needs power by the deadline and silence by bedtime.",
  excerpt:
    "Restaurant fit-outs, warehouse lofts and the odd row house on a lane, in what was the city's factory quarter.",
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/kensington-market',
    'toronto/downtown-toronto',
    'toronto/liberty-village',
    'toronto/little-italy',
  ],
  sections: [
    {
      heading: 'Opening night & the design deposit',
      paragraphs: [
        'A restaurant that needs a larger service meets a bill early. Toronto Hydro may ask for a pre-payment before it designs anything. Two things make it easier to sign: the sum counts toward the job if you go on, and what has not been spent is returned if you stop.',
        "So a tenant can find out what more power would cost without betting the lease on it. Bring us the equipment list: combi oven, dishwasher, hood fans, walk-in cooler. We total it, submit the request, and give you [a distribution layout](/commercial/power-distribution) that fits the answer. Inside the property line most of the gear is the landlord's or yours, and the supply conductors and the meter stay on the utility's books.",
      ],
    },
    {
      heading: 'Warehouse shells, house-sized rooms',
      paragraphs: [
        'Many homes here are lofts and condos in or behind warehouses; a few are houses, from the 1880s on, left on the laneways. Building stock of the 1880s to 1940s brings every era of cable, from knob-and-tube to pipe and wire. Timber beams hide nothing, so the routes of our pipes must look intended.',
        'A heritage plan for King-Spadina has been under appeal, so before a vent, sign or meter goes on a facade, ask the city where things stand.',
      ],
    },
    {
      heading: 'Lights that stay on when King goes dark',
      paragraphs: [
        'A full dining room needs a way out, and the code asks emergency lights to last at least 30 minutes in most buildings, longer in tall ones. We fit units that give at least 90, check them monthly if you wish, and run the yearly full-length test. New [exit signs](/commercial/exit-security-lighting) show the green running figure. If only your unit is black, [trace the outage](/emergency/power-outage) before you comp the tables.',
      ],
    },
    {
      heading: 'Around the 504',
      paragraphs: [
        'Operators ask for hood interlocks, patio heat and dimming that a bartender can run. Loft owners ask for [more circuits in an old panel](/commercial/panel-lighting-upgrades) and for quiet fans. Towards [Liberty Village](/toronto/liberty-village) the buildings turn newer and the chargers multiply.',
      ],
    },
  ],
  services: {
    heading: 'Power for service, light for mood',
    lead: 'We stay with a job from the first load sum to the last dimmer setting.',
    cards: {
      'panel-upgrades':
        'Loft panels with no free slots, and house panels in the lane rows. Same-rating swaps take a working day.',
      'wiring-outlets':
        'Bar-top outlets, point-of-sale circuits and bedroom rewires, in surface pipe where the brick must stay whole.',
      'emergency-repairs':
        "Walk-in warm, hood dead, half the floor out at seven o'clock: call, and keep staff off the panel.",
      'smart-home': 'Scenes for lunch, dinner and close, on one keypad. At home, the same idea with fewer guests.',
      'ev-chargers':
        'Underground stalls by board application, laneway pads by cable from the house. We have wiring plans for both.',
      commercial:
        'Complete restaurant electrics: service request, kitchen distribution, make-up air, patio, signage, exit lights and the inspection itself.',
    },
  },
  reasons: {
    heading: 'What a landlord asks, answered',
    items: {
      'esa-certified':
        '"Who is your electrician?" A licensed electrical contractor, {licence}; certificates of insurance go out with the quote.',
      'service-24-7': 'Restaurants break down at eight in the evening, so that is when our emergency phone is for you.',
      'local-experts':
        'Loading from lanes, streetcars out front, neighbours above: we schedule noisy work where the bylaw and the chef agree.',
      guaranteed: 'Opening week finds every weak point. Any weak point in our workmanship we cure at no cost to you.',
    },
  },
  questions: [
    {
      question: 'Is the design pre-payment lost if the numbers do not work?',
      answer:
        'Not all of it is, because Toronto Hydro keeps what the design has used and returns the rest. If you proceed, the amount is credited to the connection.',
    },
    {
      question: 'Can you work while we stay open?',
      answer:
        'Yes, for much of it: rough-in happens in the morning, dirty work on closed days, and the one real outage is a booked isolation that we plan around your fridges.',
    },
  ],
  form: {
    heading: 'Give us the opening date',
    lead: 'And the equipment list, if there is one. We will tell you frankly what the existing service can feed.',
    example: 'Example: 60-seat restaurant in an old warehouse, two combi ovens, landlord says 200 A.',
  },
}
