import type { HomePage } from '@/lib/content/types'

export const page: HomePage = {
  seoTitle: '{business}: electricians in Toronto & the GTA',
  metaDescription:
    'Family-run licensed electricians for homes, shops and plants in Toronto and the GTA. Panels, lighting, EV chargers, Lutron, and emergency calls 24/7.',
  h1: {
    display: 'Light & power.',
    sub: 'Licensed electricians for Toronto and the GTA. One family, since {claim:sinceHome}.',
  },
  updatedOn: '2026-11-20',
  badges: ['ESA certified', 'Insured', '24/7 emergency', 'Authorized Lutron dealer'],
  trust: {
    heading: 'The firm at a glance',
    cells: [
      {
        label: 'In service since',
        value: '{claim:sinceHome}',
        note: '{claim:experienceHome} of wiring, one family, still family-run',
      },
      {
        label: 'Happy customers',
        value: '{claim:customersHome}',
        note: 'In houses, condos, shops and plants',
      },
      {
        label: 'Five-star reviews',
        value: '{claim:reviewsHome}',
        note: 'Rated {claim:ratingHome} out of 5',
      },
      {
        label: 'Licensed through',
        value: 'ESA',
        note: '{licence}. Look the number up with ESA.',
      },
      {
        label: 'Emergency phone',
        value: '24/7',
        note: 'Nights, weekends and holidays: {phone}',
      },
      {
        label: 'Insured',
        value: 'Yes',
        note: 'A condition of our licence. Ask for the certificate before we begin.',
      },
    ],
  },
  banner: {
    heading: 'One line, from the street to the lamp',
    lead: 'Everything electrical in a house hangs off a single line. Follow the numbers: each is a thing we install, repair or replace.',
    alt: 'Cutaway drawing of a house at dusk with eight numbered places: the panel, pot lights, fans, a hot tub, a car charger, garden lights, keypads and old wiring',
    items: [
      { name: 'Service & panel', note: '100 A, 200 A or 400 A', service: 'residential/panel-upgrades' },
      {
        name: 'Pot lights & LED',
        note: 'Dimmed, and safe in insulation',
        service: 'residential/pot-lights-led-lighting',
      },
      { name: 'Fans & GFCI', note: 'Ceiling, bath and kitchen', service: 'residential/ceiling-bathroom-fans-gfci' },
      { name: 'Hot tub & pool', note: 'GFCI feed, and bonding', service: 'residential/hot-tub-pool-connections' },
      { name: 'EV charger', note: 'Level 2, load worked out first', service: 'ev-energy/charger-installation' },
      { name: 'Garden lighting', note: 'Paths, trees and steps', service: 'residential/landscape-outdoor-lighting' },
      { name: 'Lutron keypads', note: 'HomeWorks scenes and shades', service: 'smart-home/lutron-homeworks' },
      { name: 'Knob & tube', note: 'Old wiring, found and replaced', service: 'residential/knob-tube-wiring' },
    ],
  },
  services: {
    heading: 'Six kinds of work, one licensed crew',
    lead: 'Read it like the directory on a panel door. Find your circuit: the [house](/residential), the [shop](/commercial), the [plant](/industrial), the [smart home](/smart-home), the [car](/ev-energy), or the trouble you have [right now](/emergency).',
  },
  testimonials: {
    heading: 'What customers say',
    note: '{claim:reviewsSearchEngine} reviews on one review site and {claim:reviewsHomeServices} on another: {claim:reviewsStructuredData} in all, at {claim:ratingStructuredData} out of 5.',
  },
  faq: {
    heading: 'Straight answers & prices',
    lead: 'Prices are typical ranges before HST, not estimates. Longer answers are [on the blog](/blog). For the rest, ask an electrician: {phone}.',
  },
  areas: {
    heading: 'Toronto & the towns around it',
    lead: '[Old houses in Toronto](/toronto) and [young ones in Vaughan](/gta/vaughan) ask for different work. Pick your area for its utility and its wiring.',
  },
}
