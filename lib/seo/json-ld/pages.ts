import type { BlogPostingLeaf, ItemListLeaf, ServiceLeaf } from 'schema-dts'
import { business } from '@/content/business'
import { faqs } from '@/content/faqs'
import { seoWords } from '@/content/interface'
import type {
  CategorySlug,
  EmergencyPage,
  PlacePath,
  SeoFields,
  ServiceOrEmergencyPath,
  ServicePage,
  SinglePath,
} from '@/content/schema'
import { changedOn, embeddedRecords, getPost } from '@/lib/blog/posts'
import {
  categoryBreadcrumbs,
  pageBreadcrumbs,
  placeBreadcrumbs,
  postBreadcrumbs,
  serviceBreadcrumbs,
} from '@/lib/content/breadcrumbs'
import { type LinkItem, pageLinks } from '@/lib/content/links'
import {
  categoryName,
  emergencyIndexPage,
  pathsOfCategory,
  placeName,
  placePages,
  serviceOrEmergencyName,
  serviceOrEmergencyPage,
} from '@/lib/content/registry'
import { smartPunctuation } from '@/lib/content/render-copy'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureForFile } from '@/lib/images/pictures'
import { isKeyOf } from '@/lib/records'
import {
  categoryOf,
  isCategorySlug,
  isPlacePath,
  isPostPath,
  isServiceOrEmergencyPath,
  type PagePath,
  pathAt,
  routes,
  type StaticPath,
} from '@/lib/routes'
import { zonedDate } from '@/lib/seo/dates'
import { fragment, type PageGraph, type PageGraphInput, pageGraph } from '@/lib/seo/json-ld/build-graph'
import { businessRef, displayText, offerNode, placeNode, type Ref } from '@/lib/seo/json-ld/entities'
import { headText } from '@/lib/seo/metadata'
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

/** The graph of a category page: a collection of its services; on /emergency also the questions. */
function categoryGraph(category: CategorySlug): PageGraph {
  const path = routes.category(category)
  const services = pathsOfCategory(category).map((service) => ({
    label: serviceOrEmergencyName(service),
    href: routes.service(service),
  }))
  return contentGraph(path, {
    type: 'CollectionPage',
    breadcrumbs: categoryBreadcrumbs(category),
    main: listNode(path, services),
    questions: category === 'emergency' ? emergencyIndexPage.questions : [],
  })
}

/** The graph of a service or emergency page, with offers and questions. */
function serviceGraph(service: ServiceOrEmergencyPath): PageGraph {
  const path = routes.service(service)
  const page: ServicePage | EmergencyPage = serviceOrEmergencyPage(service)
  const offers = page.cost?.prices ?? []
  const category = categoryOf(service)
  const main: ServiceLeaf & Ref = {
    '@type': 'Service',
    ...fragment(path, 'service'),
    name: serviceOrEmergencyName(service),
    serviceType: categoryName(category),
    description: displayText(page.summary ?? page.lead, path),
    url: absoluteUrl(path),
    provider: businessRef,
    ...(offers.length > 0 ? { offers: offers.map(offerNode) } : {}),
  }
  return contentGraph(path, { breadcrumbs: serviceBreadcrumbs(service), main, questions: page.questions })
}

/** The services of the business in one place. */
function areaService(path: PagePath, place: string): ServiceLeaf & Ref {
  return {
    '@type': 'Service',
    ...fragment(path, 'service'),
    name: fillTokens(seoWords.servicesIn, { name: place }),
    serviceType: seoWords.serviceType,
    url: absoluteUrl(path),
    provider: businessRef,
    areaServed: placeNode(place, path),
  }
}

/** The graph of a place page, with questions. */
function placeGraph(place: PlacePath): PageGraph {
  const path = routes.place(place)
  return contentGraph(path, {
    breadcrumbs: placeBreadcrumbs(place),
    main: areaService(path, placeName(place)),
    questions: placePages[place].questions,
  })
}

/** The graph of /blog: a collection of the newest posts, so that it stays small as the blog grows. */
function blogListGraph(): PageGraph {
  const path = routes.blog()
  const posts = embeddedRecords().map(({ title, slug }) => ({ label: title, href: routes.post(slug) }))
  return contentGraph(path, {
    type: 'CollectionPage',
    breadcrumbs: pageBreadcrumbs('blog'),
    main: listNode(path, posts),
  })
}

/** The graph of a post. Its author is the business unless the post names somebody. */
function postGraph(slug: string): PageGraph {
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
    author: post.author === smartPunctuation(business.name) ? businessRef : { '@type': 'Person', name: post.author },
    publisher: businessRef,
    mainEntityOfPage: fragment(path, 'webpage'),
  }
  return pageGraph({
    path,
    seoTitle,
    metaDescription,
    updatedOn: changedOn(post),
    breadcrumbs: postBreadcrumbs(title, slug),
    main,
  })
}

/** Structured data of single pages; /thank-you is not indexed. A missing entry is a type error. */
const singleGraphs: Readonly<Record<SinglePath, (() => PageGraph) | undefined>> = {
  '/': () => contentGraph('/', { questions: faqs }),
  '/about': () => contentGraph('/about', { type: 'AboutPage', breadcrumbs: pageBreadcrumbs('about') }),
  '/contact': () => contentGraph('/contact', { type: 'ContactPage', breadcrumbs: pageBreadcrumbs('contact') }),
  '/privacy': () => contentGraph('/privacy', { breadcrumbs: pageBreadcrumbs('privacy') }),
  '/toronto': () =>
    contentGraph('/toronto', {
      breadcrumbs: pageBreadcrumbs('toronto'),
      main: areaService('/toronto', pageLinks.toronto.label),
    }),
  '/blog': blogListGraph,
  '/thank-you': undefined,
}

/**
 * @param path a page's root-relative path
 * @returns its structured data; undefined for pages that search engines should not list
 * @throws Error when there is no such post
 */
export function graphFor(path: PagePath): PageGraph | undefined {
  if (isPostPath(path)) return postGraph(path.replace('/blog/', ''))
  const file = pathAt(path.slice(1))
  if (isServiceOrEmergencyPath(file)) return serviceGraph(file)
  if (isPlacePath(file)) return placeGraph(file)
  if (isCategorySlug(file)) return categoryGraph(file)
  return isKeyOf(singleGraphs, path) ? singleGraphs[path]?.() : undefined
}
