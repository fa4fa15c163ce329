import { z } from 'zod'

/**
 * A street as a row of buildings from lib/drawings/art/street-kit.svg, from left to right:
 * - `bay-pair:13`: a building with windows 1 and 3 lit. `:0` has none lit. Without `:` the street's name decides.
 * - `~bay`: mirrored. `mansard*3`: three of them.
 * - `+8`: a gap of 8 units. `|`: the middle of the picture.
 */
export const street = z.strictObject({
  why: z.string().optional().describe('The reason for these buildings, in a few words. For colleagues; never shown.'),
  row: z.string(),
  horizon: z.enum(['trees', 'roofs', 'towers', 'hills', 'pylons', 'lake-horizon']).describe('What is behind the row.'),
  landmark: z.string().optional().describe('One thing on the horizon, as `type@x`; x counts from the middle.'),
  back: z.string().optional().describe('Pale towers behind the row, as `type@x:windows`.'),
  front: z.string().optional().describe('Symbols on the sidewalk in front of the row, as `type@x:windows`.'),
  ends: z.string().optional().describe('The trees past the last building, from the inside out. Default: elms.'),
  house: z
    .string()
    .optional()
    .describe('One or two of its buildings, for a card. Default: that of the prepared street for the place.'),
  frame: z
    .strictObject({ width: z.number(), height: z.number() })
    .optional()
    .describe('A picture of fixed proportions that scales, instead of a strip of any width.'),
  wires: z
    .enum(['dead', 'live', 'lightingUp'])
    .optional()
    .describe('`dead`: in an outage. `lightingUp`: live, while the houses light up in turn.'),
})
export type StreetPlan = z.infer<typeof street>
