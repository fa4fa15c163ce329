import { business } from '@/content/business'
import { circuits, reasonTitles, serviceCards } from '@/content/cards'
import { catalogue } from '@/content/catalogue'
import { claims } from '@/content/claims'
import { faqs } from '@/content/faqs'
import { page as aboutPage } from '@/content/pages/about'
import { page as homePage } from '@/content/pages/home'
import { page as notFoundPage } from '@/content/pages/not-found'
import { page as privacyPage } from '@/content/pages/privacy'
import { page as torontoPage } from '@/content/pages/toronto'
import { prices } from '@/content/prices'
import { homeTestimonials, panelUpgradeTestimonials } from '@/content/testimonials'
import { utilities } from '@/content/utilities'
import { categoryTrail, locationTrail, pageTrail, serviceTrail } from '@/lib/breadcrumbs'
import { fill, fillText, typeset } from '@/lib/content/fill'
import { locationPages } from '@/lib/content/locations'
import { plainText } from '@/lib/content/rich-text'
import {
  categoryPages,
  type EmergencyPath,
  emergencyCategoryPage,
  emergencyPages,
  servicePages,
  type TradePath,
} from '@/lib/content/services'
import type {
  EmergencyPage,
  Fact,
  ImageName,
  LocationPage,
  LocationPath,
  Price,
  PriceId,
  ReasonId,
  ServiceCardId,
  ServicePage,
  ServicePath,
  TradeCategorySlug,
  Utility,
} from '@/lib/content/types'
import { type Frame, frameFor, type LinkItem } from '@/lib/frame'
import { pictureFor } from '@/lib/images'
import { type LeadFormSettings, leadFormFor } from '@/lib/lead-form'
import {
  categorySlugs,
  gtaPaths,
  locationName,
  routes,
  serviceName,
  servicePathsOf,
  splitServicePath,
  torontoPaths,
} from '@/lib/routes'
import { office } from '@/lib/site'

/** Smart-home pages with an inquiry form of their own; the thermostat page shows the shared form. */
const inquiryExcept: ServicePath = 'smart-home/smart-thermostats'

const serviceLink = (path: ServicePath): LinkItem => ({ label: typeset(serviceName(path)), href: routes.service(path) })
const locationLink = (path: LocationPath): LinkItem => ({ label: locationName(path), href: routes.location(path) })
const priceList = (ids: readonly PriceId[]): Price[] => ids.map((id) => prices[id])

/** What every view has: the frame and the form. */
function around(path: string, seoTitle: string, service?: string): { frame: Frame; form: LeadFormSettings } {
  return { frame: frameFor(path), form: leadFormFor(path, fillText(seoTitle, path, false), service) }
}

/** The home page's areas: every GTA town and Toronto, by name. */
export function areaLinks(): LinkItem[] {
  return [...gtaPaths.map(locationLink), { label: 'Toronto', href: routes.toronto() }].sort((a, b) =>
    a.label.localeCompare(b.label, 'en-CA'),
  )
}

/** Both offices, ready to show. */
export function officeCards() {
  return business.offices.map(({ id }) => {
    const { name, street, city, hours, phoneNumber, geo } = office(id)
    return {
      id,
      name,
      street,
      city,
      phone: phoneNumber,
      hours: hours.label,
      geo,
      directionsHref: `https://www.openstreetmap.org/directions?to=${geo.latitude},${geo.longitude}`,
    }
  })
}

/** @returns what HomeScreen shows */
export function homeView() {
  const path = routes.home()
  const page = fill(homePage, path)
  return {
    ...around(path, homePage.seoTitle),
    page,
    reviews: { rating: claims.ratingHome.value, count: claims.reviewsHome.value },
    banner: {
      heading: page.banner.heading,
      lead: page.banner.lead,
      alt: page.banner.alt,
      items: homePage.banner.items.map(({ name, note, service }) => ({
        name: typeset(name),
        note: typeset(note),
        href: routes.service(service),
      })),
    },
    circuits: categorySlugs.map((category) => ({
      name: typeset(catalogue[category].name),
      href: routes.category(category),
      summary: fill(category === 'emergency' ? emergencyCategoryPage.summary : categoryPages[category].summary, path),
      services: servicePathsOf(category).map((service) => typeset(serviceName(service))),
      ...circuits[category],
    })),
    testimonials: fill(homeTestimonials, path),
    faqs: fill(faqs, path),
    picture: pictureFor('kitchen-lighting'),
    areas: areaLinks(),
  }
}

