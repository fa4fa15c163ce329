/** The shape of every file of content. Types only: content/schema defines services, categories and emergency pages. */
export type { CategoryPage } from '@/content/schema/category'
export type { Circuit } from '@/content/schema/drawing'
export type {
  EmergencyCategoryPage,
  EmergencyChoice,
  EmergencyPage,
  SafetySequence,
} from '@/content/schema/emergency'
export type { Place } from '@/content/schema/place'
export type { Fact, Feature, Highlight, ServicePage, SizeShape, WireStep } from '@/content/schema/service'
export type { StreetPlan } from '@/content/schema/street'
export type { Fold, FormCopy, Question, Step } from '@/content/schema/text'
export type * from '@/content/types/chrome'
export type * from '@/content/types/facts'
export type * from '@/content/types/ids'
export type * from '@/content/types/location'
export type * from '@/content/types/owner'
export type * from '@/content/types/page'
export type * from '@/content/types/paths'
