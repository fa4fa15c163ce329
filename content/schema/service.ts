import { z } from 'zod'
import { serviceWords } from '@/content/interface'
import { serviceDrawing } from '@/content/schema/drawing'
import { imageName, priceId, related } from '@/content/schema/names'
import {
  addressFields,
  copy,
  define,
  fold,
  form,
  heading,
  items,
  list,
  order,
  pageFields,
  plain,
  question,
} from '@/content/schema/text'

/** What the sizes of a scale are drawn as. `surge` is a curve: the current while a motor starts. */
const shape = z.enum(['panel', 'charger', 'generator', 'transformer', 'switchboard', 'blocks', 'surge'])
export type SizeShape = z.infer<typeof shape>

const featureHead = { heading: heading(), lead: copy().optional() }

/** Sizes drawn to scale, smallest first. `value` draws, `figure` is read ("200 A"). */
export const scale = z.strictObject({
  kind: z.literal('scale'),
  ...featureHead,
  shape: shape.optional().describe('A panel without it.'),
  items: list(z.strictObject({ value: z.number(), figure: plain(), label: plain(), text: copy() }), 2, 4),
})
/** A tree of choices: what the visitor sees or wants, and where that leads. */
const choices = z.strictObject({
  kind: z.literal('choices'),
  ...featureHead,
  items: list(z.strictObject({ question: copy(), answer: copy(), text: copy() }), 3, 6),
})
/** Places in the drawing of the building: what is done where. */
const places = z.strictObject({
  kind: z.literal('places'),
  ...featureHead,
  items: list(z.strictObject({ name: copy(), text: copy() }), 3, 5),
})
const feature = z.discriminatedUnion('kind', [scale, choices, places])
export type Feature = z.infer<typeof feature>

/** What the work costs or what decides it: in the page's head, and more of it in the section on the price. */
const highlight = z.discriminatedUnion('kind', [
  // A price of the price list, under its label ("A new panel typically costs").
  z.strictObject({ kind: z.literal('price'), label: plain(), price: priceId, note: copy() }),
  // A figure ("600 V", "0-100%", "90 min") with what it means; `by`: a sentence on what the price depends on.
  z.strictObject({
    kind: z.literal('figure'),
    label: plain(),
    figure: plain({ max: 12 }),
    note: copy(),
    by: copy(),
  }),
  // Words that a price depends on ("Loads", "Keypads", "Windows"); the label is a sentence that names them.
  z.strictObject({
    kind: z.literal('words'),
    label: plain(),
    words: list(z.strictObject({ word: plain(), note: copy() }), 2, 4),
    note: copy(),
  }),
])
export type Highlight = z.infer<typeof highlight>

const fact = z.strictObject({ value: copy({ max: 20 }), label: plain() })
export type Fact = z.infer<typeof fact>

/** A step on the wire: what is done, a verb first; one short line, and what follows it. */
const wireStep = z.strictObject({ title: plain({ max: 7, unit: 'words' }), text: copy(), more: copy().optional() })
export type WireStep = z.infer<typeof wireStep>

const sections = {
  highlight: highlight.optional().describe('The price, or what decides it, in the head.'),
  facts: list(fact, 3, 4).default([]).describe('Beside the text on the price.'),
  what: z
    .strictObject({
      heading: heading(),
      statement: copy({ max: 30, unit: 'words' }),
      more: z.array(fold).default([]),
    })
    .optional()
    .describe('What it is: one statement; the rest folds away, save what names a {danger}.'),
  feature: feature.optional().describe('The middle of the page.'),
  signs: items(3, 6).extend({ intro: copy().optional() }).optional().describe('Signs that you need it.'),
  steps: z
    .strictObject({ heading: heading(), items: list(wireStep, 3, 5) })
    .optional()
    .describe('How it goes.'),
  cost: fold
    .extend({ prices: z.array(priceId).default([]).describe('What structured data offers.') })
    .optional()
    .describe('What moves the price.'),
  ready: items(3, 5).optional().describe('What to have ready for the call.'),
  questions: z.array(question).default([]),
}

/** A page of a trade category: its file in content/services/CATEGORY. */
export const serviceFields = z.strictObject({
  name: plain({ max: 40 }).describe('In menus, cards and breadcrumbs.'),
  panelLabel: plain({ max: 20 }).optional().describe('On the breaker panel; the name without it.'),
  order: order(),
  ...addressFields,
  h1: plain().optional().describe('The name "in Toronto and the GTA" without it. Unique.'),
  ...pageFields,
  summary: plain({ min: 60, max: 140 }).optional().describe('In cards and structured data; the lead without it.'),
  circuit: plain().optional().describe('As a panel schedule notes it: "200 A main, 120/240 V".'),
  image: imageName.optional().describe('In the head; the drawing without it.'),
  slot: z.literal('room').optional().describe('The head shows a room that answers a keypad.'),
  ownForm: z.boolean().default(false).describe('The form asks about this service by its name.'),
  ...sections,
  form: form.default(serviceWords.form),
  related: related().describe('Services that go with this one.'),
  drawing: serviceDrawing.optional().describe('Where in the drawing its work is.'),
})

/** @returns the h1 and the title of a service, a category or an emergency, where its file has none */
export const withTitles = <T extends { name: string; h1?: string; seoTitle?: string }>(page: T) => {
  const { h1 = serviceWords.h1.replace('{name}', page.name) } = page
  return { ...page, h1, seoTitle: page.seoTitle ?? h1 }
}

export const service = serviceFields
  .refine((page) => Object.keys(sections).some((key) => [page[key as keyof typeof sections]].flat().some(Boolean)), {
    path: ['what'],
    error: 'at least one section: what, steps, cost, signs or another',
  })
  .transform(withTitles)
export type ServicePage = z.output<typeof service>
export const defineService = define(service)
