import type { Business } from '@/content/schema'

/**
 * The facts of the business. No other file repeats them.
 * `npm run check:launch` lists the placeholders that are left, here and in testimonials and social links.
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
  /** `pages`: the pages whose phone and hours are those of the office, and pages below them. Others have the first's. */
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
      pages: ['/toronto'],
    },
  },
  closures: [],
  /** As in "You can pay by cash". Copy uses the token {payment} for the whole list. */
  payments: ['cash', 'credit card', 'debit card'],
  currency: 'CAD',
  /** Copy uses the token {requests-kept}. */
  requestsKeptMonths: 24,
} as const satisfies Business
