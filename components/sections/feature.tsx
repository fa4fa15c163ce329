import type { ReactNode } from 'react'
import { Choices } from '@/components/sections/choices'
import { Places } from '@/components/sections/places'
import { Scale } from '@/components/sections/scale'
import type { Feature as FeatureCopy } from '@/lib/content/types'
import type { SectionView } from '@/lib/drawings/circuits'

export type FeatureProps = {
  feature: FeatureCopy
  /** The drawing that the places stand in. */
  drawing?: SectionView
  /** How the sizes of a scale are drawn. */
  shape?: 'panel' | 'box'
  /** What folds away under it. */
  children?: ReactNode
}

/** The full-width moment in the middle of a page: a scale, a tree of choices, or places in the building. */
export function Feature({ feature, drawing, shape, children }: FeatureProps) {
  if (feature.kind === 'scale')
    return (
      <Scale heading={feature.heading} lead={feature.lead} items={feature.items} shape={shape}>
        {children}
      </Scale>
    )
  if (feature.kind === 'choices')
    return (
      <Choices heading={feature.heading} lead={feature.lead} items={feature.items}>
        {children}
      </Choices>
    )
  return (
    <Places heading={feature.heading} lead={feature.lead} items={feature.items} drawing={drawing}>
      {children}
    </Places>
  )
}
