import { z } from 'zod'
import { serviceDrawing } from '@/content/schema/drawing'
import { imageName, priceId, related } from '@/content/schema/names'
import {
  copy,
  define,
  fold,
  form,
  headedList,
  heading,
  list,
  order,
  pageFields,
  paragraphs,
  pathFields,
  plain,
  question,
  type WithDefaults,
} from '@/content/schema/text'

const sectionHead = { heading: heading(), lead: copy().optional() }

/** Sizes as bars to scale, smallest first. */
export const sizes = z.strictObject({
  kind: z.literal('sizes'),
  ...sectionHead,
  scale: plain().describe('What a part of a bar means: "Each part is 10 A."'),
  part: z.number().positive().describe('The size of one part, as a number: 10.'),
  whole: z
    .strictObject({ value: z.number().positive(), text: plain({ max: 20 }) })
    .optional()
    .describe('What a full bar is, and the text at its end: 100, "of 100 A". Default: the largest size.'),
  items: list(
    z.strictObject({
      value: z.number().positive().describe('The length of the bar, as a number.'),
      figure: plain({ max: 12 }).describe('In the bar: "16 A".'),
      label: plain(),
      text: copy(),
    }),
    2,
    4,
  ),
})
export type Sizes = z.infer<typeof sizes>

/** What the visitor sees or wants, and the answer for each. */
const choices = z.strictObject({
  kind: z.literal('choices'),
  ...sectionHead,
  items: list(z.strictObject({ question: plain(), answer: plain(), text: copy() }), 3, 6),
})
/** Rooms of the building, and the work in each. */
const rooms = z.strictObject({
  kind: z.literal('rooms'),
  ...sectionHead,
  items: list(z.strictObject({ name: plain(), text: copy() }), 3, 5),
})
const mainSection = z.discriminatedUnion('kind', [sizes, choices, rooms])
export type MainSection = z.infer<typeof mainSection>

/** The price, or what it depends on, in the head. */
const headPrice = z.discriminatedUnion('kind', [
  // A price of the price list, and what it is for ("A new panel"). The terms of the price follow it.
  z.strictObject({ kind: z.literal('price'), label: plain(), price: priceId, note: copy() }),
  // Work without a price: the label is a sentence about what the price depends on.
  z.strictObject({ kind: z.literal('quote'), label: copy(), note: copy() }),
])
export type HeadPrice = z.infer<typeof headPrice>

/** A key of a drawing in the head, and what the drawing then shows, in words. */
const key = z.strictObject({ name: plain({ max: 14 }), note: copy({ max: 50 }).optional() })

/** A drawing in the head. Its keys set its states, in their order: lib/drawings/art has the drawings. */
const headDrawing = z.strictObject({
  drawing: z.enum(['room', 'charger', 'main-breaker', 'knob-tube', 'motor', 'hot-tub', 'garden']),
  alt: plain({ max: 160 }).meta({ title: 'What it shows' }).describe('What it shows, for those who do not see it.'),
  keys: z
    .strictObject({
      label: plain({ max: 60 }).describe('What the keys choose, for screen readers.'),
      items: list(key, 2, 5),
      pressed: z.number().default(1).describe('The number of the key that is pressed at first.'),
    })
    .optional(),
})
export type HeadDrawingContent = z.infer<typeof headDrawing>

/** The line drawings at the stops of a price (lib/drawings/art/stops.svg). */
const stopDrawings = [
  'panel', // A small panel
  'more-circuits', // A panel with more breakers
  'longer-way', // A cable from the meter to the panel
  'another-wall', // A panel moves
  'larger-service', // A mast, a meter and a large panel
  'old-cable', // A cable whose jacket crumbles
  'charger', // A charger beside a panel
  'far-charger', // A long cable from a panel to a charger
  'trench', // A cable under the ground to a post
  'new-panel', // A new panel and a charger
] as const

