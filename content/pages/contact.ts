import type { ContactPage } from '@/lib/content/types'

export const page: ContactPage = {
  seoTitle: 'Contact {business}, Toronto & Woodbridge',
  metaDescription:
    'Call an electrician 24/7 for an emergency, or send three lines for an estimate. Offices on Yonge Street and in Woodbridge, and every area we work in.',
  h1: 'Call & talk to an electrician',
  lead: 'The phone is the quickest way to a date, and every booking is made on it: {phone}. The form suits a job that can wait until somebody calls you back.',
  updatedOn: '2026-11-20',
  emergency: {
    heading: 'Is something wrong now?',
    text: 'Anyone hurt or trapped, or a fire: **911 first**. For a fault in one building, call {phone} at any hour. If you are unsure who to call, [this page sorts it out](/emergency).',
  },
  offices: {
    heading: 'Two offices',
    lead: 'The Woodbridge office looks after the towns of the GTA, Yonge Street the neighbourhoods of Toronto. Electricians are mostly out on jobs, so phone before you drop by. [Who we are](/about) is a page of its own.',
  },
  areas: {
    heading: 'Towns & districts we work in',
    lead: 'Pick yours for the local utility, the age of the houses, and what tends to fail in them, while city neighbourhoods have [a list of their own](/toronto).',
  },
  form: {
    heading: 'Request service or an estimate',
    lead: 'Name, phone, and what you need. Outside business hours, expect our call the next business day. Here is [what happens to your details](/privacy).',
    example: 'Example: Dryer plug is in the wrong wall since the renovation. Can you move it before the 15th?',
  },
}
