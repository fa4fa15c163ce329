import type { ContactContent } from '@/content/schema'

export const page: ContactContent = {
  seoTitle: 'Contact a licensed electrician in Toronto & the GTA',
  metaDescription:
    'Call a licensed electrician 24/7 for an emergency, or fill in three fields for an estimate. Offices on {street:toronto}, Toronto, and in Woodbridge.',
  h1: 'Contact us: call or get a quote',
  lead: 'The phone is quickest, because we book every job by phone. If your job can wait for a call back, send the form.',
  updatedOn: '2026-11-28',
  emergency: {
    heading: 'Is something wrong right now?',
    text: '{danger-short:smoke} For an electrical fault without fire, and with nobody hurt, call {phone} at any hour. If you are not sure whose job it is, see [who to call first](/emergency). Once you have called, you can [send a photo of what you see]({photos}), taken from a safe distance.',
  },
  offices: {
    heading: 'Our offices',
    lead: 'You can call any office. Our electricians are mostly out on jobs, so please phone before you drop by. You can read more [about our firm](/about).',
  },
  areas: {
    heading: 'Find the page for your town',
    lead: 'Each page has typical jobs, prices and your local utility.',
  },
  form: {
    heading: 'Request service or an estimate',
    lead: 'Give us your name and phone number, and tell us what you need. If a picture says it better, [send us a photo]({photos}). Outside business hours, expect our call the next business day.',
    example: 'Example: Dryer plug is in the wrong wall since the renovation. Can you move it before the 15th?',
  },
}
