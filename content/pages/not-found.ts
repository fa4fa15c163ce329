import type { NotFoundContent } from '@/content/schema'

export const page: NotFoundContent = {
  seoTitle: 'Page not found | {business}',
  metaDescription:
    'We could not find that page. Go back to the home page, pick a service or an area, or call a licensed electrician in Toronto and the GTA, 24/7.',
  h1: 'Oops! Page not found',
  lead: 'We could not find that page. Try [services for the home](/residential), [the areas we serve](/contact#areas), [what to do in an emergency](/emergency) or [articles](/blog).',
  breaker: {
    off: 'This page tripped its breaker.',
    hint: 'Flip the breaker, or go back to the home page.',
    on: 'The light works, but the page is still missing. Try one of these.',
  },
  form: {
    heading: 'Were you looking for an electrician?',
    lead: 'Tell us what you were looking for, and what you need done.',
    example: 'Example: I was looking for a price on six pot lights in a kitchen.',
  },
}