const stop = {
  note: copy({ max: 120 }).describe('One whole phrase.'),
  drawing: z.enum(stopDrawings).optional().describe('From 1120 px on. Give one to every stop, or to none.'),
}
export type StopDrawing = (typeof stopDrawings)[number]

/** What the price depends on, as stops on a wire: the least, what adds to it, the most. */
const cost = z.strictObject({
  heading: heading(),
  low: z.strictObject(stop).describe('The job at the lowest price.'),
  moves: list(z.strictObject({ name: plain({ max: 22 }), ...stop }), 1, 3).meta({ title: 'What adds to the price' }),
  high: z.strictObject(stop).describe('The job at the highest price.'),
  notes: paragraphs().default([]).describe('Small paragraphs below: what is no stop on the wire.'),
  prices: z.array(priceId).default([]).describe('Offers in structured data, after the price in the head.'),
})
const fact = z.strictObject({
  value: copy({ max: 20 }).describe('A label that makes sense alone: "How long", "Permit".'),
  label: plain().describe('What it says, as one phrase.'),
  isTime: z.boolean().optional().describe('It says how long the work takes: it is on the card of a drawing, too.'),
})
export type Fact = z.infer<typeof fact>

/** A step on the wire: a title that begins with a verb, and its text. */
const wireStep = z.strictObject({ title: plain({ max: 7, unit: 'words' }), text: copy() })
export type WireStep = z.infer<typeof wireStep>

const sections = {
  headPrice: headPrice.optional().describe('The price, or what it depends on, in the head.'),
  facts: list(fact, 3, 5).default([]).describe('In a row below the price.'),
  overview: z
    .strictObject({
      heading: heading(),
      statement: copy({ max: 30, unit: 'words' }),
      folds: list(fold, 0, 6).default([]),
    })
    .optional()
    .describe('What the service is: one statement, and folds. Text with a {danger} is not folded.'),
  mainSection: mainSection.optional().describe('The main section of the page.'),
  signs: headedList(3, 6).extend({ intro: copy().optional() }).optional().describe('Signs that you need it.'),
  steps: z
    .strictObject({ heading: heading(), items: list(wireStep, 3, 5) })
    .optional()
    .describe('The steps of the work.'),
  cost: cost.optional().describe('What the price depends on.'),
  ready: headedList(3, 5).optional().describe('What to have ready for the call.'),
  questions: z.array(question).default([]),
}

/** A service's page: its file in content/services/CATEGORY. */
export const serviceFields = z.strictObject({
  name: plain({ max: 40 }).describe('In cards, lists and breadcrumbs.'),
  panelLabel: plain({ max: 20 }).optional().describe('In the menus and on the breaker panel. Default: the name.'),
  order: order(),
  ...pathFields,
  h1: plain()
    .meta({ title: 'Headline' })
    .optional()
    .describe('Unique. Default: the name and "in Toronto and the GTA".'),
  ...pageFields,
  summary: plain({ min: 60, max: 140 }).optional().describe('In cards and structured data. Default: the lead.'),
  circuit: plain().optional().describe('As a label on a panel: "200 A main, 120/240 V".'),
  image: imageName.optional().describe('In the head. Default: the drawing of the category.'),
  headPicture: headDrawing.optional().describe('A drawing in the head, in place of a picture.'),
  ownForm: z
    .boolean()
    .default(false)
    .describe('True if the form names this service, in its heading and in the subject of the email.'),
  ...sections,
  form: form.optional(),
  related: related.describe('Services that go with this one.'),
  drawing: serviceDrawing.optional().describe('The part of the drawing that the page shows.'),
})

export const service = serviceFields.refine(
  (page) => Object.keys(sections).some((key) => [page[key as keyof typeof sections]].flat().some(Boolean)),
  {
    path: ['overview'],
    error: 'at least one section: overview, steps, cost, signs or another',
  },
)
export type ServiceContent = WithDefaults<z.output<typeof service>>
export const defineService = define(service)
