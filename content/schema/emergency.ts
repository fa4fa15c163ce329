import { z } from 'zod'
import { serviceWords } from '@/content/interface'
import { categoryFacts } from '@/content/schema/category'
import { drawing } from '@/content/schema/drawing'
import { presentEmergency, priceId, related } from '@/content/schema/names'
import { withTitles } from '@/content/schema/service'
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
  slug,
  step,
} from '@/content/schema/text'

const sequence = z.strictObject({
  id: slug().describe('For the page’s fragment: "street-dark".'),
  heading: heading(),
  intro: copy().optional(),
  steps: z.array(copy()),
  after: copy().optional(),
})
export type SafetySequence = z.infer<typeof sequence>

const line = copy({ max: 16, unit: 'words' }).describe('The first thing to do.')
/** Who is called first. */
const first = z.enum(['911', 'utility', 'us'])

/** What somebody in trouble picks: what they see, who comes first, and the steps. */
const choice = sequence.extend({
  line,
  first,
  who: copy().optional().describe('Where it is more than who is called first: "Your utility, then us".'),
  art: z.enum(['street-out', 'home-out']).optional().describe('The street over it.'),
})
export type EmergencyChoice = z.infer<typeof choice>

const cell = copy().optional().describe('In every row or in none.')

/** What every emergency page has: what to do now comes first. Grade 6 or below. */
const emergencyFields = {
  h1: plain().optional().describe('The name "in Toronto and the GTA" without it. Unique.'),
  ...pageFields,
  danger: copy({ max: 14, unit: 'words' }).describe('Under 911: when to call it.'),
  ours: copy({ max: 14, unit: 'words' }).describe('Under our number: when to call it.'),
  choices: z
    .strictObject({ heading: heading(), items: list(choice, 1, 6), after: copy().optional() })
    .describe('On /emergency they unfold, by who is called first. On its pages they are open.'),
  sequences: z
    .strictObject({ heading: heading(), items: list(sequence, 1, 6) })
    .describe('Everything else. Open on /emergency; on its pages folds.'),
  never: items(2, 20).describe('What never to do.'),
  whoToCall: z
    .strictObject({
      heading: heading(),
      lead: copy().optional().describe('What holds for every row.'),
      column: plain().describe('Over the first column: what you see, or where you are.'),
      rows: list(z.strictObject({ see: copy(), who: cell, first: copy(), next: cell }), 2, 20),
    })
    .describe('Whose job is whose.'),
  callUs: fold.extend({ paragraphs: list(copy(), 2, 20) }).describe('When to call us, and what we do when we come.'),
  cost: fold.extend({ prices: z.array(priceId) }),
  ready: items(3, 5),
  asked: heading().describe('Over the questions.'),
  questions: z.array(question),
  form: form.default(serviceWords.form),
  related: related().describe('Work that keeps it from coming back: no emergency pages.'),
}

/** A page under /emergency: its file in content/emergency. */
export const emergencyPageFields = z.strictObject({
  name: plain({ max: 40 }).describe('In menus, cards and breadcrumbs.'),
  panelLabel: plain({ max: 20 }).optional().describe('On the breaker panel; the name without it.'),
  order: order(),
  ...addressFields,
  summary: plain({ min: 60, max: 140 }).optional().describe('In cards and structured data; the lead without it.'),
  ...emergencyFields,
  drawing: drawing.optional(),
})

export const emergency = emergencyPageFields.transform(withTitles)
export type EmergencyPage = z.output<typeof emergency>
export const defineEmergency = define(emergency)

const seen = { heading: heading(), line }

/** /emergency: content/emergency/index.ts. */
export const emergencyIndexFields = z.strictObject({
  ...categoryFacts,
  ...emergencyFields,
  outage: z.strictObject(seen).describe('The power is out, as somebody in trouble would say it, and what to look at.'),
  links: z
    .array(z.strictObject({ ...seen, first, to: z.strictObject({ page: presentEmergency, id: slug().optional() }) }))
    .transform((links) =>
      links.flatMap(({ to: { page, id }, ...link }) => (page ? [{ ...link, to: { page, id } }] : [])),
    )
    .describe('What else it may be: its steps are on a page, open there (`id`) or first of all.'),
  why: z.strictObject({ heading: heading(), items: z.array(step) }).optional(),
})

export const emergencyIndex = emergencyIndexFields.transform(withTitles)
export type EmergencyCategoryPage = z.output<typeof emergencyIndex>
export const defineEmergencyIndex = define(emergencyIndex)
