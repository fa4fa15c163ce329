import type { catalogue } from '@/content/catalogue'
import type { images } from '@/content/images'
import type { gtaAreas, torontoNeighbourhoods } from '@/content/locations/places'
import type { prices } from '@/content/prices'
import type { dangers } from '@/content/safety'
import type { utilities } from '@/content/utilities'

/**
 * A string with inline Markdown (**bold**, [link](/path)) and tokens:
 * {phone} {business} {licence} {email} {price:ID} {price-from:ID} {claim:ID} {outage:UTILITY} {danger:ID} {danger-short:ID}.
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
  /** YYYY-MM-DD: the day a person last opened the outage page; empty until somebody has. */
  readonly checkedOn: string
}

export type ImageName = keyof typeof images
export type SiteImage = {
  readonly alt: string
  /** What stays in view where the picture is cut, across and down: '65% 40%'. The middle by default. */
  readonly focus?: string
}

export type Question = { readonly question: string; readonly answer: RichText }
export type Fact = { readonly label: string; readonly value: RichText }
export type Step = { readonly title: string; readonly text: RichText }

/** What every page of content has for search results and its own head. */
export type SeoFields = {
  /** 30 to 60 characters, unique: service or trade, place, a reason; the brand last or not at all. May use tokens. */
  readonly seoTitle: string
  /** 110 to 160 characters, unique. */
  readonly metaDescription: string
  /** Unique. Names the trade or the service and, where it is true, the place. Plain words. */
  readonly h1: string
  /** One or two sentences under the h1, 25 words at most. */
  readonly lead: RichText
  /** YYYY-MM-DD: the day the words last changed; the sitemap's lastmod. */
  readonly updatedOn: string
}

/** A heading with paragraphs that fold away under it: the heading is the line that a visitor taps. */
export type Fold = {
  readonly heading: string
  readonly paragraphs: readonly RichText[]
  /** Where other pages link to this very passage: the part behind # ("utility"). A link there opens it. */
  readonly id?: string
}

/** A step on the wire: one to three words, one short line, and what folds away under "More". */
export type WireStep = {
  readonly title: string
  readonly text: RichText
  readonly more?: RichText
  /** The day itself: set larger than the rest. One of them at most. */
  readonly main?: true
}

/** The one large thing under a page's head. */
export type Giant =
  /** A price of the price list, circled. The label stands over it ("A new panel typically costs"). */
  | { readonly kind: 'price'; readonly label: string; readonly price: PriceId; readonly note: RichText }
  /** A figure of 12 characters at most ("600 V", "0-100%", "90 min"), with what it means. */
  | { readonly kind: 'figure'; readonly label: string; readonly figure: string; readonly note: RichText }
  /** Two to four words that decide a price where there is no figure ("Loads", "Keypads", "Windows"). */
  | {
      readonly kind: 'words'
      readonly label: string
      readonly words: readonly { readonly word: string; readonly note: string }[]
      readonly note: RichText
    }

/** The full-width moment in the middle of a service or category page. */
export type Feature =
  /** Sizes drawn to scale, smallest first: two to four. `value` draws, `figure` is read ("200 A"). */
  | {
      readonly kind: 'scale'
      readonly heading: string
      readonly lead: RichText
      readonly items: readonly {
        readonly value: number
        readonly figure: string
        readonly label: string
        readonly text: RichText
      }[]
    }
  /** A tree of choices: what the visitor sees or wants, and where that leads. Three to six. */
  | {
      readonly kind: 'choices'
      readonly heading: string
      readonly lead: RichText
      readonly items: readonly { readonly question: string; readonly answer: string; readonly text: RichText }[]
    }
  /** Places in the drawing of the building, numbered: what is done where. Three to five. */
  | {
      readonly kind: 'places'
      readonly heading: string
      readonly lead: RichText
      readonly items: readonly { readonly name: string; readonly text: RichText }[]
    }

