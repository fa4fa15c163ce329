import type { ComponentType } from 'react'
import { BlogFilter } from '@/components/blog/blog-filter.client'
import { BlogResults } from '@/components/blog/blog-results.client'
import { ClickToCall } from '@/components/contact/click-to-call.client'
import { OfficeMap } from '@/components/contact/office-map.client'
import { CircuitCard } from '@/components/drawings/circuit-card.client'
import type { IslandName } from '@/components/islands/island'
import { FloatingRequest } from '@/components/layout/floating-request.client'
import { SiteBehaviour } from '@/components/layout/site-behaviour.client'
import { VisitCounting } from '@/components/layout/visit-counting.client'
import { MissingPathLog } from '@/components/not-found/missing-path-log.client'
import { RequestFormFields } from '@/components/request-form/request-form-fields.client'
import { OpenNow } from '@/components/sections/open-now.client'
import { Carousel } from '@/components/service/carousel.client'

/** Every island, by its name in `data-island`. Client components inside an island are not listed. */
export const islands = {
  'blog-filter': BlogFilter,
  'blog-results': BlogResults,
  carousel: Carousel,
  'circuit-card': CircuitCard,
  'click-to-call': ClickToCall,
  'floating-request': FloatingRequest,
  'missing-path-log': MissingPathLog,
  'office-map': OfficeMap,
  'open-now': OpenNow,
  'request-form': RequestFormFields,
  'site-behaviour': SiteBehaviour,
  'visit-counting': VisitCounting,
} satisfies Record<IslandName, ComponentType<never>>
