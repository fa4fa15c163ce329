import type { RichText } from '@/content/types/facts'
import type { ImageName, PriceId, ServicePath } from '@/content/types/ids'
import type { Fact, Fold, FormCopy, Question, SeoFields, Step } from '@/content/types/page'

/** A step on the wire: one to three words, one short line, and what folds away under "More". */
export type WireStep = {
  readonly title: string
  readonly text: RichText
  readonly more?: RichText
  /** The day itself: set larger than the rest. One of them at most. */
  readonly main?: true
}

/** The one large thing under a page's head. */
export type Highlight =
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
  readonly highlight: Highlight
  /** Three or four beside the highlight: a value of 20 characters at most, set large, and what it says. */
  readonly facts: readonly Fact[]
  /** What it is: one statement of 30 words at most, set large; the rest folds away. */
  readonly what: { readonly heading: string; readonly statement: RichText; readonly more: readonly Fold[] }
  readonly feature: Feature
  /** Signs that you need it: three to six, short. */
  readonly signs: { readonly heading: string; readonly intro?: RichText; readonly items: readonly RichText[] }
  /** How it goes, in order: three to five. */
  readonly steps: { readonly heading: string; readonly items: readonly WireStep[] }
  /** What moves the price; folds away beside the highlight. `prices`: what structured data offers. */
  readonly cost: Fold & { readonly prices: readonly PriceId[] }
  /** What to have ready when you call: three to five. */
  readonly ready: { readonly heading: string; readonly items: readonly RichText[] }
  readonly questions: readonly Question[]
  /** Heading and sentence beside the request form; what someone who needs this might write, as its placeholder. */
  readonly form: { readonly heading: string; readonly lead: RichText; readonly example: string }
  /** Services of other kinds that go with this one: those of its own category are listed anyway. */
  readonly related: readonly ServicePath[]
}

/** A category's own page (emergency has EmergencyPage instead). */
export type CategoryPage = SeoFields & {
  /** Large, behind the reasons and the form. */
  readonly image: ImageName
  /** One sentence for the panel of the home page, 40 to 90 characters. */
  readonly summary: string
  /** The line under the drawing of the house or the building. */
  readonly drawing: string
  /** A figure and sizes drawn to scale, where the category's composition has them (industrial, EV and energy). */
  readonly highlight?: Highlight
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
  readonly form: FormCopy
}
