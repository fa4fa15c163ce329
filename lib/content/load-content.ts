import { z } from 'zod'
import { business } from '@/content/business'
import { reasonTitles, serviceCards } from '@/content/cards'
import { claims, ratingInStructuredData, reviewSites } from '@/content/claims'
import emergencyIndex from '@/content/emergency/index'
import { faqs } from '@/content/faqs'
import { finishedJobs } from '@/content/finished-jobs'
import { emailSubject, formFields, formService } from '@/content/form-service'
import { images } from '@/content/images'
import { categories, emergencies, places, services } from '@/content/modules.gen'
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
import { prices, typicalPrice } from '@/content/prices'
import { promises } from '@/content/promises'
import { redirects } from '@/content/redirects'
import { dangers, phones, rules } from '@/content/safety'
import type {
  CategoryContent,
  CategorySlug,
  EmergencyContent,
  EmergencyId,
  NeighbourhoodId,
  PlaceContent,
  PlaceId,
  ServiceCategorySlug,
  ServiceContent,
  ServiceId,
  ServiceOrEmergencyId,
  SinglePath,
  TownId,
} from '@/content/schema'
import { categoryFields } from '@/content/schema/category'
import { type EmergencyIndexContent, emergencyIndexFields, emergencyPageFields } from '@/content/schema/emergency'
import * as facts from '@/content/schema/facts'
import * as pageSchemas from '@/content/schema/pages'
import { placeFields } from '@/content/schema/place'
import { redirects as redirectsSchema } from '@/content/schema/redirects'
import { service } from '@/content/schema/service'
import { street } from '@/content/schema/street'
import { socialLinks } from '@/content/social'
import { preparedStreets, streets } from '@/content/streets'
import { homeTestimonials, serviceTestimonials } from '@/content/testimonials'
import { utilities } from '@/content/utilities'
import { placesWithDefaults, withDefaults } from '@/lib/content/defaults'
import { fieldLine, parseContent, problemsIn } from '@/lib/content/parse-content'
import { didYouMean, lineProblem, type Problem } from '@/lib/content/problems'
import { keysOf, objectOf } from '@/lib/objects'

/** What the files of content/ export. Labels (`interface.ts`, `map.ts`) are not in it: the compiler checks them. */
export const contentFiles = {
  business,
  serviceCards,
  reasonTitles,
  claims,
  reviewSites,
  ratingInStructuredData,
  faqs,
  formService,
  emailSubject,
  formFields,
  images,
  finishedJobs,
  municipalities,
  navigation,
  placeText,
  people,
  phones,
  prices,
  typicalPrice,
  promises,
  redirects,
  dangers,
  rules,
  socialLinks,
  streets,
  preparedStreets,
  homeTestimonials,
  serviceTestimonials,
  utilities,
  /** Single pages by the name of their file in content/pages. */
  singlePages: { home, about, contact, toronto, privacy, 'thank-you': thankYou, 'not-found': notFound, blog },
  categories,
  services,
  emergencies,
  emergencyIndex,
  places,
}
export type ContentFiles = typeof contentFiles
export type SinglePageName = keyof ContentFiles['singlePages']

/** Entries by their ids. The title and the description of an entry's schema are about all of them. */
function named<S extends z.ZodType>(entry: S) {
  const { title, description } = entry.meta() ?? {}
  return z.record(z.string(), entry).meta({ title, description })
}

/** The file of each fact or list, and its schema. */
export const factSchemas = {
  business: ['business', facts.business],
  serviceCards: ['cards', pageSchemas.serviceCards],
  reasonTitles: ['cards', pageSchemas.reasonTitles],
  claims: ['claims', facts.claims],
  reviewSites: ['claims', named(facts.reviewSite)],
  ratingInStructuredData: ['claims', facts.ratingInStructuredData],
  faqs: ['faqs', facts.faqs],
  formService: ['form-service', facts.formService],
  emailSubject: ['form-service', facts.emailSubject],
  formFields: ['form-service', facts.formFields],
  images: ['images', named(facts.siteImage)],
  finishedJobs: ['finished-jobs', facts.finishedJobs],
  municipalities: ['municipalities', named(facts.municipality)],
  navigation: ['navigation', facts.navigation],
  placeText: ['pages/place', pageSchemas.placeText],
  people: ['people', facts.people],
  phones: ['safety', named(facts.phone)],
  prices: ['prices', named(facts.price)],
  typicalPrice: ['prices', facts.typicalPrice],
  promises: ['promises', facts.promises],
  redirects: ['redirects', redirectsSchema],
  dangers: ['safety', named(facts.danger)],
  rules: ['safety', named(facts.rule)],
  socialLinks: ['social', facts.socialLinks],
  streets: ['streets', named(street)],
  preparedStreets: ['streets', named(z.array(street))],
  homeTestimonials: ['testimonials', facts.testimonials],
  serviceTestimonials: ['testimonials', facts.serviceTestimonials],
  utilities: ['utilities', named(facts.utility)],
} as const satisfies Partial<Record<keyof ContentFiles, readonly [file: string, schema: z.ZodType]>>

