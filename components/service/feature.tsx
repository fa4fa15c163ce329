import type { ReactNode } from 'react'
import { Choices } from '@/components/sections/choices'
import { Scale } from '@/components/sections/scale'
import { PlacesInDrawing } from '@/components/service/places-in-drawing'
import type { CategoryLook, Feature as FeatureCopy, SizeShape } from '@/content/types'
import type { CutawayView } from '@/lib/drawings/circuits'

export type FeatureProps = {
  feature: FeatureCopy
  /** The drawing that the places stand in; none where the head shows it. */
  drawing?: CutawayView
  /** True where the places stand under the drawing, across the page. */
  stage?: boolean
  /** How a tree of choices is drawn. */
  choices?: CategoryLook['choices']
  /** How the sizes of a scale are drawn. */
  shape?: SizeShape
  /** What folds away under it. */
  children?: ReactNode
}

/** The full-width section in the middle of a page: a scale, a decision tree, or places in the building. */
export function Feature({ feature, drawing, stage, choices, shape, ...folds }: FeatureProps) {
  if (feature.kind === 'scale') return <Scale {...feature} shape={shape} {...folds} />
  if (feature.kind === 'choices') return <Choices {...feature} layout={choices} {...folds} />
  return <PlacesInDrawing {...feature} drawing={drawing} stage={stage} {...folds} />
}
