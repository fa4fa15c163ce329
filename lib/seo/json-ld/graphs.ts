import type { WebPageLeaf } from 'schema-dts'
import type { Question, SeoFields, SinglePath, StaticPath } from '@/content/schema'
import { changedOn, getPost, sitePosts } from '@/lib/blog/posts'
import { breadcrumbsOf } from '@/lib/content/breadcrumbs'
import { type LinkItem, linkTo, pageLinks } from '@/lib/content/links'
import { idsOfCategory, nameOf, serviceOrEmergencyPage } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { isKeyOf } from '@/lib/objects'
import {
  idAtPath,
  isCategorySlug,
  isPlaceId,
  isPostPath,
  isServiceOrEmergencyId,
  noindexPaths,
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
} from '@/lib/seo/json-ld/nodes'
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
type PageGraphInput = PageParts &
  Pick<SeoFields, 'seoTitle' | 'metaDescription'> & {
    updatedOn?: string
    path: PagePath
    /** The visible breadcrumbs, home first, this page last. Empty on the home page and on posts. */
    breadcrumbs: readonly LinkItem[]
  }

/** The parts of a graph that depend on the kind of page. */
type PageParts = {
  type?: PageType
  /** The questions of the page's file. Emergency pages also show one or two that are made from other fields. */
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
    isPartOf: websiteRef(),
    about: businessRef(),
    mainEntity: main ? { '@id': main['@id'] } : businessRef(),
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absoluteUrl(routes.shareImage(path)),
      width: String(shareImageSize.width),
      height: String(shareImageSize.height),
    },
    ...(updatedOn ? { dateModified: zonedDate(updatedOn) } : {}),
    ...(breadcrumbs.length > 0 ? { breadcrumb: nodeRef(path, 'breadcrumb') } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(path),
      websiteNode(),
      page,
      ...(breadcrumbs.length > 0 ? [breadcrumbNode(path, breadcrumbs)] : []),
      ...(main ? [main] : []),
      ...(questions.length > 0 ? [faqNode(path, questions)] : []),
    ],
  }
}

/** How many of the newest posts the list of /blog has, so that it stays small as the blog grows. */
const LISTED_POSTS = 36

/** The parts of single pages that have questions, a type or a main entity. */
const singleParts = {
  '/': () => ({ questions: siteContent().faqs }),
  '/about': () => ({ type: 'AboutPage' }),
  '/contact': () => ({ type: 'ContactPage' }),
  '/toronto': () => ({ main: areaServiceNode('/toronto', pageLinks.toronto.label) }),
  '/blog': () => {
    const posts = sitePosts()
      .slice(0, LISTED_POSTS)
      .map(({ title, slug }) => ({ label: title, href: routes.post(slug) }))
    return { type: 'CollectionPage', main: listNode('/blog', posts) }
  },
} satisfies Partial<Record<SinglePath, () => PageParts>>

function partsOf(path: StaticPath): PageParts {
  const { emergencyIndexPage, placePages } = siteContent()
  const id = idAtPath(path)
  if (isServiceOrEmergencyId(id)) return { main: serviceNode(id), questions: serviceOrEmergencyPage(id).questions }
  if (isPlaceId(id)) return { main: areaServiceNode(path, nameOf(id)), questions: placePages[id].questions }
  if (isCategorySlug(id)) {
    const services = idsOfCategory(id).map((service) => linkTo(service))
    const questions = id === 'emergency' ? emergencyIndexPage.questions : []
    return { type: 'CollectionPage', main: listNode(path, services), questions }
  }
  return isKeyOf(singleParts, path) ? singleParts[path]() : {}
}

/**
 * @param path a page's root-relative path
 * @returns its structured data; undefined for pages that search engines should not list
 * @throws Error when there is no such post
 */
export function graphFor(path: PagePath): PageGraph | undefined {
  if (path === '/404' || noindexPaths.includes(path)) return undefined
  if (!isPostPath(path))
    return pageGraph({ path, ...seoFieldsOf(path), breadcrumbs: breadcrumbsOf(path), ...partsOf(path) })
  const post = getPost(postSlug(path))
  const { seoTitle, metaDescription } = post
  // A post shows a link back to the blog and no breadcrumbs: what a page does not show may not be marked up.
  return pageGraph({
    path,
    seoTitle,
    metaDescription,
    updatedOn: changedOn(post),
    breadcrumbs: [],
    main: postNode(post),
  })
}
