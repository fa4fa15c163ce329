import type { Business } from '@/content/schema'

/**
 * The firm's facts: each stands here and nowhere else.
 * `npm run check:launch` lists what is still a placeholder, here and among the testimonials and social links.
 */
export const business = {
  name: 'Ampersand Electric',
  tagline: 'Licensed, insured, family-run',
  email: 'leads@example.com',
  siteUrl: 'https://www.example.com',
  licence: {
    label: 'ECRA/ESA licence',
    number: '7000000',
    /** ESA's list of licensed contractors. */
    checkAt: 'https://findacontractor.esasafe.com',
  },
  /**
   * The first is the firm's own, and answers every page that no other office answers. Its phone and hours are then the
   * page's. Names of the pages below a page need not be listed: an office that answers /toronto answers them too.
   */
  offices: {
    woodbridge: {
      street: 'Stilton Road',
      city: 'Woodbridge',
      geo: { latitude: 43.80742, longitude: -79.60713 },
      phone: '905-555-0142',
      hours: { from: 'Monday', to: 'Friday', opens: '07:00', closes: '18:00' },
    },
    toronto: {
      street: 'Yonge Street',
      city: 'Toronto',
      geo: { latitude: 43.70512, longitude: -79.39836 },
      phone: '416-555-0119',
      hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
      answers: ['/toronto'],
    },
  },
  closures: [],
  paymentAccepted: ['Cash', 'Credit Card', 'Debit Card'],
  currency: 'CAD',
} as const satisfies Business
