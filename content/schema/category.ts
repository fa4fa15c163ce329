import { z } from 'zod'
import { categoryDrawing } from '@/content/schema/drawing'
import { isPresent, serviceOrEmergencyOrRemoved } from '@/content/schema/names'
import { sizes } from '@/content/schema/service'
import {
  copy,
  define,
  fold,
  form,
  heading,
  list,
  order,
  pageFields,
  plain,
  step,
  type WithDefaults,
} from '@/content/schema/text'

/** Fields for menus and the panel. */
export const menuFields = {
  name: plain({ max: 40 }).describe('In menus, cards and breadcrumbs.'),
  order: order(),
  panelColumn: z.enum(['left', 'right']).optional().describe('Column of the breaker panel. Default: the shorter one.'),
  summary: plain({ min: 40, max: 90 }).optional().describe('On the panel of the home page. Default: the lead.'),
}

/** A category's own page: content/services/CATEGORY/category.ts. */
export const categoryFields = z.strictObject({
  ...menuFields,
  menu: plain().optional().describe('The header menu of the category. Default: a menu with its name.'),
  allLink: plain().optional().describe('Text of the link to the category page in that menu.'),
  h1: plain()
    .meta({ title: 'Headline' })
    .optional()
    .describe('Unique. Default: the name and "in Toronto and the GTA".'),
  ...pageFields,
  tone: z
    .enum(['morning', 'paper', 'steel', 'dusk', 'card'])
    .default('paper')
    .describe('The background of its heads. The sections below have matching tones.'),
  listStyle: z
    .enum(['panel', 'directory', 'switchboard', 'keypad', 'pictures'])
    .default('directory')
    .describe('How the page shows the list of its services.'),
  drawing: categoryDrawing.default({ art: 'house', crop: {} }),
  sizes: sizes.omit({ kind: true }).optional().describe('Sizes as bars to scale.'),
  choices: z
    .strictObject({
      heading: heading(),
      items: z
        .array(z.strictObject({ question: plain(), service: serviceOrEmergencyOrRemoved, note: copy() }))
        .transform((items) =>
          items.flatMap(({ service, ...item }) => {
            if (!isPresent(service)) return []
            return [{ service, ...item }]
          }),
        ),
      noneFits: copy().describe('Text for visitors whom no choice fits.'),
      folds: list(fold, 0, 6).default([]),
    })
    .optional()
    .describe('"Which one do you need?": what visitors see or want, and the service for it.'),
  reasons: z
    .strictObject({ heading: heading(), items: list(step, 2, 4) })
    .describe('Reasons that can be checked; one names {claim:sinceServices}, one {claim:experienceServices}.'),
  form: form.optional(),
})

export type CategoryContent = WithDefaults<z.output<typeof categoryFields>>
export const defineCategory = define(categoryFields)
