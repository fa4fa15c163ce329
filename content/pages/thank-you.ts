import type { ThankYouPage } from '@/content/schema'

export const page: ThankYouPage = {
  seoTitle: 'Message received | {business}',
  metaDescription:
    'Your message has been submitted. We typically reply by phone within {claim:replyTime} in business hours, otherwise on the next business day.',
  h1: 'Thank you. We have your message.',
  lead: 'Your message has been submitted. We typically reply within {claim:replyTime} in business hours, otherwise the next business day.',
  updatedOn: '2026-11-21',
  next: {
    heading: 'What happens next',
    items: [
      {
        title: 'We read it',
        text: 'We look at what the job needs, and decide who should call you.',
      },
      {
        title: 'We phone you',
        text: 'If you cannot pick up, we leave a message and try again. Have photos of the panel or the spot ready if you can.',
      },
      {
        title: 'You get a price',
        text: 'Some jobs can be priced by phone, others need a visit. The price comes in writing.',
      },
      {
        title: 'You decide',
        text: 'Nothing is booked until you say yes on the phone. Meanwhile you can read [about us](/about) or [our articles](/blog).',
      },
    ],
  },
  emergency: 'Phone service is available 24/7 for emergencies. {danger-short:smoke}',
}
