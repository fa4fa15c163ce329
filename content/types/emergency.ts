import type { RichText } from '@/content/types/facts'
import type { EmergencyPath, PriceId, ServicePath } from '@/content/types/ids'
import type { Fold, FormCopy, Question, SeoFields, Step } from '@/content/types/page'

export type SafetySequence = {
  /** For the page's fragment: "street-dark". */
  readonly id: string
  readonly heading: string
  readonly intro?: RichText
  readonly steps: readonly RichText[]
  readonly after?: RichText
}

/** What somebody sees, and the first thing to do: 16 words at most. */
type EmergencyLine = { readonly heading: string; readonly line: RichText }

/** What somebody in trouble picks: what they see, who comes first, and the steps. */
export type EmergencyChoice = SafetySequence &
  EmergencyLine & {
    /** The street over it. */
    readonly art?: 'street-out' | 'home-out'
    /** Who is called first. */
    readonly first: '911' | 'utility' | 'us'
    /** Where it is more than who is called first: "Your utility, then us". */
    readonly who?: string
  }

/** /emergency and its pages: what to do now comes first. Grade 6 or below. */
export type EmergencyPage = SeoFields & {
  readonly summary: string
  /** Under 911 and under our number, both equally large: when to call which. 14 words at most each. */
  readonly danger: RichText
  readonly ours: RichText
  /** On /emergency they unfold, by who is called first. On its pages they are open. */
  readonly choices: { readonly heading: string; readonly items: readonly EmergencyChoice[]; readonly after?: RichText }
  /** Everything else. Open on /emergency; on its pages folds, six at most. */
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
  /** The heading over the questions. */
  readonly asked: string
  readonly questions: readonly Question[]
  readonly form: FormCopy
  /** Work that keeps it from coming back: none of the emergency pages, which are listed anyway. */
  readonly related?: readonly ServicePath[]
}

/** /emergency itself. */
export type EmergencyCategoryPage = EmergencyPage & {
  /** The power is out, as somebody in trouble would say it, and what to look at. */
  readonly outage: EmergencyLine
  /** What else it may be: its steps are on a page, open there (`id`) or first of all. */
  readonly links: readonly (EmergencyLine & {
    readonly first: EmergencyChoice['first']
    readonly to: { readonly page: EmergencyPath; readonly id?: string }
  })[]
  /** 'Why choose'. */
  readonly why?: { readonly heading: string; readonly items: readonly Step[] }
}
