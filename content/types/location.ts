import type { FormCopy } from '@/content/schema/text'
import type { RichText } from '@/content/types/facts'
import type { CategorySlug, PriceId, ServicePath } from '@/content/types/ids'

export type ServiceCardId =
  | 'panel-upgrades'
  | 'wiring-outlets'
  | 'emergency-repairs'
  | 'smart-home'
  | 'ev-chargers'
  | 'commercial'

export type ReasonId = 'esa-certified' | 'service-24-7' | 'local-experts' | 'guaranteed'

/** What all location pages say alike. {place} stands for the place's name. */
export type LocationWords = {
  /** The first screen's three questions, and the answer that is the same everywhere. */
  readonly answers: {
    readonly come: string
    readonly soon: string
    readonly soonAnswer: RichText
    readonly cost: string
    /** Where a place has none of its own. */
    readonly comeAnswer: RichText
    readonly costAnswer: RichText
  }
  readonly utility: {
    readonly heading: string
    readonly ask: string
    readonly outagePage: string
    readonly more: RichText
  }
  /** Over the six services. */
  readonly prices: string
  readonly nearby: string
  readonly questions: string
  /** Where a place has none of its own. */
  readonly h1: string
  readonly services: string
  readonly reasonsHeading: string
  readonly reasons: Readonly<Record<ReasonId, RichText>>
  readonly form: FormCopy
}

export type ServiceCardLinks = Readonly<
  Record<
    ServiceCardId,
    {
      readonly name: string
      readonly price?: PriceId
      /** Beside the price; without one, what it is priced by. */
      readonly note?: string
    } & ({ readonly service: ServicePath } | { readonly category: CategorySlug })
  >
>

export type ReasonTitles = Readonly<Record<ReasonId, string>>