/** The name of each single page by its path. */
export const singlePageNames = {
  '/': 'home',
  '/about': 'about',
  '/contact': 'contact',
  '/toronto': 'toronto',
  '/privacy': 'privacy',
  '/thank-you': 'thank-you',
  '/404': 'not-found',
  '/blog': 'blog',
} as const satisfies Record<SinglePath | '/404', SinglePageName>

/** The schemas of single pages. */
export const singlePageSchemas = {
  home: pageSchemas.home,
  about: pageSchemas.about,
  contact: pageSchemas.contact,
  toronto: pageSchemas.toronto,
  privacy: pageSchemas.privacy,
  'thank-you': pageSchemas.thankYou,
  'not-found': pageSchemas.notFound,
  blog: pageSchemas.blog,
} as const satisfies Record<SinglePageName, z.ZodType>

/** The valid content of the site. Pages are in menu order, with their defaults. */
export type SiteContent = Omit<
  ContentFiles,
  'categories' | 'services' | 'emergencies' | 'emergencyIndex' | 'places'
> & {
  /** The pages of all categories except emergency. */
  categoryPages: Readonly<Record<ServiceCategorySlug, CategoryContent>>
  servicePages: Readonly<Record<ServiceId, ServiceContent>>
  /** Every page under /emergency. */
  emergencyPages: Readonly<Record<EmergencyId, EmergencyContent>>
  /** /emergency itself. */
  emergencyIndexPage: EmergencyIndexContent
  placePages: Readonly<Record<PlaceId, PlaceContent>>
  /** The categories except emergency, in menu order. */
  serviceCategorySlugs: readonly ServiceCategorySlug[]
  /** All categories in menu order, including emergency. */
  categorySlugs: readonly CategorySlug[]
  /** Every service and emergency page, in menu order. */
  serviceAndEmergencyIds: readonly ServiceOrEmergencyId[]
  /** The towns with a page, in menu order. Those of content/ids.gen.ts are in the order of their files. */
  townIds: readonly TownId[]
  /** The neighbourhoods of Toronto with a page, in menu order. */
  neighbourhoodIds: readonly NeighbourhoodId[]
}

