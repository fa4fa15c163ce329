import { z } from 'zod'
import { business } from '@/content/business'
import { reasonTitles, serviceCards } from '@/content/cards'
import { claims, reviewSites } from '@/content/claims'
import { faqs } from '@/content/faqs'
import { finishedJobs } from '@/content/finished-jobs'
import { emailSubject, formFields, formService } from '@/content/form-service'
import { images } from '@/content/images'
import { municipalities } from '@/content/municipalities'
import { navigation } from '@/content/navigation'
import { page as about } from '@/content/pages/about'
import { page as blog } from '@/content/pages/blog'
import { page as contact } from '@/content/pages/contact'
import { page as home } from '@/content/pages/home'
import { page as notFound } from '@/content/pages/not-found'
import { placeText } from '@/content/pages/place'
import { page as privacy } from '@/content/pages/privacy'
import { page as thankYou } from '@/content/pages/thank-you'
import { page as toronto } from '@/content/pages/toronto'
import { people } from '@/content/people'
import { prices } from '@/content/prices'
import { promises } from '@/content/promises'
import { redirects } from '@/content/redirects'
import { dangers, rules } from '@/content/safety'
import type { SinglePath } from '@/content/schema'
import * as facts from '@/content/schema/facts'
import * as pages from '@/content/schema/pages'
import { redirects as redirectsSchema } from '@/content/schema/redirects'
import { street } from '@/content/schema/street'
import { socialLinks } from '@/content/social'
import { preparedStreets, streets } from '@/content/streets'
import { homeTestimonials, serviceTestimonials } from '@/content/testimonials'
import { utilities } from '@/content/utilities'
import { parseContent, problemsIn } from '@/lib/content/parse-content'
import { keysOf, objectOf } from '@/lib/objects'

// Validates facts, lists and single pages. lib/site.ts throws the problems, so that all code gets valid facts.

/** Single pages by their path, each with the name of its file in content/pages. */
export const singlePages = {
  '/': { name: 'home', content: home, schema: pages.home },
  '/about': { name: 'about', content: about, schema: pages.about },
  '/contact': { name: 'contact', content: contact, schema: pages.contact },
  '/toronto': { name: 'toronto', content: toronto, schema: pages.toronto },
  '/privacy': { name: 'privacy', content: privacy, schema: pages.privacy },
  '/thank-you': { name: 'thank-you', content: thankYou, schema: pages.thankYou },
  '/404': { name: 'not-found', content: notFound, schema: pages.notFound },
  '/blog': { name: 'blog', content: blog, schema: pages.blog },
} as const satisfies Record<SinglePath | '/404', { name: string; content: unknown; schema: z.ZodType }>

/** A file of content/, its export by name, and the schema of the export. */
type Read = readonly [file: string, exported: Readonly<Record<string, unknown>>, schema: z.ZodType]
const named = <S extends z.ZodType>(schema: S) => z.record(z.string(), schema)

const files: readonly Read[] = [
  ['business', { business }, facts.business],
  ['cards', { serviceCards }, pages.serviceCards],
  ['cards', { reasonTitles }, pages.reasonTitles],
  ['claims', { claims }, facts.claims],
  ['claims', { reviewSites }, named(facts.reviewSite)],
  ['faqs', { faqs }, facts.faqs],
  ['form-service', { formService }, facts.formService],
  ['form-service', { emailSubject }, facts.emailSubject],
  ['form-service', { formFields }, facts.formFields],
  ['images', { images }, named(facts.siteImage)],
  ['finished-jobs', { finishedJobs }, facts.finishedJobs],
  ['municipalities', { municipalities }, named(facts.municipality)],
  ['navigation', { navigation }, facts.navigation],
  ['pages/place', { placeText }, pages.placeText],
  ['people', { people }, facts.people],
  ['prices', { prices }, named(facts.price)],
  ['promises', { promises }, facts.promises],
  ['redirects', { redirects }, redirectsSchema],
  ['safety', { dangers }, named(facts.danger)],
  ['safety', { rules }, named(facts.rule)],
  ['social', { socialLinks }, facts.socialLinks],
  ['streets', { streets }, named(street)],
  ['streets', { preparedStreets }, named(z.array(street))],
  ['testimonials', { homeTestimonials }, facts.testimonials],
  ['testimonials', { serviceTestimonials }, facts.testimonials],
  ['utilities', { utilities }, named(facts.utility)],
  ...Object.values(singlePages).map(({ name, content, schema }): Read => [`pages/${name}`, { page: content }, schema]),
]

/** Every problem of facts, lists and single pages. */
export const factProblems = files.flatMap(([file, exported, schema]) => {
  const result = parseContent(z.object(objectOf(keysOf(exported), () => schema)), exported)
  return 'wrong' in result ? problemsIn(process.cwd(), `content/${file}.ts`, result.wrong, exported) : []
})
