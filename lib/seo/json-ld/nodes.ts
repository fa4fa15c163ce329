import type {
  AggregateOffer,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ContactPoint,
  ElectricianLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  LocalBusiness,
  OpeningHoursSpecification,
  Place,
  ServiceLeaf,
  WebSite,
} from 'schema-dts'
import { contactWords, seoWords } from '@/content/interface'
import type { EmergencyContent, PhoneNumber, PriceId, Question, ServiceContent } from '@/content/schema'
import { weekdays } from '@/content/schema/facts'
import { changedOn, getPost } from '@/lib/blog/posts'
import { areaLinks, type LinkItem } from '@/lib/content/links'
import { areasOfOffices } from '@/lib/content/offices'
import { type Page, type PageOfKind, pageAt } from '@/lib/content/pages'
import { shownPrice } from '@/lib/content/price-terms'
import { nameOf, serviceOrEmergencyPage, summaryOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureForFile } from '@/lib/images/pictures'
import { categoryOf, type PagePath, routes } from '@/lib/routes'
import { headText } from '@/lib/seo/metadata'
import { zonedDate } from '@/lib/seo/zoned-date'
import { absoluteUrl, closuresFrom, type Office, offices } from '@/lib/site'

export type Ref = { '@id': string }

/** The same on every page, so that all pages refer to one business and one site. */
export const businessRef = (): Ref => ({ '@id': absoluteUrl('/#business') })
export const websiteRef = (): Ref => ({ '@id': absoluteUrl('/#website') })
/** @returns a reference to a node of a page. Spread into the node itself it is its `@id` */
export const nodeRef = ({ path }: Page, id: string): Ref => ({ '@id': `${absoluteUrl(path)}#${id}` })

/** Pages that show every office's phone number; all other pages show one number. */
const withAllOffices: readonly PagePath[] = [routes.contact(), routes.toronto()]

/** Pages whose structured data has the rating. Both show how many reviews there are. */
const ratedPaths: readonly PagePath[] = [routes.home(), routes.toronto()]

/** @returns copy of a page as displayed, without Markdown, with plain spaces */
function displayText(text: string, page: Page): string {
  return plainText(renderCopy(text, page)).replace(/\s+/g, ' ').trim()
}

function officeHours({ hours: { days, opens, closes } }: Office): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }
}

/** 00:00 to 00:00 means closed all day (Google, local business hours). */
function closedDays(): { specialOpeningHoursSpecification?: OpeningHoursSpecification[] } {
  const closed = closuresFrom().map(({ from, to }): OpeningHoursSpecification => {
    return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens: '00:00', closes: '00:00' }
  })
  return closed.length > 0 ? { specialOpeningHoursSpecification: closed } : {}
}

const officePosition = ({ geo }: Office) =>
  ({ '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude }) as const

function officeAddress({ street, city }: Office) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: 'ON',
    addressCountry: 'CA',
  } as const
}

const showsPhone = ({ path, office }: Page, e164: string) => withAllOffices.includes(path) || e164 === office.phone.e164

function officeNode(office: Office, page: Page): LocalBusiness {
  const { business } = siteContent()
  const { id, city, phone } = office
  return {
    '@type': 'LocalBusiness',
    '@id': absoluteUrl(`/#office-${id}`),
    name: `${business.name}, ${fillTokens(contactWords.office.name, { city })}`,
    url: absoluteUrl(routes.contact()),
    image: absoluteUrl(routes.shareImage(routes.contact())),
    address: officeAddress(office),
    geo: officePosition(office),
    ...(showsPhone(page, phone.e164) ? { telephone: phone.e164 } : {}),
    openingHoursSpecification: officeHours(office),
    ...closedDays(),
    parentOrganization: businessRef(),
  }
}

/** 00:00 to 23:59 means open all day (Google, local business hours). */
function emergencyContact(phone: PhoneNumber, area: string): ContactPoint & { telephone: string } {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: phone.e164,
    areaServed: area,
    availableLanguage: 'en',
    hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '00:00', closes: '23:59' },
  }
}

const emergencyContacts = () => areasOfOffices().map(({ area, phone }) => emergencyContact(phone, area))

/** @returns a place of the visible list of areas */
function placeNode(name: string, href: string): Place {
  return { '@type': 'Place', name, url: absoluteUrl(href) }
}

/**
 * The business, with the phone, address and hours of the page's office; every office is a department. The pages of
 * `ratedPaths` have the rating.
 */