/** @returns the file of a category, a service, an emergency page or a place */
export function contentFile(id: string): string {
  if (id === 'emergency') return 'content/emergency/index.ts'
  if (id.startsWith('emergency/')) return `content/${id}.ts`
  if (/^(gta|toronto)\//.test(id)) return `content/places/${id}.ts`
  return `content/services/${id}${id.includes('/') ? '' : '/category'}.ts`
}

/** @returns the path of a page with a file: '/residential/panel-upgrades', or with the file's `slug` */
export const pathOfFile = (id: string, slug?: string) => `/${slug ? id.replace(/[^/]+$/, slug) : id}`

/** @returns what the files of content/ export (a test passes others), or every problem of it */
export function loadContent(
  files: ContentFiles = contentFiles,
): { content: SiteContent; problems: [] } | { content: undefined; problems: Problem[] } {
  const root = process.cwd()
  const problems: Problem[] = []

  /** @returns the content of a file after its schema; as it is when it has problems, which are reported instead */
  function read<S extends z.ZodType>(schema: S, file: string, content: unknown): z.output<S> {
    const result = parseContent(schema, content)
    if ('content' in result) return result.content
    problems.push(...problemsIn(root, file, result.wrong, content))
    return content as z.output<S>
  }
  const readExport = (schema: z.ZodType, file: string, name: string, content: unknown) =>
    read(z.object({ [name]: schema }), `content/${file}.ts`, { [name]: content })
  const readPages = <K extends string, S extends z.ZodType>(schema: S, pages: Readonly<Record<K, unknown>>) =>
    objectOf(keysOf(pages), (id) => read(schema, contentFile(id), pages[id]))

  for (const name of keysOf(factSchemas)) {
    const [file, schema] = factSchemas[name]
    readExport(schema, file, name, files[name])
  }
  for (const name of keysOf(singlePageSchemas))
    readExport(singlePageSchemas[name], `pages/${name}`, 'page', files.singlePages[name])
  const categories = readPages(categoryFields, files.categories)
  const services = readPages(service, files.services)
  const emergencies = readPages(emergencyPageFields, files.emergencies)
  const index = read(emergencyIndexFields, contentFile('emergency'), files.emergencyIndex)
  const places = readPages(placeFields, files.places)
  problems.push(...sharedPaths(root, { ...services, ...emergencies, ...places }))
  if (problems.length === 0) problems.push(...unknownSituations(root, index, emergencies))
  if (problems.length > 0) return { content: undefined, problems }

  const categoryPages = inMenuOrder(mapPages(categories, withDefaults))
  const servicePages = inMenuOrder(mapPages(services, withDefaults))
  const emergencyPages = inMenuOrder(mapPages(emergencies, withDefaults))
  const placePages = inMenuOrder(placesWithDefaults(places, files.placeText, files.business.offices))
  const categorySlugs = keysOf(inMenuOrder({ ...categories, emergency: index }))
  const pageIds: ServiceOrEmergencyId[] = [...keysOf(servicePages), ...keysOf(emergencyPages)]
  const placeIds = keysOf(placePages)
  const isTown = (id: PlaceId): id is TownId => id.startsWith('gta/')
  const content: SiteContent = {
    ...files,
    categoryPages,
    servicePages,
    emergencyPages,
    emergencyIndexPage: withDefaults(index),
    placePages,
    serviceCategorySlugs: keysOf(categoryPages),
    categorySlugs,
    serviceAndEmergencyIds: categorySlugs.flatMap((slug) => pageIds.filter((id) => id.startsWith(`${slug}/`))),
    townIds: placeIds.filter(isTown),
    neighbourhoodIds: placeIds.filter((id): id is NeighbourhoodId => !isTown(id)),
  }
  return { content, problems: [] }
}

const mapPages = <K extends string, T, U>(pages: Readonly<Record<K, T>>, change: (page: T) => U) =>
  objectOf(keysOf(pages), (id) => change(pages[id]))

/** @returns the pages by their `order`, equal ones by name */
function inMenuOrder<K extends string, T extends { order: number; name: string }>(pages: Record<K, T>): Record<K, T> {
  const before = (a: T, b: T) => a.order - b.order || a.name.localeCompare(b.name, 'en-CA')
  return objectOf(
    keysOf(pages).sort((a, b) => before(pages[a], pages[b])),
    (id) => pages[id],
  )
}

/** A problem for each page whose `slug` gives it the path of another page. */
function sharedPaths(root: string, pages: Readonly<Record<string, { slug?: string }>>): Problem[] {
  const paths = objectOf(keysOf(pages), (id) => pathOfFile(id, pages[id]?.slug))
  return keysOf(pages).flatMap((id): Problem[] => {
    const path = paths[id] as string
    const other = keysOf(pages).find((one) => one !== id && paths[one] === path)
    if (!other || path === `/${id}`) return []
    const file = contentFile(id)
    const expected = `a slug that no other page has, as ${contentFile(other)} does`
    return [{ file, ...lineProblem(fieldLine(root, file, ['slug']), 'slug', path, expected) }]
  })
}

type Emergencies = Readonly<Record<EmergencyId, z.output<typeof emergencyPageFields>>>

/** A problem for each link of /emergency to steps that its page does not have. */
function unknownSituations(root: string, index: z.output<typeof emergencyIndexFields>, pages: Emergencies): Problem[] {
  return index.linksToSituations.flatMap(({ to }): Problem[] => {
    const { situations, otherSituations } = pages[to.page]
    const ids = [...situations.items, ...otherSituations.items].map(({ id }) => id)
    if (!to.id || ids.includes(to.id)) return []
    const file = contentFile('emergency')
    const line = fieldLine(root, file, ['linksToSituations'])
    const expected = `the id of steps of ${contentFile(to.page)}`
    return [{ file, ...lineProblem(line, 'linksToSituations', to.id, expected, didYouMean(to.id, ids)) }]
  })
}