/** A page of the five trade categories. */
export type ServicePage = SeoFields & {
  /** One sentence for the category's panel and for cards, 60 to 140 characters. */
  readonly summary: string
  /** The typical circuit, as a panel schedule would note it: "200 A main, 120/240 V". */
  readonly circuit: string
  readonly image?: ImageName
  readonly giant: Giant
  /** Three or four beside the giant: a value of 20 characters at most, set large, and what it says. */
  readonly facts: readonly Fact[]
  /** What it is: one statement of 30 words at most, set large; the rest folds away. */
  readonly what: { readonly heading: string; readonly statement: RichText; readonly more: readonly Fold[] }
  readonly feature: Feature
  /** Signs that you need it: three to six, short. */
  readonly signs: { readonly heading: string; readonly intro?: RichText; readonly items: readonly RichText[] }
  /** How it goes, in order: three to five. */
  readonly steps: { readonly heading: string; readonly items: readonly WireStep[] }
  /** What moves the price; folds away beside the giant. `prices`: what structured data offers. */
  readonly cost: Fold & { readonly prices: readonly PriceId[] }
  /** What to have ready when you call: three to five. */
  readonly ready: { readonly heading: string; readonly items: readonly RichText[] }
  readonly questions: readonly Question[]
  /** Heading and sentence beside the request form; what someone who needs this might write, as its placeholder. */
  readonly form: { readonly heading: string; readonly lead: RichText; readonly example: string }
  /** Services of other kinds that go with this one: those of its own category are listed anyway. */
  readonly related: readonly ServicePath[]
}

export type DangerId = keyof typeof dangers
/** One danger's reviewed wording: `short` for a card or a table, `full` for a sentence of its own. */
export type Danger = { readonly short: RichText; readonly full: RichText }

export type SafetySequence = {
  /** For the page's fragment: "street-dark". */
  readonly id: string
  readonly heading: string
  readonly intro?: RichText
  readonly steps: readonly RichText[]
  readonly after?: RichText
}

/** Drawings of the emergency pages' choices. */
export type EmergencyArt =
  | 'wire-down'
  | 'shock'
  | 'smoke'
  | 'water'
  | 'half-out'
  | 'breaker'
  | 'street-dark'
  | 'house-dark'
  | 'hot-outlet'
  | 'mast'
  | 'hot-panel'
  | 'scorched'

/** What somebody in trouble picks: what they see, who comes first, and the steps that open under it. */
export type EmergencyChoice = SafetySequence & {
  readonly art: EmergencyArt
  /** Who is called first; red for 911. */
  readonly first: '911' | 'utility' | 'us'
  /** "911 first", "Your utility's job", "Our job, day or night". */
  readonly who: string
  /** The one line on the card itself, readable without opening it: 16 words at most. */
  readonly line: RichText
}

/** /emergency and its pages: what to do now comes first. Grade 6 or below. */
export type EmergencyPage = SeoFields & {
  readonly summary: string
  readonly circuit: string
  readonly image?: ImageName
  /** Beside 911 and beside our number, both equally large: when to call which. 14 words at most each. */
  readonly danger: RichText
  readonly ours: RichText
  /** Two for a fork, six for a board. */
  readonly choices: { readonly heading: string; readonly items: readonly EmergencyChoice[]; readonly after?: RichText }
  /** Everything else: breakers on a panel, each opens its own steps. */
  readonly sequences: { readonly heading: string; readonly items: readonly SafetySequence[] }
  readonly never: { readonly heading: string; readonly items: readonly RichText[] }
  /** Whose job is whose; folds away. */
  readonly whoToCall: {
    readonly heading: string
    /** What the first column says: what you see, or where you are. */
    readonly column: string
    readonly rows: readonly { readonly see: string; readonly first: RichText; readonly next: RichText }[]
  }
  /** When to call us, and what we do when we come; folds away. */
  readonly callUs: Fold
  readonly cost: Fold & { readonly prices: readonly PriceId[] }
  readonly ready: { readonly heading: string; readonly items: readonly RichText[] }
  /** 'Why choose': on /emergency only. */
  readonly why?: { readonly heading: string; readonly items: readonly Step[] }
  /** The heading over the questions. */
  readonly asked: string
  readonly questions: readonly Question[]
  readonly form: FormCopy
  /** Work that keeps it from coming back: none of the emergency pages, which are listed anyway. */
  readonly related: readonly ServicePath[]
}

