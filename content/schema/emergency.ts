import { z } from 'zod'
import { menuFields } from '@/content/schema/category'
import { drawing } from '@/content/schema/drawing'
import { emergencyOrRemoved, isPresent, priceId, related } from '@/content/schema/names'
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
  pathFields,
  plain,
  question,
  slug,
  step,
  type WithDefaults,
} from '@/content/schema/text'

const sequence = z.strictObject({
  id: slug().describe('Fragment of the URL: "street-dark".'),
  heading: heading(),
  intro: copy().optional(),
  steps: z.array(copy()),
  after: copy().optional(),
})
export type SafetySequence = z.infer<typeof sequence>

const firstStep = copy({ max: 16, unit: 'words' }).describe('The first thing to do.')
const callFirst = z.enum(['911', 'utility', 'us'])

/** A situation on an emergency page: whom to call first, and the steps. */
const situation = sequence.extend({
  firstStep,
  callFirst,
  who: plain().optional().describe('If more than one is called: "Your utility, then us".'),
  street: z.enum(['street-out', 'home-out']).optional().describe('The street above it.'),
})
export type Situation = z.infer<typeof situation>

/** Fields of every emergency page. What to do now comes first. */
const emergencyFields = {
  h1: plain()
    .meta({ title: 'Headline' })
    .optional()
    .describe('Unique. Default: the name and "in Toronto and the GTA".'),
  ...pageFields,
  whenToCall911: copy({ max: 14, unit: 'words' }).describe('Below 911.'),
  whenToCallUs: copy({ max: 14, unit: 'words' }).describe('Below our number.'),
  situations: z
    .strictObject({ heading: heading(), items: list(situation, 1, 6), after: copy().optional() })
    .describe('Folds on /emergency, grouped by whom to call first. Open on the pages below it.'),
  otherSituations: z
    .strictObject({ heading: heading(), items: list(sequence, 1, 6) })
    .describe('Situations without `callFirst`. Open on /emergency, folded on the pages below it.'),
  never: headedList(2, 20).describe('What never to do.'),
  whoToCall: z
    .strictObject({
      heading: heading(),
      lead: copy().optional().describe('Text about all rows.'),
      column: plain().describe('Heading of the first column: what you see, or where you are.'),
      rows: list(
        z.strictObject({
          see: plain().describe('What the visitor sees, or where the visitor is.'),
          who: plain().optional().describe('Whose job it is. In every row or in none.'),
          first: copy().describe('Whom to call first.'),
          next: copy().optional().describe('Whom to call then. In every row or in none.'),
        }),
        2,
        20,
      ),
    })
    .refine(
      ({ rows }) =>
        (['who', 'next'] as const).every((cell) =>
          rows.every((row) => Boolean(row[cell]) === Boolean(rows[0]?.[cell])),
        ),
      { path: ['rows'], error: '`who` and `next` in every row, or in none' },
    )
    .describe('Who does which job.'),
  callUs: fold.extend({ paragraphs: list(copy(), 2, 20) }).describe('When to call us, and what we do when we come.'),
  cost: fold.extend({ prices: z.array(priceId) }),
  ready: headedList(3, 5),
  questionsHeading: heading().describe('Heading of the questions.'),
  questions: z.array(question),
  form: form.optional(),
  related: related.describe('Services that prevent the problem. Not emergency pages.'),
}

/** A page under /emergency: its file in content/emergency. */
export const emergencyPageFields = z.strictObject({
  name: plain({ max: 40 }).describe('In cards, lists and breadcrumbs.'),
  panelLabel: plain({ max: 20 }).optional().describe('In the menus and on the breaker panel. Default: the name.'),
  order: order(),
  ...pathFields,
  summary: plain({ min: 60, max: 140 }).optional().describe('In cards and structured data. Default: the lead.'),
  ...emergencyFields,
  drawing: drawing.optional(),
})

export type EmergencyContent = WithDefaults<z.output<typeof emergencyPageFields>>
export const defineEmergency = define(emergencyPageFields)

const situationHead = { heading: heading(), firstStep }

/** /emergency: content/emergency/index.ts. */
export const emergencyIndexFields = z.strictObject({
  ...menuFields,
  ...emergencyFields,
  outage: z
    .strictObject({
      ...situationHead,
      page: emergencyOrRemoved.transform((id) => (isPresent(id) ? id : undefined)),
    })
    .describe('A section about the power outage, with the situations of its page.'),
  linksToSituations: z
    .array(
      z.strictObject({
        ...situationHead,
        callFirst,
        to: z.strictObject({ page: emergencyOrRemoved, id: slug().optional() }),
      }),
    )
    .transform((links) =>
      links.flatMap(({ to: { page, id }, ...link }) => {
        if (!isPresent(page)) return []
        return [{ ...link, to: { page, id } }]
      }),
    )
    .describe('Situations of the pages below it: links to one fold (`id`) or to the page.'),
  reasons: z.strictObject({ heading: heading(), items: z.array(step) }).optional(),
})

export type EmergencyIndexContent = WithDefaults<z.output<typeof emergencyIndexFields>>
export const defineEmergencyIndex = define(emergencyIndexFields)
