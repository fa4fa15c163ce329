import { z } from 'zod'
import { menuFields } from '@/content/schema/category'
import { drawing } from '@/content/schema/drawing'
import { emergencyOrRemoved, isPresent, priceId, related } from '@/content/schema/names'
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
  pathFields,
  plain,
  question,
  slug,
  step,
  type WithDefaults,
} from '@/content/schema/text'

const sequence = z.strictObject({
  id: slug()
    .meta({ title: 'Name in links' })
    .describe('Small letters and hyphens: street-dark. Other pages may link to it.'),
  heading: heading(),
  intro: copy().optional().meta({ title: 'Sentence below it' }),
  steps: z.array(copy()),
  after: copy().optional().meta({ title: 'Text after the steps' }),
})
export type SafetySequence = z.infer<typeof sequence>

const firstStep = copy({ max: 16, unit: 'words' }).describe('The first thing to do.')
const callFirst = z.enum(['911', 'utility', 'us']).meta({ title: 'Whom to call first' })

/** A situation on an emergency page: whom to call first, and the steps. */
const situation = sequence.extend({
  firstStep,
  callFirst,
  who: plain()
    .optional()
    .meta({ title: 'Whom to call' })
    .describe('If more than one is called: "Your utility, then us".'),
  street: z.enum(['street-out', 'home-out']).optional().meta({ title: 'Drawn street' }).describe('Above it.'),
})
export type Situation = z.infer<typeof situation>

/** Fields of every emergency page. What to do now comes first. */
const emergencyFields = {
  h1: plain()
    .meta({ title: 'Headline' })
    .optional()
    .describe('Not the same on two pages. Default: the name and "in Toronto and the GTA".'),
  ...pageFields,
  whenToCall911: copy({ max: 14, unit: 'words' }).describe('Below 911.'),
  whenToCallUs: copy({ max: 14, unit: 'words' }).describe('Below our number.'),
  situations: z
    .strictObject({
      heading: heading(),
      items: entries(situation, 1, 6),
      after: copy().optional().meta({ title: 'Text after them' }),
    })
    .describe('Closed at first on the page Emergency, grouped by whom to call first. Open on the pages below it.'),
  otherSituations: z
    .strictObject({ heading: heading(), items: entries(sequence, 1, 6) })
    .describe('Those that begin without a call. Open on the page Emergency, closed at first on the pages below it.'),
  never: headedList(2, 20).meta({ title: 'What never to do' }),
  whoToCall: z
    .strictObject({
      heading: heading(),
      lead: headingLead().optional().describe('Text about all rows.'),
      column: plain().meta({ title: 'Heading of the first column' }).describe('What you see, or where you are.'),
      rows: list(
        z.strictObject({
          see: plain().meta({ title: 'What the visitor sees' }).describe('Or where the visitor is.'),
          who: plain().optional().meta({ title: 'Whose job it is' }).describe('In every row or in none.'),
          first: copy().meta({ title: 'Whom to call first' }),
          next: copy().optional().meta({ title: 'Whom to call then' }).describe('In every row or in none.'),
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
    .meta({ title: 'Who does which job' }),
  callUs: fold.extend({ paragraphs: list(copy(), 2, 20) }).describe('When to call us, and what we do when we come.'),
  cost: fold.extend({ prices: z.array(priceId) }).meta({ title: 'What it costs' }),
  ready: headedList(3, 5).meta({ title: 'What to have ready for the call' }),
  questionsHeading: heading().meta({ title: 'Heading of the questions' }),
  questions: z.array(question),
  form: form.optional(),
  related: related.describe('Services that prevent the problem. Not emergency pages.'),
}

/** A page under /emergency: its file in content/emergency. */
export const emergencyPageFields = z.strictObject({
  name: plain({ max: 40 }).describe('In cards and lists.'),
  panelLabel: plain({ max: 20 })
    .optional()
    .meta({ title: 'Short name' })
    .describe('In the menus and on the breaker panel. Default: the name.'),
  order: order(),
  ...pathFields,
  summary: plain({ min: 60, max: 140 })
    .optional()
    .describe('In cards and for search engines. Default: the sentence under the headline.'),
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
        to: z.strictObject({ page: emergencyOrRemoved, id: slug().optional().meta({ title: 'Name in links' }) }),
      }),
    )
    .transform((links) =>
      links.flatMap(({ to: { page, id }, ...link }) => {
        if (!isPresent(page)) return []
        return [{ ...link, to: { page, id } }]
      }),
    )
    .describe('Situations of the pages below it. Each leads to the page, or to the situation with this name in links.'),
  reasons: z.strictObject({ heading: heading(), items: z.array(step).meta({ title: 'Entries' }) }).optional(),
})

export type EmergencyIndexContent = WithDefaults<z.output<typeof emergencyIndexFields>>
export const defineEmergencyIndex = define(emergencyIndexFields)
