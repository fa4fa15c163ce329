import type { catalogue } from '@/content/catalogue'
import type { images } from '@/content/images'
import type { gtaAreas, torontoNeighbourhoods } from '@/content/locations/places'
import type { prices } from '@/content/prices'
import type { utilities } from '@/content/utilities'

/**
 * A string with inline Markdown (**bold**, [link](/path)) and tokens:
 * {phone} {business} {licence} {email} {price:ID} {claim:ID} {outage:UTILITY}.
 * `lib/content/rich-text.ts` turns it into elements, `plainText` into text.
 */
export type RichText = string

export type PhoneNumber = { readonly display: string; readonly e164: string; readonly note?: string }
export type OfficeId = 'toronto' | 'woodbridge'
export type PhoneId = 'default' | 'toronto'

export type Office = {
  readonly id: OfficeId
  readonly name: string
  readonly street: string
  readonly city: string
  readonly region: string
  readonly country: string
  readonly geo: { readonly latitude: number; readonly longitude: number }
  readonly phone: PhoneId
  /** 24-hour local times, and the words shown to visitors. */
  readonly hours: { readonly opens: string; readonly closes: string; readonly label: string }
}

export type Business = {
  readonly name: string
  readonly tagline: string
  readonly phone: PhoneNumber
  readonly torontoPhone: PhoneNumber
  readonly email: string
  readonly formService: string
  readonly siteUrl: string
  readonly licence: { readonly label: string; readonly number: string }
  readonly offices: readonly Office[]
  readonly paymentAccepted: readonly string[]
  readonly currency: string
}

export type Claim = { readonly value: string; readonly shows: string }

export type Price = {
  readonly work: string
  /** As shown, in Canadian dollars before HST. */
  readonly range: string
  readonly low: number
  readonly high: number
  /** True where the specification ends the range with a plus sign. */
  readonly openEnded: boolean
  readonly unit: 'visit' | 'job' | 'light'
}
export type PriceId = keyof typeof prices

export type Catalogue = Record<string, { readonly name: string; readonly services: Readonly<Record<string, string>> }>
export type CategorySlug = keyof typeof catalogue
export type ServiceSlugOf<C extends CategorySlug> = keyof (typeof catalogue)[C]['services'] & string
/** Every service page as `category/slug`. */
export type ServicePath = { [C in CategorySlug]: `${C}/${ServiceSlugOf<C>}` }[CategorySlug]
/** Service pages on the ordinary template: all but the emergency ones. */
export type TradeCategorySlug = Exclude<CategorySlug, 'emergency'>

export type GtaSlug = keyof typeof gtaAreas
export type TorontoSlug = keyof typeof torontoNeighbourhoods
export type LocationPath = `gta/${GtaSlug}` | `toronto/${TorontoSlug}`

export type UtilityId = keyof typeof utilities
export type Utility = {
  readonly name: string
  readonly outagePhone?: PhoneNumber
  readonly outagePage: string
  /** YYYY-MM-DD */
  readonly checkedOn: string
}

export type ImageName = keyof typeof images
export type SiteImage = { readonly alt: string }

export type Question = { readonly question: string; readonly answer: RichText }
export type Fact = { readonly label: string; readonly value: RichText }
export type Step = { readonly title: string; readonly text: RichText }

/** What every page of content has for search results and its own head. */
export type PageHead = {
  /** 30 to 60 characters, unique. May use {business}. */
  readonly seoTitle: string
  /** 110 to 160 characters, unique. */
  readonly metaDescription: string
  /** Unique. An "&" is set in amber by the heading component. */
  readonly h1: string
  /** One to three sentences under the h1. */
  readonly lead: RichText
  /** YYYY-MM-DD: the day the words last changed; the sitemap's lastmod. */
  readonly updatedOn: string
}

/** A page of the five trade categories. */
export type ServicePage = PageHead & {
  /** One sentence for the category's schedule and for cards, 60 to 140 characters. */
  readonly summary: string
  /** The typical circuit, as a panel schedule would note it: "200 A main, 120/240 V". */
  readonly circuit: string
  readonly image?: ImageName
  /** Four to six, for the rating plate beside the text: Price, On site, Permit, Utility … */
  readonly facts: readonly Fact[]
  /** What the job is. */
  readonly what: { readonly heading: string; readonly paragraphs: readonly RichText[] }
  /** Signs that you need it. */
  readonly signs: { readonly heading: string; readonly intro?: RichText; readonly items: readonly RichText[] }
  /** How it goes, in order. */
  readonly steps: { readonly heading: string; readonly intro?: RichText; readonly items: readonly Step[] }
  /** What it costs, or what drives the cost where there is no figure. */
  readonly cost: {
    readonly heading: string
    readonly paragraphs: readonly RichText[]
    readonly prices: readonly PriceId[]
  }
  /** What to have ready when you call. */
  readonly ready: { readonly heading: string; readonly items: readonly RichText[] }
  readonly questions: readonly Question[]
  /** What someone who needs this might write, as the placeholder of the form. */
  readonly example: string
  /** Services of other kinds that go with this one: those of its own category are listed anyway. */
  readonly related: readonly ServicePath[]
}

