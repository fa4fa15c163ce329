import type { HomePage } from '@/content/types'

export const page: HomePage = {
  seoTitle: 'Toronto & GTA electricians, 24/7 | {business}',
  metaDescription:
    'Family-run licensed electricians for homes, shops and plants in Toronto and the GTA. Panels, lights, EV chargers, Lutron, 24/7 repairs. Get a written quote.',
  h1: {
    display: 'Light & power.',
    sub: 'Licensed electricians for Toronto and the GTA. One family, since {claim:sinceHome}.',
  },
  updatedOn: '2026-11-21',
  badges: ['ESA certified', 'Insured', '24/7 emergency', 'Authorized Lutron dealer'],
  panel: {
    heading: 'What do you need done?',
    lead: 'Every service we offer is on this panel. Pick yours.',
  },
  banner: {
    heading: 'What we install and repair at home',
    invitation: 'Everything is on. Flip a breaker.',
    alt: 'Cutaway drawing of a house at dusk with eight numbered places: the panel, pot lights, fans, a hot tub, a car charger, garden lights, keypads and old wiring',
    off: 'Dark. Push it back on.',
    items: [
      { name: 'Panel and service', note: '100 A, 200 A or 400 A', service: 'residential/panel-upgrades' },
      {
        name: 'Pot lights and LED',
        note: 'Dimmed, and safe in insulation',
        service: 'residential/pot-lights-led-lighting',
      },
      { name: 'Fans and GFCI', note: 'Ceiling, bath and kitchen', service: 'residential/ceiling-bathroom-fans-gfci' },
      {
        name: 'Hot tub and pool',
        note: 'Shock protection and bonding',
        service: 'residential/hot-tub-pool-connections',
      },
      { name: 'EV charger', note: 'Level 2, load worked out first', service: 'ev-energy/charger-installation' },
      { name: 'Garden lighting', note: 'Paths, trees and steps', service: 'residential/landscape-outdoor-lighting' },
      { name: 'Lutron keypads', note: 'Lights and shades on one button', service: 'smart-home/lutron-homeworks' },
      { name: 'Knob & tube', note: 'Old wiring, found and replaced', service: 'residential/knob-tube-wiring' },
    ],
  },
  trust: {
    heading: 'Family-run, licensed and insured',
    cells: [
      {
        label: 'One family since',
        value: '{claim:sinceHome}',
        note: '{claim:experienceHome} of wiring, and still family-run',
      },
      { label: 'Happy customers', value: '{claim:customersHome}', note: 'In houses, condos, shops and plants' },
      { label: 'Five-star reviews', value: '{claim:reviewsHome}', note: 'Rated {claim:ratingHome} out of 5' },
      {
        label: 'Licensed',
        value: 'ESA',
        note: '{licence}. Look it up with the Electrical Safety Authority (ESA).',
      },
      { label: 'Emergency phone', value: '24/7', note: 'Nights, weekends and holidays' },
      { label: 'Insured', value: 'Yes', note: 'Our licence requires it. Ask to see the certificate.' },
    ],
  },
  testimonials: {
    heading: 'What customers say',
    note: '{claim:ratingStructuredData} out of 5 from {claim:reviewsStructuredData} reviews: {claim:reviewsSearchEngine} on one review site, {claim:reviewsHomeServices} on another.',
  },
  prices: {
    heading: 'What it costs',
    note: 'Typical ranges, plus HST. Yours comes in writing before work starts.',
  },
  faq: {
    heading: 'Common questions',
    lead: 'There is more [on the blog](/blog).',
  },
  areas: {
    heading: 'Where we work',
    lead: 'Jobs and prices, town by town.',
  },
  form: {
    heading: 'Request service or estimate',
    lead: 'We call you back, typically within 2 to 4 hours in business hours.',
    example: 'Example: Panel trips when the dryer runs. House from the sixties, two floors.',
  },
}
