import type { ReactNode } from 'react'
import type { HeadWordsProps } from '@/components/sections/head-words'
import type { IndexedService } from '@/lib/views/category'

/** A category's head that has its services in it. */
export type IndexHeadProps<Service = IndexedService> = HeadWordsProps & {
  /** The category's name. */
  name: string
  services: readonly Service[]
  /** Under the lead: the call. */
  children: ReactNode
}
