import type { Claim, ReviewSite } from '@/content/schema'

/**
 * The owner's claims, and where each one is shown. Some facts have two values, until the owner settles on one here.
 * A page shows one of them, and the text around a token must be true for both:
 * - 1972: the business, one family. 1974: this line of work (not this licence, which rests on O. Reg. 570/05).
 * - reviews: those of one site, of another, and of both.
 */
export const claims = {
  sinceHome: { value: '1972', shows: 'home page: the business, one family' },
  experienceHome: { value: '50+ years', shows: 'home page' },
  sinceServices: {
    value: '1974',
    shows: 'the head of most pages (ProofStrip) but /about, category, service, emergency and place pages',
  },
  experienceServices: { value: '40+ years', shows: 'category, service and emergency pages' },
  experienceAbout: { value: '10+', shows: 'about page' },
  projectsAbout: { value: '1000+', shows: 'about page' },
  availabilityAbout: { value: '24/7', shows: 'about page' },
  satisfactionAbout: { value: '100%', shows: 'about page' },
  reviewsHome: { value: '400+', shows: 'the head of the home page' },
  ratingHome: { value: '5.0', shows: 'the head of the home page, and large beside the testimonials' },
  reviewsSearchEngine: {
    value: '400+',
    shows: '/toronto, search-engine reviews',
  },
  reviewsHomeServices: {
    value: '300+',
    shows: '/toronto, home-services reviews',
  },
  reviewsBoth: {
    value: '700',
    shows: 'structured data, home testimonials, the head of most pages (ProofStrip)',
  },
  ratingBoth: { value: '5.0', shows: 'structured data, the head of most pages (ProofStrip)' },
  replyTime: {
    value: '2 to 4 hours',
    shows: 'request form, home and thank-you page: until we phone, in business hours',
  },
  replyTimeShort: { value: '2-4 h', shows: 'figures of home: the same, in figures' },
  customersHome: { value: '5000+', shows: 'figures of home' },
} as const satisfies Record<string, Claim>

export const reviewSites = {
  searchEngine: { name: '', href: '', unnamed: 'one review site' },
  homeServices: { name: '', href: '', unnamed: 'another' },
} satisfies Record<string, ReviewSite>

/**
 * Whether structured data has the rating. Google does not want ratings gathered from other sites or self-serving
 * ones; the launch check says so.
 */
export const ratingInStructuredData = true
