import type { Business } from '@/content/types'

/**
 * The firm's facts: each stands here and nowhere else.
 * `npm run check:launch` lists what is still a placeholder, here and among the testimonials and social links.
 */
export const business = {
  name: 'Ampersand Electric',
  tagline: 'Licensed, insured, family-run',
  /** Shown on every path except those starting with /toronto. */
  phone: { display: '905-555-0142', e164: '+19055550142' },
  /** Shown on paths starting with /toronto. */
  torontoPhone: { display: '416-555-0119', e164: '+14165550119' },
  email: 'leads@example.com',
  /** A second inbox for each request; empty: none. Anyone can read it in the HTML: office@, not a person's own. */
  copyEmail: '',
  formService: 'https://formsubmit.co/',
  siteUrl: 'https://www.example.com',
  licence: {
    label: 'ECRA/ESA licence',
    number: '7000000',
    /** ESA's list of licensed contractors. */
    checkAt: 'https://findacontractor.esasafe.com',
  },
  offices: [
    {
      id: 'woodbridge',
      name: 'Woodbridge',
      street: 'Stilton Road',
      streetName: 'Stilton Road',
      city: 'Woodbridge',
      region: 'ON',
      country: 'CA',
      geo: { latitude: 43.80742, longitude: -79.60713 },
      phone: 'default',
      hours: {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '18:00',
        label: 'Mon-Fri 7AM-6PM',
      },
    },
    {
      id: 'toronto',
      name: 'Toronto',
      street: 'Yonge Street',
      streetName: 'Yonge Street',
      city: 'Toronto',
      region: 'ON',
      country: 'CA',
      geo: { latitude: 43.70512, longitude: -79.39836 },
      phone: 'toronto',
      hours: {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
        label: 'Mon-Fri 9AM-5PM',
      },
    },
  ],
  closures: [],
  paymentAccepted: ['Cash', 'Credit Card', 'Debit Card'],
  currency: 'CAD',
} as const satisfies Business
