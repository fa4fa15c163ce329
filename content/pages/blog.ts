import type { BlogContent } from '@/content/schema'

export const page: BlogContent = {
  seoTitle: 'Electrical tips and articles for GTA homeowners',
  metaDescription:
    'Articles by a licensed contractor: flickering lights, rewiring, garden lighting, smart switches and the signs of an electrical emergency, in plain words.',
  h1: 'Electrical Insights & Tips',
  lead: 'Read short articles on wiring, lighting and safety, from a licensed electrical contractor.',
  updatedOn: '2026-11-28',
  call: {
    heading: 'Would you rather ask an electrician?',
    text: 'Tell us what you see and what you want done. In an emergency, call at any hour.',
  },
  postCall: {
    heading: 'Need Professional Electrical Services?',
    text: "Get expert electrical solutions from Toronto's trusted professionals.",
  },
}
