import type { RichText } from '@/content/types/facts'
import type { ImageName, PriceId, ServicePath } from '@/content/types/ids'
import type { Fold, FormCopy, Question, SeoFields, Step } from '@/content/types/page'

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
  /** A close-up, where the page's head or its price shows one (`emergencyLooks` in content/placements.ts). */
  readonly image?: ImageName
  /** Under 911 and under our number, both equally large: when to call which. 14 words at most each. */
  readonly danger: RichText
  readonly ours: RichText
  /** Two for a fork, six for a board. */
  readonly choices: { readonly heading: string; readonly items: readonly EmergencyChoice[]; readonly after?: RichText }
  /** Everything else: breakers on a panel, each opens its own steps. */
  readonly sequences: { readonly heading: string; readonly items: readonly SafetySequence[] }
  /** What never to do. This list and the two below are on every emergency page, 2 to 20 entries each. */
  readonly never: { readonly heading: string; readonly items: readonly RichText[] }
  /** Whose job is whose. */
  readonly whoToCall: {
    readonly heading: string
    /** What holds for every row, said once. */
    readonly lead?: RichText
    /** What the first column says: what you see, or where you are. */
    readonly column: string
    /** `who`, before what to call, and `next`, after it: each in every row or in none. */
    readonly rows: readonly {
      readonly see: string
      readonly who?: string
      readonly first: RichText
      readonly next?: RichText
    }[]
  }
  /** When to call us, and what we do when we come. */
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