/** A category's own page (emergency has EmergencyPage instead). */
export type CategoryPage = SeoFields & {
  readonly image: ImageName
  /** A second picture, large, behind the reasons and the form. */
  readonly detail: ImageName
  /** One sentence for the home page's panel door, 40 to 90 characters. */
  readonly summary: string
  /** The line under the drawing of the house or the building. */
  readonly drawing: string
  /** The giant of the page and its middle, where the mocks of its kind have one. */
  readonly giant?: Giant
  readonly feature?: Feature
  /** "Which one do you need?": what people see or want, and the service that it leads to. */
  readonly choosing: {
    readonly heading: string
    readonly items: readonly { readonly question: string; readonly service: ServicePath; readonly note: string }[]
    /** For those who find themselves in none. */
    readonly none: RichText
    readonly more: readonly Fold[]
  }
  /** 'Why choose': four reasons that can be checked; one names {claim:sinceServices}, one {claim:experienceServices}. */
  readonly why: { readonly heading: string; readonly items: readonly Step[] }
  readonly prices: readonly PriceId[]
  readonly form: FormCopy
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
  /** 30 to 60 characters: trade, place, a reason. */
  readonly seoTitle: string
  /** 110 to 155 characters that sell and name the place; the list of served cities is added after it. */
  readonly metaDescription: string
  /** Ends with the place's name, which is set large: "Electricians in Vaughan". */
  readonly h1: string
  /** One sentence, 20 words at most, set large in the sky over the street. */
  readonly heroDescription: RichText
  /** One sentence for cards and lists, 60 to 140 characters. */
  readonly excerpt: string
  readonly updatedOn: string
  readonly utility: UtilityId
  readonly office: OfficeId
  /** Four to seven places next to this one, in the order that they lie. */
  readonly neighbours: readonly LocationPath[]
  /** Of the first screen's four answers, the two that differ from place to place; 18 words at most each. */
  readonly answers: { readonly come: RichText; readonly cost: RichText }
  /** Two or three jobs typical for these houses, each with its price where the list has one. */
  readonly jobs: {
    readonly heading: string
    readonly items: readonly {
      readonly title: string
      readonly text: RichText
      readonly service: ServicePath
      readonly price?: PriceId
    }[]
  }
  /** Six cards, 20 words at most each. */
  readonly services: { readonly heading: string; readonly cards: Readonly<Record<ServiceCardId, RichText>> }
  /** Three local facts: a figure of 7 characters at most, a title, 35 words at most. */
  readonly facts: {
    readonly heading: string
    readonly items: readonly { readonly figure: string; readonly title: string; readonly text: RichText }[]
  }
  /** What folds away under the facts: one to three. */
  readonly more: readonly Fold[]
  readonly reasons: { readonly heading: string; readonly items: Readonly<Record<ReasonId, RichText>> }
  readonly questions: readonly Question[]
  /** Beside the request form (Toronto neighbourhoods: beside the number and the link to the form). */
  readonly form: FormCopy
}

