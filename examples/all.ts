import { examples as blog } from '@/components/blog/examples'
import { examples as contact } from '@/components/contact/examples'
import { examples as leadForm } from '@/components/lead-form/examples'
import { examples as sections } from '@/components/sections/examples'
import { examples as ui } from '@/components/ui/examples'
import type { Examples } from '@/components/ui/sample-data'

/** Every folder of components that has examples beside it. */
export const allExamples: Readonly<Record<string, Examples>> = { ui, sections, blog, contact, 'lead-form': leadForm }