export function businessNode(page: Page): ElectricianLeaf {
  const { business, claims, ratingInStructuredData, socialLinks, categorySlugs } = siteContent()
  const { home: homePage } = siteContent().singlePages
  const { office } = page
  return {
    '@type': 'Electrician',
    ...businessRef(),
    name: business.name,
    description: displayText(homePage.metaDescription, pageAt(routes.home())),
    url: absoluteUrl(routes.home()),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png'), width: '512', height: '512' },
    image: absoluteUrl(routes.shareImage(routes.home())),
    telephone: office.phone.e164,
    email: business.email,
    address: officeAddress(office),
    geo: officePosition(office),
    openingHoursSpecification: officeHours(office),
    ...closedDays(),
    department: offices().map((one) => officeNode(one, page)),
    contactPoint: emergencyContacts().filter(({ telephone }) => showsPhone(page, telephone)),
    areaServed: areaLinks().map(({ label, href }) => placeNode(label, href)),
    paymentAccepted: business.payments.join(', '),
    currenciesAccepted: business.currency,
    identifier: {
      '@type': 'PropertyValue',
      propertyID: business.licence.label,
      name: business.licence.label,
      value: business.licence.number,
    },
    sameAs: socialLinks.map(({ href }) => href),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: seoWords.services,
      itemListElement: categorySlugs.map((category) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: nameOf(category),
          url: absoluteUrl(routes.page(category)),
        },
      })),
    },
    ...(ratingInStructuredData && ratedPaths.includes(page.path)
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: claims.ratingBoth.value,
            // The claim may be written for people: "1,200+".
            reviewCount: Number(claims.reviewsBoth.value.replace(/\D/g, '')),
            bestRating: 5,
            worstRating: 1,
          } as const,
        }
      : {}),
  }
}

/** @returns the WebSite node, part of every page's graph */
export function websiteNode(): WebSite {
  const { business } = siteContent()
  return {
    '@type': 'WebSite',
    ...websiteRef(),
    name: business.name,
    url: absoluteUrl(routes.home()),
    inLanguage: 'en-CA',
    publisher: businessRef(),
  }
}

/**
 * A PriceSpecification needs a maximum, which an open-ended price does not have.
 * @returns a price of the page as an offer: a typical range, and in words that HST is extra
 */
function offerNode(id: PriceId): AggregateOffer {
  const { business } = siteContent()
  const { work, low, high = low, openEnded, unit = 'job', terms } = shownPrice(id)
  return {
    '@type': 'AggregateOffer',
    name: work,
    description: terms.join(' '),
    offeredBy: businessRef(),
    priceCurrency: business.currency,
    offerCount: 1,
    lowPrice: low,
    ...(openEnded ? {} : { highPrice: high }),
    eligibleQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: unit },
  }
}

/** @returns a service or an emergency page as a service, with its offers */
export function serviceNode(page: PageOfKind<'service' | 'emergency'>): ServiceLeaf & Ref {
  const content: ServiceContent | EmergencyContent = serviceOrEmergencyPage(page.id)
  const headPrice = 'headPrice' in content ? content.headPrice : undefined
  const offers = [...(headPrice?.kind === 'price' ? [headPrice.price] : []), ...(content.cost?.prices ?? [])]
  return {
    '@type': 'Service',
    ...nodeRef(page, 'service'),
    name: nameOf(page.id),
    serviceType: nameOf(categoryOf(page.id)),
    description: displayText(summaryOf(page.id), page),
    url: absoluteUrl(page.path),
    provider: businessRef(),
    ...(offers.length > 0 ? { offers: offers.map(offerNode) } : {}),
  }
}

/** @returns the services of the business in one place */
export function areaServiceNode(page: Page, place: string): ServiceLeaf & Ref {
  return {
    '@type': 'Service',
    ...nodeRef(page, 'service'),
    name: fillTokens(seoWords.servicesIn, { place }),
    serviceType: seoWords.serviceType,
    url: absoluteUrl(page.path),
    provider: businessRef(),
    areaServed: placeNode(place, page.path),
  }
}

/** @returns an entry of a list of links, without its address */
const listItem = (page: Page, { label }: LinkItem, index: number) =>
  ({ '@type': 'ListItem', position: index + 1, name: displayText(label, page) }) as const

export function listNode(page: Page, items: readonly LinkItem[]): ItemListLeaf & Ref {
  return {
    '@type': 'ItemList',
    ...nodeRef(page, 'list'),
    itemListElement: items.map((link, index) => ({ ...listItem(page, link, index), url: absoluteUrl(link.href) })),
  }
}

export function breadcrumbNode(page: Page, items: readonly LinkItem[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    ...nodeRef(page, 'breadcrumb'),
    itemListElement: items.map((link, index) => ({ ...listItem(page, link, index), item: absoluteUrl(link.href) })),
  }
}

export function faqNode(page: Page, questions: readonly Question[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    ...nodeRef(page, 'faq'),
    isPartOf: nodeRef(page, 'webpage'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: displayText(question, page),
      acceptedAnswer: { '@type': 'Answer', text: displayText(answer, page) },
    })),
  }
}

/** @returns a post. Its author is the business unless the post names somebody */
export function postNode(page: PageOfKind<'post'>): BlogPostingLeaf & Ref {
  const { business } = siteContent()
  const post = getPost(page.id)
  return {
    '@type': 'BlogPosting',
    ...nodeRef(page, 'article'),
    headline: displayText(post.title, page),
    description: headText(post.metaDescription, page),
    image: [absoluteUrl(routes.shareImage(page.path)), absoluteUrl(pictureForFile(post.featuredImage, '').fallback)],
    datePublished: zonedDate(post.publishDate),
    dateModified: zonedDate(changedOn(post)),
    articleSection: post.category,
    inLanguage: 'en-CA',
    author: post.author === smartPunctuation(business.name) ? businessRef() : { '@type': 'Person', name: post.author },
    publisher: businessRef(),
    mainEntityOfPage: nodeRef(page, 'webpage'),
  }
}
