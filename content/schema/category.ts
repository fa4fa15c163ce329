import { z } from 'zod'
import { categoryDrawing } from '@/content/schema/drawing'
import { isPresent, serviceOrEmergencyOrRemoved } from '@/content/schema/names'
import { sizes } from '@/content/schema/service'
import {
  copy,
  define,
  entries,
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
  name: plain({ max: 40 }).describe('In menus, cards and lists.'),
  order: order(),
  panelColumn: z
    .enum(['left', 'right'])
    .optional()
    .meta({ title: 'Column of the breaker panel' })
    .describe('Default: the shorter one.'),
  summary: plain({ min: 40, max: 90 })
    .optional()
    .describe('On the panel of the home page. Default: the sentence under the headline.'),
}

/** A category's own page: content/services/CATEGORY/category.ts. */
export const categoryFields = z.strictObject({
  ...menuFields,
  menu: plain().optional().describe('The header menu of the category. Default: a menu with its name.'),
  allLink: plain().optional().meta({ title: 'Words of its link' }).describe('In that menu.'),
  h1: plain()
    .meta({ title: 'Headline' })
    .optional()
    .describe('Not the same on two pages. Default: the name and "in Toronto and the GTA".'),
  ...pageFields,
  tone: z
    .enum(['morning', 'paper', 'steel', 'dusk', 'card'])
    .default('paper')
    .meta({ title: 'Background' })
    .describe('Behind its headlines. The sections below match it.'),
  listStyle: z
    .enum(['panel', 'directory', 'switchboard', 'keypad', 'pictures'])
    .default('directory')
    .meta({ title: 'List of its services' })
    .describe('How the page shows it.'),
  drawing: categoryDrawing.default({ art: 'house', crop: {} }),
  sizes: sizes.omit({ kind: true }).optional().meta({ title: 'Sizes as bars' }),
  choices: z
    .strictObject({
      heading: heading(),
      items: z
        .array(
          z.strictObject({
            question: plain(),
            service: serviceOrEmergencyOrRemoved,
            note: copy().meta({ title: 'Text below it' }),
          }),
        )
        .transform((items) =>
          items.flatMap(({ service, ...item }) => {
            if (!isPresent(service)) return []
            return [{ service, ...item }]
          }),
        )
        .meta({ title: 'Choices' }),
      noneFits: copy().meta({ title: 'If none fits' }).describe('For visitors whom no choice fits.'),
      folds: list(fold, 0, 6).default([]).meta({ title: 'Texts that open' }),
    })
    .optional()
    .meta({ title: 'Which one do you need?' })
    .describe('What visitors see or want, and the service for it.'),
  reasons: z
    .strictObject({ heading: heading(), items: entries(step, 2, 4) })
    .describe('Reasons that can be checked; one names {claim:sinceServices}, one {claim:experienceServices}.'),
  form: form.optional(),
})

export type CategoryContent = WithDefaults<z.output<typeof categoryFields>>
export const defineCategory = define(categoryFields)
