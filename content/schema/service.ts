import { z } from 'zod'
import { serviceDrawing } from '@/content/schema/drawing'
import { imageName, priceId, related } from '@/content/schema/names'
import {
  copy,
  define,
  entries,
  fold,
  form,
  headedList,
  heading,
  headingLead,
  list,
  order,
  pageFields,
  paragraphs,
  pathFields,
  plain,
  question,
  type WithDefaults,
} from '@/content/schema/text'

const sectionHead = { heading: heading(), lead: headingLead().optional() }

/** Sizes as bars to scale, smallest first. */
export const sizes = z.strictObject({
  kind: z.literal('sizes'),
  ...sectionHead,
  scale: plain().meta({ title: 'What one part of a bar means' }).describe('"Each part is 10 A."'),
  part: z.number().positive().meta({ title: 'Size of one part' }).describe('A number: 10.'),
  whole: z
    .strictObject({
      value: z.number().positive().meta({ title: 'Its length' }).describe('A number: 100.'),
      text: plain({ max: 20 }).meta({ title: 'Text at its end' }).describe('"of 100 A".'),
    })
    .optional()
    .meta({ title: 'Full bar' })
    .describe('Default: the largest size.'),
  items: entries(
    z.strictObject({
      value: z.number().positive().meta({ title: 'Length of the bar' }).describe('A number: 16.'),
      figure: plain({ max: 12 }).meta({ title: 'Text in the bar' }).describe('"16 A".'),
      label: plain().meta({ title: 'Name' }),
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
  items: entries(z.strictObject({ question: plain(), answer: plain(), text: copy() }), 3, 6),
})
/** Rooms of the building, and the work in each. */
const rooms = z.strictObject({
  kind: z.literal('rooms'),
  ...sectionHead,
  items: entries(z.strictObject({ name: plain(), text: copy() }), 3, 5),
})
const mainSection = z.discriminatedUnion('kind', [
  sizes.meta({ title: 'Sizes as bars' }),
  choices.meta({ title: 'Questions, each with its answer' }),
  rooms.meta({ title: 'Rooms' }),
])
export type MainSection = z.infer<typeof mainSection>

/** The price, or what it depends on, in the head. */
const headPrice = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('price'),
      label: plain().meta({ title: 'What the price is for' }).describe('"A new panel". The price follows it.'),
      price: priceId,
      note: copy().meta({ title: 'Text below the price' }).describe('After the terms of the price.'),
    })
    .meta({ title: 'Price of the price list' }),
  z
    .strictObject({
      kind: z.literal('quote'),
      label: copy().meta({ title: 'What the price depends on' }).describe('A sentence, in place of a price.'),
      note: copy().meta({ title: 'Text below it' }),
    })
    .meta({ title: 'No price, but a quote' }),
])
export type HeadPrice = z.infer<typeof headPrice>

/** A key of a drawing in the head, and what the drawing then shows, in words. */
const key = z.strictObject({
  name: plain({ max: 14 }),
  note: copy({ max: 50 }).optional().meta({ title: 'What the drawing then shows' }),
})