/** @returns what AboutScreen shows */
export function aboutView() {
  const path = routes.about()
  const page = fill(aboutPage, path)
  return {
    ...around(path, aboutPage.seoTitle),
    page,
    breadcrumbs: pageTrail('About', path),
    picture: pictureFor(aboutPage.image),
    services: page.services.items.map(({ category, text }) => ({
      name: catalogue[category].name,
      href: routes.category(category),
      text,
      symbol: circuits[category].symbol,
    })),
  }
}

/** @returns what PrivacyScreen shows */
export function privacyView() {
  const path = routes.privacy()
  return { frame: frameFor(path), page: fill(privacyPage, path), breadcrumbs: pageTrail('Privacy', path) }
}

/** @returns what NotFoundScreen shows; the missing path itself is known only to the browser */
export function notFoundView() {
  const path = '/404'
  return { ...around(path, notFoundPage.seoTitle), page: fill(notFoundPage, path) }
}

/** The second picture of a category page, beside the guide to choosing. */
const detailPictures: Record<TradeCategorySlug, ImageName> = {
  residential: 'rewiring-stud-wall',
  commercial: 'warehouse-high-bay',
  industrial: 'electricians-tools',
  'smart-home': 'bedroom-dimmed-lamp',
  'ev-energy': 'standby-generator',
}

/**
 * @param category a trade category
 * @returns what CategoryScreen shows
 */
export function categoryView(category: TradeCategorySlug) {
  const path = routes.category(category)
  const source = categoryPages[category]
  const rows = servicePathsOf(category).map((service) => {
    const { summary, circuit, cost } = servicePages[service as TradePath] as ServicePage
    const [firstPrice] = cost.prices
    return {
      name: typeset(serviceName(service)),
      href: routes.service(service),
      summary: fill(summary, path),
      circuit: typeset(circuit),
      ...(firstPrice && ownPrices.includes(service) ? { price: prices[firstPrice].range } : {}),
    }
  })
  return {
    ...around(path, source.seoTitle),
    page: fill(source, path),
    name: catalogue[category].name,
    breadcrumbs: categoryTrail(category),
    picture: pictureFor(source.image),
    detail: pictureFor(detailPictures[category]),
    rows,
    prices: priceList(source.prices),
  }
}

/** Services whose first listed price is for the service itself, and not for something done beside it. */
const ownPrices: readonly ServicePath[] = [
  'residential/panel-upgrades',
  'residential/fuse-box-conversions',
  'residential/pot-lights-led-lighting',
  'ev-energy/charger-installation',
]

/**
 * @param path a trade service
 * @returns what ServiceScreen shows; `testimonials` only where the page has a carousel
 */
export function serviceView(path: TradePath) {
  const href = routes.service(path)
  const source: ServicePage = servicePages[path]
  const { category } = splitServicePath(path)
  const inquiry = category === 'smart-home' && path !== inquiryExcept
  const name = typeset(serviceName(path))
  return {
    ...around(href, source.seoTitle, inquiry ? serviceName(path) : undefined),
    page: fill(source, href),
    breadcrumbs: serviceTrail(path),
    category: { label: typeset(catalogue[category].name), href: routes.category(category) },
    ...(source.image ? { picture: pictureFor(source.image) } : {}),
    prices: priceList(source.cost.prices),
    ...(inquiry ? { formHeading: `Ask about ${name}` } : {}),
    siblings: servicePathsOf(category).map((sibling) => ({ ...serviceLink(sibling), current: sibling === path })),
    related: source.related.map(serviceLink),
    testimonials: path === 'residential/panel-upgrades' ? fill(panelUpgradeTestimonials, href) : [],
    /** Lighting control pages show the working keypad. */
    keypad: path === 'smart-home/lutron-homeworks' || path === 'smart-home/radiora-3',
  }
}

/**
 * @param path an emergency page, or null for /emergency itself
 * @returns what EmergencyScreen shows
 */
