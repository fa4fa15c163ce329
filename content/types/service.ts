import type { RichText } from '@/content/types/facts'
import type { ImageName, PriceId, ServicePath } from '@/content/types/ids'
import type { Fact, Fold, FormCopy, Question, SeoFields, Step } from '@/content/types/page'

/** A step on the wire: one to three words, one short line, and what follows it. */
export type WireStep = {
  readonly title: string
  readonly text: RichText
  readonly more?: RichText
}

/** What the work costs or what decides it: in the page's head, and more of it in the section on the price. */
export type Highlight =
  /** A price of the price list, in a ring, under its label ("A new panel typically costs"). */
  | { readonly kind: 'price'; readonly label: string; readonly price: PriceId; readonly note: RichText }
  /** A figure of 12 characters at most ("600 V", "0-100%", "90 min"), with what it means; `by`: what decides the price. */
  | {
      readonly kind: 'figure'
      readonly label: string
      readonly figure: string
      readonly note: RichText
      readonly by: string
    }
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
      readonly lead?: RichText
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
      readonly lead?: RichText
      readonly items: readonly { readonly question: string; readonly answer: string; readonly text: RichText }[]
    }
  /** Places in the drawing of the building, numbered: what is done where. Three to five. */
  | {
      readonly kind: 'places'
      readonly heading: string
      readonly lead?: RichText
      readonly items: readonly { readonly name: string; readonly text: RichText }[]
    }

/** A page of the five trade categories. */
export type ServicePage = SeoFields & {
  /** One sentence for the category's panel and for cards, 60 to 140 characters. */
  readonly summary: string
  /** The typical circuit, as a panel schedule would note it: "200 A main, 120/240 V". */
  readonly circuit: string
  readonly image?: ImageName
  readonly highlight: Highlight
  /** Three or four beside the text on the price: a value of 20 characters at most, set large, and what it says. */
  readonly facts: readonly Fact[]
  /** What it is: one statement of 30 words at most, set large; the rest folds away, save what names a {danger}. */
  readonly what: { readonly heading: string; readonly statement: RichText; readonly more: readonly Fold[] }
  readonly feature: Feature
  /** Signs that you need it: three to six, short. */
  readonly signs: { readonly heading: string; readonly intro?: RichText; readonly items: readonly RichText[] }
  /** How it goes, in order: three to five. */
  readonly steps: { readonly heading: string; readonly items: readonly WireStep[] }
  /** What moves the price. `prices`: what structured data offers. */
  readonly cost: Fold & { readonly prices: readonly PriceId[] }
  /** What to have ready when you call: three to five. */
  readonly ready: { readonly heading: string; readonly items: readonly RichText[] }
  readonly questions: readonly Question[]
  /** Heading and sentence beside the request form; what someone who needs this might write, as its placeholder. */
  readonly form: { readonly heading: string; readonly lead: RichText; readonly example: string }
  /** Services that go with this one. */
  readonly related: readonly ServicePath[]
}

/** A category's own page (emergency has EmergencyPage instead). */
export type CategoryPage = SeoFields & {
  /** One sentence for the panel of the home page, 40 to 90 characters. */
  readonly summary: string
  /** Sizes drawn to scale. */
  readonly feature?: Extract<Feature, { kind: 'scale' }>
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
  readonly form: FormCopy
}
