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
import { catalogue } from '@/content/catalogue'
import { claims, ratingInStructuredData } from '@/content/claims'
import { page as homePage } from '@/content/pages/home'
import { prices } from '@/content/prices'
import { socialLinks } from '@/content/social'
import type { OfficeId, PhoneNumber, Price, PriceId } from '@/content/types'
import { fill } from '@/lib/content/fill'
import { areaLinks } from '@/lib/content/links'
import { plainText } from '@/lib/content/rich-text'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { categorySlugs, type PagePath, routes } from '@/lib/routes'
import { absoluteUrl, closuresFrom, office, phoneFor } from '@/lib/site'

/** The firm is one entity with two types: Electrician, and Organization for the properties that Google reads from it. */
export type Firm = MergeLeafTypes<[ElectricianLeaf, OrganizationLeaf]>
export type Ref = { '@id': string }

/** The same on every page, so that all pages refer to one firm and one site. */
export const businessRef: Ref = { '@id': absoluteUrl('/#business') }
export const websiteRef: Ref = { '@id': absoluteUrl('/#website') }

/** Pages that show both phone numbers; every other page has one, in its markup as in its text. */
const bothOffices: readonly PagePath[] = [routes.contact(), routes.toronto()]

/** Pages that show the review figures: markup must match visible content (Google, structured data policies). */
const ratedPaths: readonly PagePath[] = [routes.home(), routes.toronto()]

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * @param text copy as written, or filled
 * @param path the page that it is on
 * @returns the text as displayed, without Markdown, with plain spaces
 */
export function displayText(text: string, path: string): string {
  return plainText(fill(text, path)).replace(/\s+/g, ' ').trim()
}

function officeHours(id: OfficeId): OpeningHoursSpecification {
  const { days, opens, closes } = office(id).hours
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }
}

/** Closed all day is 00:00 to 00:00 (Google, local business hours). */
function holidays(): { specialOpeningHoursSpecification?: OpeningHoursSpecification[] } {
  const closed = closuresFrom().map(({ from, to }): OpeningHoursSpecification => {
    return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens: '00:00', closes: '00:00' }
  })
  return closed.length > 0 ? { specialOpeningHoursSpecification: closed } : {}
}

function officeAddress(id: OfficeId) {
  const { street, city, region, country } = office(id)
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  } as const
}

function officeNode(id: OfficeId, path: PagePath): LocalBusiness {
  const { name, geo, phoneNumber } = office(id)
  const shown = bothOffices.includes(path) || phoneNumber === phoneFor(path)
  return {
    '@type': 'LocalBusiness',
    '@id': absoluteUrl(`/#office-${id}`),
    name: `${business.name}, ${fillTemplate(uiWords.seo.office, { name })}`,
    url: absoluteUrl(routes.contact()),
    image: absoluteUrl(routes.shareImage(routes.contact())),
    address: officeAddress(id),
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    ...(shown ? { telephone: phoneNumber.e164 } : {}),
    openingHoursSpecification: officeHours(id),
    ...holidays(),
    parentOrganization: businessRef,
  }
}

/** Around the clock is 00:00 to 23:59 (Google, local business hours). */
function emergencyContact(phone: PhoneNumber, area: string): ContactPoint & { telephone: string } {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: phone.e164,
    areaServed: area,
    availableLanguage: 'en',
    hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: week, opens: '00:00', closes: '23:59' },
  }
}

const emergencyContacts = [
  emergencyContact(business.phone, uiWords.seo.areas.gta),
  emergencyContact(business.torontoPhone, uiWords.seo.areas.toronto),
]

/** @returns a place of the visible list of areas */
export function placeNode(name: string, href: string): Place {
  return { '@type': 'Place', name, url: absoluteUrl(href) }
}

/**
 * The firm: the same on every page but for its phone, which is the page's, and the rating, which is included only where
 * its figures are visible. The firm's own address and hours are the first office's; both offices are its departments.
 * @param path the page that the node is on
 */
export function businessNode(path: PagePath): Firm {
  const [head] = business.offices
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
    address: officeAddress(head.id),
    geo: { '@type': 'GeoCoordinates', latitude: head.geo.latitude, longitude: head.geo.longitude },
    openingHoursSpecification: officeHours(head.id),
    ...holidays(),
    department: business.offices.map(({ id }) => officeNode(id, path)),
    contactPoint: emergencyContacts.filter(
      ({ telephone }) => bothOffices.includes(path) || telephone === phoneFor(path).e164,
    ),
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
      name: uiWords.seo.services,
      itemListElement: categorySlugs.map((category) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: catalogue[category].name,
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
      ...(price.openEnded ? {} : { maxPrice: price.high }),
      unitText: price.unit,
      valueAddedTaxIncluded: false,
    },
  }
}
