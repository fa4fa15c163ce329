import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ElectricianLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSite,
} from 'schema-dts'
import type { Question } from '@/content/schema'
import { sitePosts } from '@/lib/blog/posts'
import { breadcrumbsOf } from '@/lib/content/breadcrumbs'
import { linkTo, pageLinks } from '@/lib/content/links'
import type { Page, PageOfKind } from '@/lib/content/pages'
import { idsOfCategory, nameOf, serviceOrEmergencyPage } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { noindexPaths, routes } from '@/lib/routes'
import {
  areaServiceNode,
  breadcrumbNode,
  businessNode,
  businessRef,
  faqNode,
  listNode,
  nodeRef,
  postNode,
  type Ref,
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
type MainNode = ItemListLeaf | BlogPostingLeaf | ServiceLeaf
type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': PageType }
type OtherNode = ElectricianLeaf | WebSite | BreadcrumbListLeaf | FAQPageLeaf
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** The parts of a graph that depend on the kind of page. */
type PageParts = {
  type?: PageType
  /** The questions of the page's file. Emergency pages also show one or two that are made from other fields. */
  questions?: readonly Question[]
  /** The main entity; the business by default. */
  main?: MainNode & Ref
}

/** How many of the newest posts the list of /blog has, so that it stays small as the blog grows. */
const LISTED_POSTS = 36

/** @returns the parts of the graph of a single page that has questions, a type or a main entity */
function singleParts(page: PageOfKind<'single'>): PageParts {
  switch (page.id) {
    case 'home':
      return { questions: siteContent().faqs }
    case 'about':
      return { type: 'AboutPage' }
    case 'contact':
      return { type: 'ContactPage' }
    case 'toronto':
      return { main: areaServiceNode(page, pageLinks.toronto.label) }
    case 'blog': {
      const posts = sitePosts()
        .slice(0, LISTED_POSTS)
        .map(({ title, slug }) => ({ label: title, href: routes.post(slug) }))
      return { type: 'CollectionPage', main: listNode(page, posts) }
    }
    default:
      return {}
  }
}

function partsOf(page: Page): PageParts {
  const { emergencyIndexPage, placePages } = siteContent()
  switch (page.kind) {
    case 'single':
      return singleParts(page)
    case 'service':
    case 'emergency':
      return { main: serviceNode(page), questions: serviceOrEmergencyPage(page.id).questions }
    case 'place':
      return { main: areaServiceNode(page, nameOf(page.id)), questions: placePages[page.id].questions }
    case 'category':
    case 'emergency-index': {
      const services = idsOfCategory(page.id).map((service) => linkTo(service))
      const questions = page.kind === 'emergency-index' ? emergencyIndexPage.questions : []
      return { type: 'CollectionPage', main: listNode(page, services), questions }
    }
    case 'post':
      return { main: postNode(page) }
  }
}

/**
 * Each entity is defined once and referenced by its `@id`.
 * @returns the structured data of a page: the business, the site, the page, and its breadcrumbs, questions and main
 *   entity; undefined for pages that search engines should not list
 * @throws Error when there is no such post
 */
export function graphFor(page: Page): PageGraph | undefined {
  const { path } = page
  if (path === '/404' || noindexPaths.includes(path)) return undefined
  const { seoTitle, metaDescription, updatedOn } = seoFieldsOf(page)
  const { type = 'WebPage', questions = [], main } = partsOf(page)
  // Those that the page shows, this page last.
  const breadcrumbs = breadcrumbsOf(page)
  const pageNode: PageNode = {
    '@type': type,
    ...nodeRef(page, 'webpage'),
    url: absoluteUrl(path),
    name: headText(seoTitle, page),
    description: headText(metaDescription, page),
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
    ...(breadcrumbs.length > 0 ? { breadcrumb: nodeRef(page, 'breadcrumb') } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(page),
      websiteNode(),
      pageNode,
      ...(breadcrumbs.length > 0 ? [breadcrumbNode(page, breadcrumbs)] : []),
      ...(main ? [main] : []),
      ...(questions.length > 0 ? [faqNode(page, questions)] : []),
    ],
  }
}