export function emergencyView(path: EmergencyPath | null) {
  const href = path ? routes.service(path) : routes.category('emergency')
  const source: EmergencyPage = path ? emergencyPages[path] : emergencyCategoryPage
  return {
    ...around(href, source.seoTitle),
    page: fill(source, href),
    breadcrumbs: path ? serviceTrail(path) : categoryTrail('emergency'),
    ...(source.image ? { picture: pictureFor(source.image) } : {}),
    prices: priceList(source.cost.prices),
    siblings: [
      { label: 'Emergency: who to call first', href: routes.category('emergency') },
      ...servicePathsOf('emergency').map(serviceLink),
    ],
    related: source.related.map(serviceLink),
  }
}

/** @returns what TorontoScreen shows: the first 18 neighbourhoods as cards, the rest as links */
export function torontoView() {
  const path = routes.toronto()
  return {
    ...around(path, torontoPage.seoTitle),
    page: fill(torontoPage, path),
    breadcrumbs: pageTrail('Toronto', path),
    cards: torontoPaths.slice(0, 18).map((place) => ({
      name: locationName(place),
      href: routes.location(place),
      excerpt: fill((locationPages[place] as LocationPage).excerpt, path),
    })),
    more: torontoPaths.slice(18).map(locationLink),
    // The city's own office first.
    offices: officeCards().reverse(),
  }
}

/**
 * @param path a GTA town or a Toronto neighbourhood
 * @returns what LocationScreen shows
 */
export function locationView(path: LocationPath) {
  const href = routes.location(path)
  const source: LocationPage = locationPages[path]
  const page = fill(source, href)
  const { frame, form } = around(href, source.seoTitle)
  const near = office(source.office)
  const far = office(source.office === 'toronto' ? 'woodbridge' : 'toronto')
  const utility: Utility = utilities[source.utility]
  const facts: Fact[] = [
    { label: 'Nearest office', value: `${near.name}, ${near.street}` },
    { label: 'Office hours', value: near.hours.label },
    { label: 'Emergencies', value: '24/7' },
    { label: 'Utility', value: utility.name },
    {
      label: 'Power out?',
      value: utility.outagePhone
        ? `${fillText(`{outage:${source.utility}}`, href)}, or the [outage page](${utility.outagePage})`
        : `See the [${utility.name} outage page](${utility.outagePage})`,
    },
  ]
  const neighbours = source.neighbours.map(locationLink)
  const half = Math.ceil(neighbours.length / 2)
  return {
    frame,
    locationName: locationName(path),
    heroDescription: page.heroDescription,
    isGTA: path.startsWith('gta/'),
    h1: page.h1,
    breadcrumbs: locationTrail(path),
    facts: facts.map((fact) => ({ ...fact, value: typeset(fact.value) })),
    feeder: {
      from: { name: near.name, street: near.street },
      to: { name: far.name, street: far.street },
      places: [...neighbours.slice(0, half), locationLink(path), ...neighbours.slice(half)],
      currentHref: href,
    },
    sections: page.sections,
    services: {
      heading: page.services.heading,
      lead: page.services.lead,
      items: (Object.keys(serviceCards) as ServiceCardId[]).map((id) => {
        const card = serviceCards[id]
        return {
          name: card.name,
          href: 'service' in card ? routes.service(card.service) : routes.category(card.category),
          text: page.services.cards[id],
          symbol: card.symbol,
        }
      }),
    },
    reasons: {
      heading: page.reasons.heading,
      items: (Object.keys(reasonTitles) as ReasonId[]).map((id) => ({
        title: reasonTitles[id],
        text: page.reasons.items[id],
      })),
    },
    questions: page.questions,
    form: { settings: form, ...page.form },
  }
}

/**
 * The description of a location page: its own sentence, then the cities served, as the specification asks.
 * @param path a place
 * @returns plain text
 */
export function locationDescription(path: LocationPath): string {
  const own = plainText(fillText(locationPages[path].metaDescription, routes.location(path), false))
  const cities = ['Toronto', ...gtaPaths.map(locationName)].slice(0, 25)
  return `${own} Serving ${cities.join(', ')}.`
}
