import { z } from 'zod'
import { coordinates } from '@/content/schema/facts'
import {
  municipalityId,
  neighbours,
  type OfficeId,
  officeId,
  type PlaceId,
  priceId,
  serviceCardIds,
  serviceOrEmergencyOrRemoved,
  utilityId,
} from '@/content/schema/names'
import { street } from '@/content/schema/street'
import { copy, define, fold, list, order, pageFields, pathFields, plain, question } from '@/content/schema/text'

/** A GTA town or a Toronto neighbourhood: its file in content/places/gta or content/places/toronto. */
export const placeFields = z.strictObject({
  name: plain({ max: 40 }).describe('In menus, cards and breadcrumbs, and on the map.'),
  order: order(),
  menus: z
    .array(z.enum(['header', 'footer', 'topBar']))
    .default([])
    .meta({ title: 'Menus' })
    .describe('Short lists of towns that show it, too. The page Contact shows all.'),
  ...pathFields,
  h1: plain()
    .meta({ title: 'Headline' })
    .optional()
    .describe('Ends with the name, which is in large type. Default: "Electricians in" and the name.'),
  seoTitle: pageFields.seoTitle,
  metaDescription: plain({ min: 110, max: 155 })
    .meta({ title: 'Text in search results' })
    .describe('Names the place. The served cities are added after it.'),
  updatedOn: pageFields.updatedOn,
  streetSentence: copy({ max: 20, unit: 'words' })
    .meta({ title: 'Sentence about its houses' })
    .describe('One sentence below the heading of the services.'),
  summary: plain({ min: 60, max: 140 })
    .optional()
    .describe('For neighbourhoods only: its text on the page Toronto. Default: the sentence about its houses.'),
  municipalities: z
    .array(municipalityId)
    .default([])
    .meta({ title: 'Town whose rules apply' })
    .describe('Or the towns that it is divided between. The list is in Facts, Rules of towns. It may be left out.'),
  utility: utilityId.describe('The company that delivers its electricity.'),
  utilityArea: plain()
    .optional()
    .meta({ title: 'Part that it serves' })
    .describe('Only if another utility serves the rest.'),
  otherUtility: z
    .strictObject({ id: utilityId.meta({ title: 'Utility' }), area: plain().meta({ title: 'Part that it serves' }) })
    .optional()
    .describe('The second utility, and who is served by it.'),
  wireFrom: officeId
    .optional()
    .meta({ title: 'Office on its map' })
    .describe('Where the line on its map begins. Default: the nearest office.'),
  neighbours: neighbours.optional().describe('Neighbouring places, in geographic order. Default: the nearest five.'),
  map: coordinates
    .meta({ title: 'Position' })
    .describe('Its middle, in degrees: 43.85 and -79.02. A map on the web shows both when you press the right button.'),
  street: street.optional().describe('Default: one of the prepared streets.'),
  answers: z
    .strictObject({
      come: copy({ max: 18, unit: 'words' }).optional().meta({ title: 'When can you come?' }),
      cost: copy({ max: 18, unit: 'words' }).optional().meta({ title: 'What does it cost?' }),
    })
    .prefault({})
    .describe('In the first screen. Default: general answers.'),
  typicalJobs: list(
    z.strictObject({ title: plain(), text: copy(), service: serviceOrEmergencyOrRemoved, price: priceId.optional() }),
    2,
    3,
  )
    .optional()
    .describe('For these houses, each with its price if the price list has one.'),
  serviceCards: z
    .partialRecord(z.enum(serviceCardIds), copy({ max: 20, unit: 'words' }))
    .default({})
    .meta({ title: 'Sentences of the service cards' })
    .describe('At most 20 words each. Default: the summary of the linked page.'),
  quotedCards: z
    .array(z.enum(serviceCardIds))
    .default([])
    .meta({ title: 'Cards without their price' })
    .describe('If their sentence is about more than the price pays for.'),
  facts: list(z.strictObject({ title: plain(), text: copy({ max: 35, unit: 'words' }) }), 2, 3).describe(
    'What is particular here and changes the work.',
  ),
  notes: list(fold, 1, 3).default([]).meta({ title: 'Texts that open' }).describe('After the facts.'),
  localExperts: copy()
    .optional()
    .describe('One of the four reasons to choose us: a fact about the work here. Default: the text of all places.'),
  questions: z.array(question).default([]),
  form: z
    .strictObject({
      lead: copy().optional().meta({ title: 'Sentence' }),
      example: plain().optional().meta({ title: 'Example of a message' }),
    })
    .prefault({})
    .describe('Beside the form; on pages of neighbourhoods, beside the number.'),
})

type Written = z.output<typeof placeFields>
/** A place with the defaults of lib/content/defaults.ts. */
export type PlaceContent = Omit<Written, 'h1' | 'seoTitle' | 'answers' | 'form' | 'wireFrom' | 'neighbours'> & {
  h1: string
  seoTitle: string
  answers: { come: string; cost: string }
  form: { lead: string; example: string }
  wireFrom: OfficeId
  neighbours: PlaceId[]
}
export const definePlace = define(placeFields)
