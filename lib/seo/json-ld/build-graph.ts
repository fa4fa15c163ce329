import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSite,
} from 'schema-dts'
import type { Question, SeoFields } from '@/content/schema'
import type { LinkItem } from '@/lib/content/links'
import { type PagePath, routes } from '@/lib/routes'
import { zonedDate } from '@/lib/seo/dates'
import {
  type Business,
  businessNode,
  businessRef,
  displayText,
  type Ref,
  websiteNode,
  websiteRef,
} from '@/lib/seo/json-ld/entities'
import { headText, shareImageSize } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/site'

/** A page's structured data: one JSON-LD graph. */
export type PageGraph = { '@context': 'https://schema.org'; '@graph': readonly Node[] }

/** The main entity of a page, where it is not the business. */
type MainNode = (BlogPostingLeaf | ItemListLeaf | ServiceLeaf) & Ref
type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': PageType }
type Node = Business | WebSite | PageNode | BreadcrumbListLeaf | FAQPageLeaf | MainNode

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** Input of a page's graph. Text may contain tokens. */
export type PageGraphInput = Pick<SeoFields, 'seoTitle' | 'metaDescription'> & {
  updatedOn?: string
  path: PagePath
  type?: PageType
  /** The visible breadcrumbs, home first, this page last. */
  breadcrumbs?: readonly LinkItem[]
  /** The questions that the page shows, all of them. */
  questions?: readonly Question[]
  /** The main entity; the business by default. */
  main?: MainNode
}

/** @returns a node's id on a page */
export const fragment = (path: PagePath, id: string): Ref => ({ '@id': `${absoluteUrl(path)}#${id}` })

function breadcrumbNode(path: PagePath, items: readonly LinkItem[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    ...fragment(path, 'breadcrumb'),
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: displayText(label, path),
      item: absoluteUrl(href),
    })),
  }
}

function faqNode(path: PagePath, questions: readonly Question[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    ...fragment(path, 'faq'),
    isPartOf: fragment(path, 'webpage'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: displayText(question, path),
      acceptedAnswer: { '@type': 'Answer', text: displayText(answer, path) },
    })),
  }
}

/**
 * Each entity is defined once and referenced by its `@id`.
 * @returns the graph of a page: the business, the site, the page, and its breadcrumbs, questions and main entity
 * @throws Error when a token is unknown or a date is invalid
 */
export function pageGraph(input: PageGraphInput): PageGraph {
  const { path, type = 'WebPage', breadcrumbs, questions = [], main, updatedOn } = input
  const page: PageNode = {
    '@type': type,
    ...fragment(path, 'webpage'),
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
    ...(breadcrumbs ? { breadcrumb: fragment(path, 'breadcrumb') } : {}),
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