/** What all location pages say alike. {place} stands for the place's name. */
export type LocationWords = {
  /** The first screen's four questions, and the two answers that are the same everywhere. */
  readonly answers: {
    readonly come: string
    readonly soon: string
    readonly soonAnswer: RichText
    readonly cost: string
    readonly licensed: string
    readonly licensedAnswer: RichText
  }
  readonly utility: {
    readonly heading: string
    readonly ask: string
    readonly outagePage: string
    readonly more: RichText
  }
  readonly nearby: string
  readonly questions: string
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

export type PromiseId = 'estimate' | 'arrival' | 'nightRate' | 'warranty' | 'wsib' | 'insurance'
/** What only the owner can promise. A promise without a value is not shown; without any, the block is not there. */
export type Promises = {
  readonly heading: string
  readonly items: Readonly<
    Record<
      PromiseId,
      {
        readonly label: string
        /** 24 characters at most: it is set large. */
        readonly value: string
        /** One short sentence under it, or none. */
        readonly note: RichText
      }
    >
  >
}

/** Somebody who comes to the door. */
export type Person = {
  readonly name: string
  readonly trade: string
  /** The licence's name and number, where the trade has one. */
  readonly licence?: string
  /** A picture in content/images, by its name; it is cut to a square around the face. */
  readonly picture: string
  /** What the picture shows, for people who cannot see it. */
  readonly alt: string
  /** One sentence, 25 words at most. */
  readonly sentence: RichText
}
export type People = {
  readonly heading: string
  /** Over the one face beside the request form. */
  readonly besideForm: string
  /** The first one's face stands beside the form. */
  readonly items: readonly Person[]
}

export type JobPicture = { readonly picture: string; readonly alt: string }
/** A finished job, shown on its service's page and on its place's page. */
export type Job = {
  readonly service: ServicePath
  readonly place: LocationPath
  readonly year: string
  /** What was done, 60 characters at most. */
  readonly what: string
  readonly before?: JobPicture
  readonly after: JobPicture
  /** One sentence, 25 words at most. */
  readonly sentence: RichText
}
export type Jobs = {
  /** {name} stands for the service's or the place's name. */
  readonly serviceHeading: string
  readonly placeHeading: string
  readonly before: string
  readonly after: string
  readonly items: readonly Job[]
}

type FormCopy = { readonly heading: string; readonly lead: RichText; readonly example: string }

export type HomePage = Omit<SeoFields, 'h1' | 'lead'> & {
  /** Both parts stand inside the h1; the display part ends up 60 to 164 px tall. */
  readonly h1: { readonly display: string; readonly sub: string }
  /** Short plates under the hero's call button. */
  readonly badges: readonly string[]
  /** The panel door: every service, in six headed groups. */
  readonly panel: { readonly heading: string; readonly lead: RichText }
  /** The house in section: its heading in two lines, the words that say what a flipped breaker did. */
  readonly banner: {
    readonly heading: string
    readonly invitation: string
    readonly alt: string
    readonly off: string
    /** Eight numbered services, the numbers of the drawing. */
    readonly items: readonly { readonly name: string; readonly note: string; readonly service: ServicePath }[]
  }
  /** Six cells: a value set large, a label, a note. */
  readonly trust: {
    readonly heading: string
    readonly cells: readonly { readonly label: string; readonly value: RichText; readonly note: RichText }[]
  }
  readonly testimonials: { readonly heading: string; readonly note: RichText }
  readonly prices: { readonly heading: string; readonly note: RichText }
  readonly faq: { readonly heading: string; readonly lead: RichText }
  readonly areas: { readonly heading: string; readonly lead: RichText }
  readonly form: FormCopy
}

export type AboutPage = SeoFields & {
  readonly image: ImageName
  /** Seven bands, darkest first: what stands in the walls of each time, today last. */
  readonly years: {
    readonly heading: string
    readonly items: readonly { readonly year: string; readonly title: string; readonly text: RichText }[]
  }
  /** The four specified stats. */
  readonly stats: {
    readonly heading: string
    readonly items: readonly { readonly value: RichText; readonly label: string; readonly note: RichText }[]
  }
  readonly story: Fold
  readonly why: { readonly heading: string; readonly items: readonly Step[] }
  /** The four service types. */
  readonly services: {
    readonly heading: string
    readonly lead: RichText
    readonly items: readonly { readonly category: CategorySlug; readonly text: RichText }[]
  }
  readonly form: FormCopy
}

export type ContactPage = SeoFields & {
  readonly emergency: { readonly heading: string; readonly text: RichText }
  readonly offices: { readonly heading: string; readonly lead: RichText }
  readonly areas: { readonly heading: string; readonly lead: RichText }
  readonly form: FormCopy
}

export type TorontoPage = SeoFields & {
  /** Three: ESA certified, reviews by site (both numbers), 24/7. */
  readonly trust: { readonly heading: string; readonly items: readonly Step[] }
  readonly neighbourhoods: { readonly heading: string; readonly lead: RichText }
  readonly map: { readonly heading: string }
  /** Three or four on wiring in the city as a whole; they fold away. */
  readonly facts: { readonly heading: string; readonly items: readonly Fold[] }
  readonly estimate: FormCopy
  readonly contact: { readonly heading: string; readonly lead: RichText }
}

export type ThankYouPage = SeoFields & {
  readonly next: { readonly heading: string; readonly items: readonly Step[] }
  readonly emergency: RichText
  /** Written beside the window that lights up; decoration, the h1 says it. */
  readonly caption: string
}
export type NotFoundPage = {
  readonly seoTitle: string
  readonly metaDescription: string
  readonly h1: string
  readonly lead: RichText
  /** The label of the breaker that brings the lamp back, and what it says once it is on. */
  readonly breaker: { readonly off: string; readonly hint: string; readonly on: string }
  readonly form: FormCopy
}
export type PrivacyPage = SeoFields & {
  /** The notice in four figures: 10 characters at most, and what each counts, in 8 words at most. */
  readonly glance: {
    readonly heading: string
    readonly items: readonly { readonly figure: string; readonly text: string }[]
  }
  /** Over the table of contents. */
  readonly contents: string
  readonly sections: readonly (Fold & { readonly id: string })[]
}
export type BlogPage = SeoFields & {
  readonly call: { readonly heading: string; readonly text: RichText }
}

/** The handwritten label of a service on the panel door: 20 characters at most. */
export type PanelLabels = Readonly<Record<ServicePath, string>>

export type Navigation = {
  readonly badges: readonly string[]
  readonly menus: readonly {
    readonly label: string
    /** Each with the words of the link to all of it. */
    readonly groups: readonly { readonly category: CategorySlug; readonly all: string }[]
  }[]
  readonly areasMenu: { readonly label: string; readonly all: string; readonly areas: readonly GtaSlug[] }
  readonly topBarAreas: readonly GtaSlug[]
  readonly footerAreas: readonly GtaSlug[]
}

export type ServiceCardLinks = Readonly<
  Record<
    ServiceCardId,
    { readonly name: string; readonly rating: string } & (
      | { readonly service: ServicePath }
      | { readonly category: CategorySlug }
    )
  >
>
export type ReasonTitles = Readonly<Record<ReasonId, string>>
export type CircuitCard = Readonly<Record<CategorySlug, { readonly rating: string }>>

/** What a size of a scale drawing is drawn as. `surge` is a curve: the current while a motor starts. */
export type SizeShape = 'panel' | 'charger' | 'generator' | 'transformer' | 'switchboard' | 'blocks' | 'surge'

export type CategoryLook = {
  /** The words that decide a price: in a row, on a building's directory, on a nameplate, or on keypad buttons. */
  readonly words: 'row' | 'directory' | 'plate' | 'keys'
  /** A tree of choices: branches off the riser, or columns hung from a bus. */
  readonly choices: 'tree' | 'bus'
}

/** Decisions about pages that are not words. */
export type Placements = {
  /** Pages headed by a room that answers a keypad: drawn, or the page's own picture dimmed by a bedside remote. */
  readonly roomHeads: Partial<Record<ServicePath, 'drawn' | 'bedside'>>
  /** The page headed by a row of windows with shades. */
  readonly shadesPage: ServicePath
  /** How each category sets the words that decide a price, its trees of choices, and the ground they stand on. */
  readonly categoryLooks: Readonly<Record<TradeCategorySlug, CategoryLook>>
  /** Pages that differ from their category. */
  readonly pageLooks: Partial<Record<ServicePath, Partial<CategoryLook>>>
  /** What the sizes of a scale drawing are drawn as. */
  readonly sizeShapes: Partial<Record<ServicePath, SizeShape>>
  /** Pages whose places stand under the drawing, across the page, and not beside it. */
  readonly stagePages: readonly ServicePath[]
  /** Smart-home pages with the shared form; the others have an inquiry form that carries the service's name. */
  readonly sharedFormPages: readonly ServicePath[]
  /** The page whose testimonials are a carousel. */
  readonly carouselPage: ServicePath
  /** What each emergency page's first choice is drawn with: no two alike. */
  readonly emergencyHeads: Readonly<
    Record<Extract<ServicePath, `emergency/${string}`>, 'streets' | 'breaker' | 'drawing' | 'close-up'>
  >
  /** Pages whose first listed price is for the service itself, and not for something done beside it. */
  readonly ownPricePages: readonly ServicePath[]
  /** Where a price of the list is explained. */
  readonly pricePages: Readonly<Record<PriceId, ServicePath>>
  /** How many neighbourhoods stand on /toronto as cards; the rest are links. */
  readonly torontoCards: number
  /** How many questions of the home page show at first. */
  readonly questionsAtFirst: number
  /** From how many sections on a post has a table of contents. */
  readonly contentsFrom: number
}
