import type { BlogPostingLeaf, ItemListLeaf, ServiceLeaf } from 'schema-dts'
import { business } from '@/content/business'
import { faqs } from '@/content/faqs'
import type { CategorySlug, EmergencyPage, LocationPath, SeoFields, ServicePage, ServicePath } from '@/content/schema'
import { changedOn, embeddedRecords, getPost } from '@/lib/blog/posts'
import { categoryTrail, locationTrail, pageTrail, postTrail, serviceTrail } from '@/lib/chrome/breadcrumbs'
import { typeset } from '@/lib/content/fill'
import { type LinkItem, pageLinks } from '@/lib/content/links'
import {
  categoryName,
  emergencyCategoryPage,
  locationName,
  locationPages,
  serviceName,
  servicePage,
  servicePathsOf,
} from '@/lib/content/registry'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { pictureForFile } from '@/lib/images/pictures'
import { categoryOf, type PagePath, routes, type StaticPath } from '@/lib/routes'
import { zonedDate } from '@/lib/seo/dates'
import { fragment, type PageGraph, type PageGraphInput, pageGraph } from '@/lib/seo/graph'
import { headText } from '@/lib/seo/metadata'
import { businessRef, displayText, offerNode, placeNode, type Ref } from '@/lib/seo/nodes'
import { seoFieldsOf } from '@/lib/seo/page-registry'
import { absoluteUrl } from '@/lib/site'

function listNode(path: PagePath, items: readonly LinkItem[]): ItemListLeaf & Ref {
  return {
    '@type': 'ItemList',
    ...fragment(path, 'list'),
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: displayText(label, path),
      url: absoluteUrl(href),
    })),
  }
}

/** The graph of a page of content, with the title, description and date from its SEO fields. */
function contentGraph(path: StaticPath, rest: Omit<PageGraphInput, 'path' | keyof SeoFields>): PageGraph {
  return pageGraph({ path, ...seoFieldsOf(path), ...rest })
}

/** @returns the home page's graph, with its questions */
export function homeGraph(): PageGraph {
  return contentGraph(routes.home(), { questions: faqs })
}

const firmPages = { about: 'AboutPage', contact: 'ContactPage', privacy: 'WebPage' } as const

/** @returns the graph of a page whose main entity is the firm */
export function firmGraph(page: keyof typeof firmPages): PageGraph {
  return contentGraph(routes[page](), { type: firmPages[page], breadcrumbs: pageTrail(page) })
}

/**
 * @param category one of the six
 * @returns its graph: a collection of its services; /emergency with its questions
 */
export function categoryGraph(category: CategorySlug): PageGraph {
  const path = routes.category(category)
  const services = servicePathsOf(category).map((service) => ({
    label: serviceName(service),
    href: routes.service(service),
  }))
  return contentGraph(path, {
    type: 'CollectionPage',
    breadcrumbs: categoryTrail(category),
    main: listNode(path, services),
    questions: category === 'emergency' ? emergencyCategoryPage.questions : [],
  })
}

/**
 * @param service a service page, emergency ones included
 * @returns its graph: the service, its offers where prices show, its questions
 */
export function serviceGraph(service: ServicePath): PageGraph {
  const path = routes.service(service)
  const page: ServicePage | EmergencyPage = servicePage(service)
  const offers = page.cost?.prices ?? []
  const category = categoryOf(service)
  const main: ServiceLeaf & Ref = {
    '@type': 'Service',
    ...fragment(path, 'service'),
    name: serviceName(service),
    serviceType: categoryName(category),
    description: displayText(page.summary ?? page.lead, path),
    url: absoluteUrl(path),
    provider: businessRef,
    ...(offers.length > 0 ? { offers: offers.map(offerNode) } : {}),
  }
  return contentGraph(path, { breadcrumbs: serviceTrail(service), main, questions: page.questions })
}

/** The firm's services in one place. */
function areaService(path: PagePath, place: string): ServiceLeaf & Ref {
  return {
    '@type': 'Service',
    ...fragment(path, 'service'),
    name: fillTemplate(uiWords.seo.servicesIn, { name: place }),
    serviceType: uiWords.seo.serviceType,
    url: absoluteUrl(path),
    provider: businessRef,
    areaServed: placeNode(place, path),
  }
}

/**
 * @param place a GTA town or a Toronto neighbourhood
 * @returns its graph: the firm's services in that place, its questions
 */
export function locationGraph(place: LocationPath): PageGraph {
  const path = routes.location(place)
  return contentGraph(path, {
    breadcrumbs: locationTrail(place),
    main: areaService(path, locationName(place)),
    questions: locationPages[place].questions,
  })
}

/** @returns the graph of /toronto */
export function torontoGraph(): PageGraph {
  const path = routes.toronto()
  return contentGraph(path, { breadcrumbs: pageTrail('toronto'), main: areaService(path, pageLinks.toronto.label) })
}

/** @returns the graph of /blog: a collection of the newest posts, so that it stays light as the blog grows */
export function blogListGraph(): PageGraph {
  const path = routes.blog()
  const posts = embeddedRecords().map(({ title, slug }) => ({ label: title, href: routes.post(slug) }))
  return contentGraph(path, {
    type: 'CollectionPage',
    breadcrumbs: pageTrail('blog'),
    main: listNode(path, posts),
  })
}

/**
 * @param slug one of the posts' slugs
 * @returns the post's graph, written by the firm unless it names somebody
 * @throws Error when there is no such post
 */
export function blogPostGraph(slug: string): PageGraph {
  const post = getPost(slug)
  const { title, seoTitle, metaDescription, featuredImage, category } = post
  const path = routes.post(slug)
  const main: BlogPostingLeaf & Ref = {
    '@type': 'BlogPosting',
    ...fragment(path, 'article'),
    headline: displayText(title, path),
    description: headText(metaDescription, path),
    image: [absoluteUrl(routes.shareImage(path)), absoluteUrl(pictureForFile(featuredImage, '').fallback)],
    datePublished: zonedDate(post.publishDate),
    dateModified: zonedDate(changedOn(post)),
    articleSection: category,
    inLanguage: 'en-CA',
    author: post.author === typeset(business.name) ? businessRef : { '@type': 'Person', name: post.author },
    publisher: businessRef,
    mainEntityOfPage: fragment(path, 'webpage'),
  }
  return pageGraph({
    path,
    seoTitle,
    metaDescription,
    updatedOn: changedOn(post),
    breadcrumbs: postTrail(title, slug),
    main,
  })
}
