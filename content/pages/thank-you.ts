import type { ThankYouPage } from '@/lib/content/types'

export const page: ThankYouPage = {
  seoTitle: 'Message received | {business}',
  metaDescription:
    'Your message has been submitted. We typically reply by phone within 2 to 4 hours in business hours, otherwise on the next business day.',
  h1: 'Thank you & talk soon',
  lead: 'Your message has been submitted. We typically reply within 2 to 4 hours in business hours, otherwise the next business day.',
  updatedOn: '2026-11-20',
  next: {
    heading: 'What happens next',
    items: [
      {
        title: 'Someone reads it',
        text: 'Your note goes to our inbox with your name and number. We look at what the job needs and who should call.',
      },
      {
        title: 'We phone you',
        text: 'Expect a call, as the form has no place for an email address. If you cannot pick up, we leave a message and try again.',
      },
      {
        title: 'A date, or a few questions',
        text: 'Some jobs can be priced by phone. For others we visit first. Photos of the panel door or the spot in question help.',
      },
      {
        title: 'A price before the work',
        text: 'Nothing is booked until you have said yes on the phone. Until then, [the blog](/blog) and [the page about us](/about) are good company.',
      },
    ],
  },
  emergency:
    'Is it urgent after all? Phone service is available 24/7 for emergencies: {phone}. Anyone hurt or trapped, or fire: **911 first**.',
}
