import type {
  ContactPoint,
  ElectricianLeaf,
  LocalBusiness,
  MergeLeafTypes,
  Offer,
  OpeningHoursSpecification,
  OrganizationLeaf,
  Place,
  WebSite,
} from 'schema-dts'
import { business } from '@/content/business'
import { claims, ratingInStructuredData } from '@/content/claims'
import { seoWords } from '@/content/interface'
import { page as homePage } from '@/content/pages/home'
import { prices } from '@/content/prices'
import type { PhoneNumber, Price, PriceId } from '@/content/schema'
import { weekdays } from '@/content/schema/facts'
import { socialLinks } from '@/content/social'
import { areaLinks } from '@/lib/content/links'
import { categoryName, categorySlugs } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { fillTokens } from '@/lib/fill-tokens'
import { type PagePath, routes } from '@/lib/routes'
import { absoluteUrl, closuresFrom, type OfficeRecord, offices, phoneFor } from '@/lib/site'

/** One entity with two types: Electrician, and Organization for the properties that Google reads from it. */
export type Business = MergeLeafTypes<[ElectricianLeaf, OrganizationLeaf]>
export type Ref = { '@id': string }

/** The same on every page, so that all pages refer to one business and one site. */
export const businessRef: Ref = { '@id': absoluteUrl('/#business') }
export const websiteRef: Ref = { '@id': absoluteUrl('/#website') }

/** Pages that show every office's phone number; all other pages show one number. */
const withAllOffices: readonly PagePath[] = [routes.contact(), routes.toronto()]

/** Pages whose structured data has the rating: it must match visible content (Google, structured data policies). */
const ratedPaths: readonly PagePath[] = [routes.home(), routes.toronto()]

/**
 * @param text copy as written, or filled
 * @param path the page that it is on
 * @returns the text as displayed, without Markdown, with plain spaces
 */
export function displayText(text: string, path: string): string {
  return plainText(renderCopy(text, path)).replace(/\s+/g, ' ').trim()
}

function officeHours({ hours: { days, opens, closes } }: OfficeRecord): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }
}

/** 00:00 to 00:00 means closed all day (Google, local business hours). */
function holidays(): { specialOpeningHoursSpecification?: OpeningHoursSpecification[] } {
  const closed = closuresFrom().map(({ from, to }): OpeningHoursSpecification => {
    return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens: '00:00', closes: '00:00' }
  })
  return closed.length > 0 ? { specialOpeningHoursSpecification: closed } : {}
}

function officeAddress({ street, city }: OfficeRecord) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: 'ON',
    addressCountry: 'CA',
  } as const
}

/** @returns whether a page shows a phone number */
const shows = (path: PagePath, e164: string) => withAllOffices.includes(path) || e164 === phoneFor(path).e164

function officeNode(office: OfficeRecord, path: PagePath): LocalBusiness {
  const { id, name, geo, phone } = office
  return {
    '@type': 'LocalBusiness',
    '@id': absoluteUrl(`/#office-${id}`),
    name: `${business.name}, ${fillTokens(seoWords.office, { name })}`,
    url: absoluteUrl(routes.contact()),
    image: absoluteUrl(routes.shareImage(routes.contact())),
    address: officeAddress(office),
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    ...(shows(path, phone.e164) ? { telephone: phone.e164 } : {}),
    openingHoursSpecification: officeHours(office),
    ...holidays(),
    parentOrganization: businessRef,
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

/** @returns the phone and the area of the first office and of each office with `answers` */
export function answeredAreas() {
  return offices
    .filter(({ answers }, index) => index === 0 || answers.length > 0)
    .map(({ name, phone }, index) => ({ area: index === 0 ? seoWords.area : name, phone }))
}

const emergencyContacts = answeredAreas().map(({ area, phone }) => emergencyContact(phone, area))

/** @returns a place of the visible list of areas */
export function placeNode(name: string, href: string): Place {
  return { '@type': 'Place', name, url: absoluteUrl(href) }
}

/**
 * The business. Only its phone and its rating differ by page: the phone is the page's, the rating is on pages that show its
 * figures. Its own address and hours are those of the first office; every office is a department.
 * @param path the page that the node is on
 * @returns the node
 */
export function businessNode(path: PagePath): Business {
  const [head] = offices
  return {
    '@type': ['Electrician', 'Organization'],
    ...businessRef,
    name: business.name,
    description: displayText(homePage.metaDescription, routes.home()),
    url: absoluteUrl(routes.home()),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png'), width: '512', height: '512' },
    image: absoluteUrl(routes.shareImage(routes.home())),
    telephone: phoneFor(path).e164,
    email: business.email,
    address: officeAddress(head),
    geo: { '@type': 'GeoCoordinates', latitude: head.geo.latitude, longitude: head.geo.longitude },
    openingHoursSpecification: officeHours(head),
    ...holidays(),
    department: offices.map((office) => officeNode(office, path)),
    contactPoint: emergencyContacts.filter(({ telephone }) => shows(path, telephone)),
    areaServed: areaLinks().map(({ label, href }) => placeNode(label, href)),
    paymentAccepted: business.paymentAccepted.join(', '),
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
          name: categoryName(category),
          url: absoluteUrl(routes.category(category)),
        },
      })),
    },
    ...(ratingInStructuredData && ratedPaths.includes(path)
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: claims.ratingStructuredData.value,
            // The claim may be written for people: "1,200+".
            reviewCount: Number(claims.reviewsStructuredData.value.replace(/\D/g, '')),
            bestRating: 5,
          } as const,
        }
      : {}),
  }
}

/** @returns the WebSite node, part of every page's graph */
export function websiteNode(): WebSite {
  return {
    '@type': 'WebSite',
    ...websiteRef,
    name: business.name,
    url: absoluteUrl(routes.home()),
    inLanguage: 'en-CA',
    publisher: businessRef,
  }
}

/**
 * @param id a price of the price list that the page shows
 * @returns it as an offer: a typical range before HST, without a maximum where it is open-ended
 */
export function offerNode(id: PriceId): Offer {
  const price: Price = prices[id]
  return {
    '@type': 'Offer',
    name: price.work,
    offeredBy: businessRef,
    priceCurrency: business.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: business.currency,
      minPrice: price.low,
      ...(price.openEnded ? {} : { maxPrice: price.high ?? price.low }),
      unitText: price.unit ?? 'job',
      valueAddedTaxIncluded: false,
    },
  }
}