export type SafetySequence = {
  /** For the page's fragment: "street-dark". */
  readonly id: string
  readonly heading: string
  readonly intro?: RichText
  readonly steps: readonly RichText[]
  readonly after?: RichText
}

/** /emergency and its pages: what to do now comes first. */
export type EmergencyPage = PageHead & {
  readonly summary: string
  readonly circuit: string
  readonly image?: ImageName
  /** The danger box: 911 first when anyone is hurt, trapped, or sees fire. */
  readonly danger: RichText
  /** What to do now, in order: the page's own sequence. */
  readonly now: SafetySequence
  /** Further sequences, each in order. */
  readonly sequences: readonly SafetySequence[]
  readonly never: { readonly heading: string; readonly items: readonly RichText[] }
  /** Whose job is whose. */
  readonly whoToCall: {
    readonly heading: string
    /** What the first column says: what you see, or where you are. */
    readonly column: string
    readonly rows: readonly { readonly see: string; readonly first: RichText; readonly next: RichText }[]
  }
  /** When to call us, and what we do when we come. */
  readonly callUs: { readonly heading: string; readonly paragraphs: readonly RichText[] }
  readonly cost: {
    readonly heading: string
    readonly paragraphs: readonly RichText[]
    readonly prices: readonly PriceId[]
  }
  readonly ready: { readonly heading: string; readonly items: readonly RichText[] }
  /** The heading over the questions. */
  readonly asked: string
  readonly questions: readonly Question[]
  /** Work that keeps it from coming back: none of the emergency pages, which are listed anyway. */
  readonly related: readonly ServicePath[]
}

/** A category's own page (emergency has EmergencyPage instead). */
export type CategoryPage = PageHead & {
  readonly image: ImageName
  /** One sentence for the home page's circuit card, 60 to 130 characters. */
  readonly summary: string
  /** The heading over the schedule of services, and one or two sentences beside it. */
  readonly guide: { readonly heading: string; readonly lead: RichText }
  /** How to choose among the services: three to five short paragraphs with links to them. */
  readonly choosing: { readonly heading: string; readonly paragraphs: readonly RichText[] }
  /** 'Why choose': four reasons that can be checked; one names {claim:sinceServices}, one {claim:experienceServices}. */
  readonly why: { readonly heading: string; readonly items: readonly Step[] }
  readonly prices: readonly PriceId[]
  /** Heading and sentence beside the request form. */
  readonly form: { readonly heading: string; readonly lead: RichText; readonly example: string }
}

export type ServiceCardId =
  | 'panel-upgrades'
  | 'wiring-outlets'
  | 'emergency-repairs'
  | 'smart-home'
  | 'ev-chargers'
  | 'commercial'
export type ReasonId = 'esa-certified' | 'service-24-7' | 'local-experts' | 'guaranteed'

/** A GTA town or a Toronto neighbourhood. */
export type LocationPage = {
  readonly seoTitle: string
  /** One sentence for the reader that names the place, 110 to 155 characters; the list of served cities is added after it. */
  readonly metaDescription: string
  readonly h1: string
  readonly heroDescription: RichText
  /** One sentence for cards and lists, 60 to 140 characters. */
  readonly excerpt: string
  readonly updatedOn: string
  readonly utility: UtilityId
  readonly office: OfficeId
  /** Four to seven places next to this one, in the order that they lie. */
  readonly neighbours: readonly LocationPath[]
  /** Three or four: houses and wiring; from the street to the panel; outages and weather; what people here ask for. */
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly RichText[] }[]
  readonly services: {
    readonly heading: string
    readonly lead: RichText
    readonly cards: Readonly<Record<ServiceCardId, RichText>>
  }
  readonly reasons: { readonly heading: string; readonly items: Readonly<Record<ReasonId, RichText>> }
  readonly questions: readonly Question[]
  /** Heading and sentence beside the request form (Toronto neighbourhoods: beside the link to the form). */
  readonly form: { readonly heading: string; readonly lead: RichText; readonly example: string }
}

