import type { WebPageLeaf } from 'schema-dts'
import { faqs } from '@/content/faqs'
import type {
  CategorySlug,
  PageId,
  Question,
  SeoFields,
  ServiceOrEmergencyId,
  SinglePath,
  StaticPath,
} from '@/content/schema'
import { changedOn, embeddedRecords, getPost } from '@/lib/blog/posts'
import { breadcrumbsOf, pageBreadcrumbs, postBreadcrumbs } from '@/lib/content/breadcrumbs'
import { type LinkItem, linkTo, pageLinks } from '@/lib/content/links'
import { emergencyIndexPage, idsOfCategory, nameOf, placePages, serviceOrEmergencyPage } from '@/lib/content/registry'
import { isKeyOf } from '@/lib/records'
import {
  idAtPath,
  isCategorySlug,
  isPlaceId,
  isPostPath,
  isServiceOrEmergencyId,
  type PagePath,
  postSlug,
  routes,
} from '@/lib/routes'
import {
  areaServiceNode,
  breadcrumbNode,
  businessNode,
  businessRef,
  faqNode,
  listNode,
  nodeRef,
  postNode,
  serviceNode,
  websiteNode,
  websiteRef,
} from '@/lib/seo/json-ld/entities'
import { headText, shareImageSize } from '@/lib/seo/metadata'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { zonedDate } from '@/lib/seo/zoned-date'
import { absoluteUrl } from '@/lib/site'

/** A page's structured data: one JSON-LD graph. */
export type PageGraph = { '@context': 'https://schema.org'; '@graph': readonly (PageNode | MainNode | OtherNode)[] }

/** The main entity of a page, where it is not the business. */
type MainNode = ReturnType<typeof listNode | typeof postNode | typeof serviceNode>
type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': PageType }
type OtherNode = ReturnType<typeof businessNode | typeof websiteNode | typeof breadcrumbNode | typeof faqNode>
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** Input of a page's graph. Text may contain tokens. */
type PageGraphInput = Pick<SeoFields, 'seoTitle' | 'metaDescription'> & {
  updatedOn?: string
  path: PagePath
  type?: PageType
  /** The visible breadcrumbs, home first, this page last. */
  breadcrumbs?: readonly LinkItem[]
  /** The questions of the page's file. Emergency pages show two more, made from other fields. */
  questions?: readonly Question[]
  /** The main entity; the business by default. */
  main?: MainNode
}

/**
 * Each entity is defined once and referenced by its `@id`.
 * @returns the graph of a page: the business, the site, the page, and its breadcrumbs, questions and main entity
 * @throws Error when a token is unknown or a date is invalid
 */
function pageGraph(input: PageGraphInput): PageGraph {
  const { path, type = 'WebPage', breadcrumbs, questions = [], main, updatedOn } = input
  const page: PageNode = {
    '@type': type,
    ...nodeRef(path, 'webpage'),
    url: absoluteUrl(path),
    name: headText(input.seoTitle, path),
    description: headText(input.metaDescription, path),
    inLanguage: 'en-CA',
    isPartOf: websiteRef,
    about: businessRef,
    mainEntity: main ? { '@id': main['@id'] } : businessRef,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absoluteUrl(routes.shareImage(path)),
      width: String(shareImageSize.width),
      height: String(shareImageSize.height),
    },
    ...(updatedOn ? { dateModified: zonedDate(updatedOn) } : {}),
    ...(breadcrumbs ? { breadcrumb: nodeRef(path, 'breadcrumb') } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(path),
      websiteNode(),
      page,
      ...(breadcrumbs ? [breadcrumbNode(path, breadcrumbs)] : []),
      ...(main ? [main] : []),
      ...(questions.length > 0 ? [faqNode(path, questions)] : []),
    ],
  }
}

/** The graph of a page of content, with the title, description and date from its SEO fields. */
function contentGraph(path: StaticPath, rest: Omit<PageGraphInput, 'path' | keyof SeoFields>): PageGraph {
  return pageGraph({ path, ...seoFieldsOf(path), ...rest })
}

/** The graph of a page with a file. */
const fileGraph = (id: PageId, rest: Pick<PageGraphInput, 'type' | 'main' | 'questions'>) =>
  contentGraph(routes.page(id), { breadcrumbs: breadcrumbsOf(id), ...rest })

/** The graph of a category page: a collection of its services; on /emergency also the questions. */
function categoryGraph(category: CategorySlug): PageGraph {
  const services: ServiceOrEmergencyId[] = idsOfCategory(category)
  return fileGraph(category, {
    type: 'CollectionPage',
    main: listNode(routes.page(category), services.map(linkTo)),
    questions: category === 'emergency' ? emergencyIndexPage.questions : [],
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

/** The graph of a post. */
function postGraph(slug: string): PageGraph {
  const post = getPost(slug)
  const { title, seoTitle, metaDescription } = post
  const path = routes.post(slug)
  return pageGraph({
    path,
    seoTitle,
    metaDescription,
    updatedOn: changedOn(post),
    breadcrumbs: postBreadcrumbs(title, slug),
    main: postNode(post),
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
      main: areaServiceNode('/toronto', pageLinks.toronto.label),
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
  if (isPostPath(path)) return postGraph(postSlug(path))
  const id = idAtPath(path)
  if (isServiceOrEmergencyId(id))
    return fileGraph(id, { main: serviceNode(id), questions: serviceOrEmergencyPage(id).questions })
  if (isPlaceId(id))
    return fileGraph(id, { main: areaServiceNode(path, nameOf(id)), questions: placePages[id].questions })
  if (isCategorySlug(id)) return categoryGraph(id)
  return isKeyOf(singleGraphs, path) ? singleGraphs[path]?.() : undefined
}
