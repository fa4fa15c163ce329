import { z } from 'zod'
import { serviceWords } from '@/content/interface'
import { categoryDrawing } from '@/content/schema/drawing'
import { presentService } from '@/content/schema/names'
import { scale, withTitles } from '@/content/schema/service'
import { copy, define, fold, form, heading, list, order, pageFields, plain, step } from '@/content/schema/text'

/** What places a category in menus and on the panel. */
export const categoryFacts = {
  name: plain({ max: 40 }).describe('In menus, cards and breadcrumbs.'),
  order: order(),
  panelColumn: z.enum(['left', 'right']).optional().describe('Of the breaker panel; the shorter one without it.'),
  summary: plain({ min: 40, max: 90 }).optional().describe('On the panel of the home page; the lead without it.'),
}

/** A category's own page: content/services/CATEGORY/category.ts. */
export const categoryFields = z.strictObject({
  ...categoryFacts,
  menu: plain().optional().describe('The menu of the header that it is in; one with its name without it.'),
  allLink: plain().optional().describe('The link to all of it in that menu.'),
  h1: plain().optional().describe('The name "in Toronto and the GTA" without it. Unique.'),
  ...pageFields,
  tone: z
    .enum(['morning', 'paper', 'steel', 'dusk', 'card'])
    .default('paper')
    .describe('The background of its heads; the sections below go with it.'),
  index: z
    .enum(['panel', 'directory', 'switchboard', 'keypad', 'places'])
    .default('directory')
    .describe('What the list of its services is drawn as.'),
  drawing: categoryDrawing.default({ art: 'house', crop: {} }),
  feature: scale.optional().describe('Sizes drawn to scale.'),
  choosing: z
    .strictObject({
      heading: heading(),
      items: z
        .array(z.strictObject({ question: copy(), service: presentService, note: copy() }))
        .transform((items) => items.flatMap(({ service, ...item }) => (service ? [{ service, ...item }] : []))),
      none: copy().describe('For those who find themselves in none.'),
      more: z.array(fold).default([]),
    })
    .optional()
    .describe('"Which one do you need?": what people see or want, and the service that it leads to.'),
  why: z
    .strictObject({ heading: heading(), items: list(step, 2, 4) })
    .describe('Reasons that can be checked; one names {claim:sinceServices}, one {claim:experienceServices}.'),
  form: form.default(serviceWords.form),
})

export const category = categoryFields.transform(withTitles)
export type CategoryPage = z.output<typeof category>
export const defineCategory = define(category)
