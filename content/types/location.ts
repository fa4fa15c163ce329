import type { OfficeId, RichText } from '@/content/types/facts'
import type { CategorySlug, LocationPath, PriceId, ServicePath, UtilityId } from '@/content/types/ids'
import type { Fold, FormCopy, Question } from '@/content/types/page'

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
  /** Of the first screen's three answers, the two that differ from place to place; 18 words at most each. */
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
  /** Three local facts that change the work: a title, 35 words at most. */
  readonly facts: {
    readonly heading: string
    readonly items: readonly { readonly title: string; readonly text: RichText }[]
  }
  /** More notes after the facts: one to three. */
  readonly more: readonly Fold[]
  readonly reasons: { readonly heading: string; readonly items: Readonly<Record<ReasonId, RichText>> }
  readonly questions: readonly Question[]
  /** Beside the request form (Toronto neighbourhoods: beside the number and the link to the form). */
  readonly form: FormCopy
}

/** What all location pages say alike. {place} stands for the place's name. */
export type LocationWords = {
  /** The first screen's three questions, and the answer that is the same everywhere. */
  readonly answers: {
    readonly come: string
    readonly soon: string
    readonly soonAnswer: RichText
    readonly cost: string
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
