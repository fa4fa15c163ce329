import type { RichText } from '@/content/types/facts'
import type { LocationPath, ServicePath } from '@/content/types/ids'

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
