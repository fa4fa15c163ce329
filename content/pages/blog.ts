import type { BlogPage } from '@/lib/content/types'

export const page: BlogPage = {
  seoTitle: 'Electrical articles for GTA homeowners',
  metaDescription:
    'Articles by working electricians: flickering lights, rewiring, garden lighting, smart switches and the signs of an electrical emergency, in plain words.',
  h1: 'Electrical Insights & Tips',
  lead: 'These are short articles on wiring, lighting and safety, from the people who do the work. Search them, or pick a subject.',
  updatedOn: '2026-11-20',
}