/** A drawing in the head. Its keys set its states, in their order: lib/drawings/art has the drawings. */
const headDrawing = z.strictObject({
  drawing: z.enum(['room', 'charger', 'main-breaker', 'knob-tube', 'motor', 'hot-tub', 'garden']),
  alt: plain({ max: 160 }).meta({ title: 'What it shows' }).describe('For people who cannot see it.'),
  keys: z
    .strictObject({
      label: plain({ max: 60 }).meta({ title: 'What the buttons choose' }).describe('For people who hear the page.'),
      items: entries(key, 2, 5),
      pressed: z.number().default(1).meta({ title: 'Button pressed at first' }).describe('1 is the first one.'),
    })
    .optional()
    .meta({ title: 'Buttons of the drawing' })
    .describe('Each sets what the drawing shows. The drawing decides their number and order.'),
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
  note: copy({ max: 120 }).meta({ title: 'Text' }).describe('One whole phrase.'),
  drawing: z
    .enum(stopDrawings)
    .optional()
    .describe('On wide screens. Give one to each job and to what adds to the price, or to none.'),
}
export type StopDrawing = (typeof stopDrawings)[number]

/** What the price depends on, as stops on a wire: the least, what adds to it, the most. */
const cost = z.strictObject({
  heading: heading(),
  low: z.strictObject(stop).meta({ title: 'Job at the lowest price' }),
  moves: list(z.strictObject({ name: plain({ max: 22 }), ...stop }), 1, 3).meta({ title: 'What adds to the price' }),
  high: z.strictObject(stop).meta({ title: 'Job at the highest price' }),
  notes: paragraphs().default([]).meta({ title: 'Small paragraphs below' }),
  prices: z
    .array(priceId)
    .default([])
    .meta({ title: 'Prices for search engines' })
    .describe('Besides the price at the top.'),
})
const fact = z.strictObject({
  value: copy({ max: 20 }).meta({ title: 'Name' }).describe('It makes sense alone: "How long", "Permit".'),
  label: plain().meta({ title: 'What it says' }).describe('One phrase.'),
  isTime: z
    .boolean()
    .optional()
    .meta({ title: 'Says how long the work takes' })
    .describe('The card of a drawing shows it, too.'),
})
export type Fact = z.infer<typeof fact>

/** A step on the wire: a title that begins with a verb, and its text. */
const wireStep = z.strictObject({ title: plain({ max: 7, unit: 'words' }), text: copy() })
export type WireStep = z.infer<typeof wireStep>

const sections = {
  headPrice: headPrice.optional().meta({ title: 'Price at the top' }).describe('Or what it depends on.'),
  facts: list(fact, 3, 5).default([]).meta({ title: 'Short facts' }).describe('In a row below the price.'),
  overview: z
    .strictObject({
      heading: heading(),
      statement: copy({ max: 30, unit: 'words' }),
      folds: list(fold, 0, 6)
        .default([])
        .meta({ title: 'Texts that open' })
        .describe('Not for a text with a {danger}, which must be in view.'),
    })
    .optional()
    .meta({ title: 'What the service is' })
    .describe('One statement, and texts that open.'),
  mainSection: mainSection
    .optional()
    .describe('Below the statement: sizes as bars, questions with answers, or rooms. It may be left out.'),
  signs: headedList(3, 6)
    .extend({ intro: copy().optional().meta({ title: 'Sentence below it' }) })
    .optional()
    .meta({ title: 'Signs that you need it' }),
  steps: z
    .strictObject({ heading: heading(), items: entries(wireStep, 3, 5) })
    .optional()
    .meta({ title: 'Steps of the work' }),
  cost: cost.optional().meta({ title: 'What the price depends on' }),
  ready: headedList(3, 5).optional().meta({ title: 'What to have ready for the call' }),
  questions: z.array(question).default([]),
}

/** A service's page: its file in content/services/CATEGORY. */
export const serviceFields = z.strictObject({
  name: plain({ max: 40 }).describe('In cards and lists.'),
  panelLabel: plain({ max: 20 })
    .optional()
    .meta({ title: 'Short name' })
    .describe('In the menus and on the breaker panel. Default: the name.'),
  order: order(),
  ...pathFields,
  h1: plain()
    .meta({ title: 'Headline' })
    .optional()
    .describe('Not the same on two pages. Default: the name and "in Toronto and the GTA".'),
  ...pageFields,
  summary: plain({ min: 60, max: 140 })
    .optional()
    .describe('In cards and for search engines. Default: the sentence under the headline.'),
  circuit: plain()
    .optional()
    .meta({ title: 'Label of its breaker' })
    .describe('On the drawn panel: "200 A main, 120/240 V".'),
  image: imageName
    .optional()
    .meta({ title: 'Picture' })
    .describe('Beside the headline. Default: the drawing of the category.'),
  headPicture: headDrawing.optional().meta({ title: 'Drawing beside the headline' }).describe('In place of a picture.'),
  ownForm: z
    .boolean()
    .default(false)
    .meta({ title: 'Service named in the form' })
    .describe('On: the heading of the form and the subject of the email name this service.'),
  ...sections,
  form: form.optional(),
  related: related.describe('Services that go with this one.'),
  drawing: serviceDrawing.optional().describe('The part of the drawing that the page shows.'),
})

export const service = serviceFields.refine(
  (page) => Object.keys(sections).some((key) => [page[key as keyof typeof sections]].flat().some(Boolean)),
  {
    path: ['overview'],
    error: 'this or another section of the page',
  },
)
export type ServiceContent = WithDefaults<z.output<typeof service>>
export const defineService = define(service)
