import type { NotFoundPage } from '@/lib/content/types'

export const page: NotFoundPage = {
  seoTitle: 'Page not found | {business}',
  metaDescription:
    'This address leads nowhere on our site. Go back to the home page, pick a service or an area, or call a licensed electrician in Toronto and the GTA.',
  h1: 'Oops! Page not found',
  lead: 'There is no circuit at this address. Try [our services for the home](/residential), [the areas we serve](/contact) or [articles](/blog). Or call {phone} and ask.',
  form: {
    heading: 'Were you after an electrician?',
    lead: 'Tell us what you were looking for, and what you need done.',
    example: 'Example: I was looking for a price on six pot lights in a kitchen.',
  },
}
