import { examples as requestForm } from '@/components/request-form/examples'
import { examples as sections } from '@/components/sections/examples'
import { examples as ui } from '@/components/ui/examples'
import type { Examples } from '@/components/ui/sample-data'

/** The examples of the folders whose parts several kinds of page share. */
export const allExamples: Readonly<Record<string, Examples>> = { ui, sections, 'request-form': requestForm }