export type BlogCategorySlug = 'all' | 'smart-home' | 'outdoor' | 'residential' | 'safety' | 'troubleshooting'

export type Testimonial = {
  readonly name: string
  readonly location: string
  readonly service: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
  /** YYYY-MM-DD */
  readonly date: string
  /** True while the words are an example and not a customer's. */
  readonly sample: boolean
}

export type SocialLink = {
  readonly href: string
  readonly label: string
  readonly icon: 'facebook' | 'instagram' | 'youtube'
}

type Section = { readonly heading: string; readonly paragraphs: readonly RichText[] }
type FormCopy = { readonly heading: string; readonly lead: RichText; readonly example: string }

export type HomePage = Omit<PageHead, 'h1' | 'lead'> & {
  /** Both parts stand inside the h1; the display part ends up 60 to 164 px tall. */
  readonly h1: { readonly display: string; readonly sub: string }
  /** Short plates under the hero's call button. */
  readonly badges: readonly string[]
  /** Six cells of the rating plate. */
  readonly trust: {
    readonly heading: string
    readonly cells: readonly { readonly label: string; readonly value: RichText; readonly note: RichText }[]
  }
  /** Eight numbered services, the numbers of the house drawing. */
  readonly banner: {
    readonly heading: string
    readonly lead: RichText
    readonly alt: string
    readonly items: readonly { readonly name: string; readonly note: string; readonly service: ServicePath }[]
  }
  readonly services: { readonly heading: string; readonly lead: RichText }
  readonly testimonials: { readonly heading: string; readonly note: RichText }
  readonly faq: { readonly heading: string; readonly lead: RichText }
  readonly areas: { readonly heading: string; readonly lead: RichText }
}

export type AboutPage = PageHead & {
  readonly image: ImageName
  /** The four specified stats. */
  readonly stats: readonly { readonly value: RichText; readonly label: string; readonly note: RichText }[]
  readonly story: Section
  readonly why: { readonly heading: string; readonly items: readonly Step[] }
  /** The four service types. */
  readonly services: {
    readonly heading: string
    readonly lead: RichText
    readonly items: readonly { readonly category: CategorySlug; readonly text: RichText }[]
  }
  readonly form: FormCopy
}

export type ContactPage = PageHead & {
  readonly emergency: { readonly heading: string; readonly text: RichText }
  readonly offices: { readonly heading: string; readonly lead: RichText }
  readonly areas: { readonly heading: string; readonly lead: RichText }
  readonly form: FormCopy
}

export type TorontoPage = PageHead & {
  /** Three: ESA certified, reviews by site (both numbers), 24/7. */
  readonly trust: readonly Step[]
  readonly neighbourhoods: { readonly heading: string; readonly lead: RichText }
  /** Three or four on wiring in the city as a whole. */
  readonly sections: readonly Section[]
  readonly estimate: FormCopy
  readonly contact: { readonly heading: string; readonly lead: RichText }
}

export type ThankYouPage = PageHead & {
  readonly next: { readonly heading: string; readonly items: readonly Step[] }
  readonly emergency: RichText
}
export type NotFoundPage = {
  readonly seoTitle: string
  readonly metaDescription: string
  readonly h1: string
  readonly lead: RichText
  readonly form: FormCopy
}
export type PrivacyPage = PageHead & { readonly sections: readonly (Section & { readonly id: string })[] }
export type BlogPage = PageHead

export type Navigation = {
  readonly badges: readonly string[]
  readonly menus: readonly {
    readonly label: string
    readonly all: string
    readonly categories: readonly CategorySlug[]
  }[]
  readonly areasMenu: { readonly label: string; readonly all: string; readonly areas: readonly GtaSlug[] }
  readonly topBarAreas: readonly GtaSlug[]
  readonly footerAreas: readonly GtaSlug[]
}

type CardSymbol = 'panel' | 'receptacle' | 'switch' | 'dimmed' | 'ev-supply' | 'transformer' | 'lamp' | 'motor'
export type ServiceCardLinks = Readonly<
  Record<
    ServiceCardId,
    { readonly name: string; readonly symbol: CardSymbol } & (
      | { readonly service: ServicePath }
      | { readonly category: CategorySlug }
    )
  >
>
export type ReasonTitles = Readonly<Record<ReasonId, string>>
export type CircuitCard = Readonly<Record<CategorySlug, { readonly symbol: CardSymbol; readonly rating: string }>>
