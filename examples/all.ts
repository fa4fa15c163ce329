import { examples as about } from '@/components/about/examples'
import { examples as blog } from '@/components/blog/examples'
import { examples as category } from '@/components/category/examples'
import { examples as contact } from '@/components/contact/examples'
import { examples as emergency } from '@/components/emergency/examples'
import { examples as home } from '@/components/home/examples'
import { examples as leadForm } from '@/components/lead-form/examples'
import { examples as otherPages } from '@/components/other-pages/examples'
import { examples as place } from '@/components/place/examples'
import { examples as sections } from '@/components/sections/examples'
import { examples as service } from '@/components/service/examples'
import { examples as toronto } from '@/components/toronto/examples'
import { examples as ui } from '@/components/ui/examples'
import type { Examples } from '@/components/ui/sample-data'

/** Every folder of components that has examples beside it. */
export const allExamples: Readonly<Record<string, Examples>> = {
  ui,
  sections,
  home,
  category,
  service,
  emergency,
  place,
  toronto,
  about,
  contact,
  blog,
  'lead-form': leadForm,
  'other-pages': otherPages,
}
