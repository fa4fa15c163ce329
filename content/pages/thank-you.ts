import type { ThankYouContent } from '@/content/schema'

export const page: ThankYouContent = {
  seoTitle: 'Message received | {business}',
  metaDescription:
    'Your message has been submitted. We typically reply by phone within {claim:replyTime} in business hours, otherwise on the next business day.',
  h1: 'Thank you.',
  lead: 'Your message has been submitted. We typically reply within {claim:replyTime} in business hours, otherwise the next business day.',
  updatedOn: '2026-11-28',
  next: {
    heading: 'What happens next',
    items: [
      {
        title: 'We talk by phone',
        text: 'We call you back about your message. If you cannot pick up, we leave a message and try again.',
        before:
          'You tell us what you see. If you write, we usually call back within {claim:replyTime} in business hours.',
        short: 'We call you back, usually within {claim:replyTime} in business hours.',
      },
      {
        title: 'We look at photos or visit',
        text: 'Some jobs can be priced by phone, and others need a visit. You can [send photos of the panel or the spot]({photos}) first.',
        short: 'You [send photos]({photos}), or we come and look.',
      },
      {
        title: 'You get the price in writing',
        text: 'You get it before work starts, so you can compare it with others.',
        short: 'You get the price in writing.',
      },
      {
        title: 'You decide, then we book',
        text: 'Nothing is booked until you say yes on the phone, and we file with ESA before work starts. Meanwhile you can read [about us](/about) or [our articles](/blog).',
        before: 'Nothing is booked until you say yes, and we file with ESA before work starts.',
        short: 'Once you say yes, we set the day and file with ESA.',
      },
    ],
  },
  emergency: 'Phone service is available 24/7 for emergencies. {danger-short:smoke}',
}
