import { z } from 'zod'

/** The circuits of the house, each with its devices. */
export const houseCircuits = [
  'c-service', // Service drop, mast and meter
  'c-ground', // Ground electrode
  'c-panel', // Breaker panel
  'c-surge', // Surge protector
  'c-alarms', // Linked smoke alarms
  'c-keypad', // Lighting processor, keypad and pendant
  'c-occupancy', // Occupancy sensor
  'c-shades', // Motorised shades
  'c-fans', // Ceiling fan, bath fan and GFCI outlet
  'c-pot-lights', // Pot lights
  'c-hot-tub', // Hot tub and its shut-off
  'c-generator', // Standby generator and transfer switch
  'c-garden', // Path lights and tree light
  'c-ev', // EV charger
  'c-knob-tube', // Knob-and-tube wiring
  'c-fuse', // Fuse box
  'c-energy', // Energy manager and current sensor
  'c-thermostat', // Thermostat and furnace
  'c-receptacle', // Living-room outlet
  'c-voice', // Voice speaker
  'c-security', // Porch lantern and rear floodlight
] as const

/** The circuits of the building. */
export const buildingCircuits = [
  'c-ground', // Ground electrode
  'c-service-600', // 600 V service, duct and 800 A switchboard
  'c-transformer', // Dry-type transformer
  'c-subpanel', // 120/208 V panel
  'c-distribution', // Floor panel and plant disconnect
  'c-shop', // Shop track lights and sign
  'c-kitchen', // Restaurant hood and pass lights
  'c-office', // Office linear lights
  'c-exit', // Exit signs, emergency heads, wall pack
  'c-high-bay', // High-bay lights
  'c-crane', // Overhead crane
  'c-motor', // Motor control centre and motor
  'c-machine', // Press
  'c-plc', // PLC cabinet, robot and sensor
  'c-dock', // Dock light
] as const

const circuit = z.enum([...houseCircuits, ...buildingCircuits])
export type Circuit = z.infer<typeof circuit>

/** Left, top, width and height in a drawing's units. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

const crop = z
  .strictObject({
    wide: box.optional().describe('For a figure of about 5:4.'),
    phone: box.optional().describe('For a figure of about 3:2 on phones. Default: `wide`.'),
    near: box.optional().describe('About square, for a category with the `listStyle` pictures. Default: `wide`.'),
  })
  .default({})

/** What a page shows of the drawing of its category. */
export const drawing = z.strictObject({
  circuits: z
    .array(circuit)
    .optional()
    .describe(
      'Circuits that are lit on this page. Both crops show a device of the first one. Default: those of the category.',
    ),
  crop: crop.describe('The part that is shown. Default: that of the category.'),
  states: z
    .array(z.enum(['outage', 'tripped', 'scorched', 'spark']))
    .optional()
    .describe('The fault: paler dead circuits; an open breaker; a burnt panel; a sparking outlet.'),
})

export const serviceDrawing = drawing.extend({
  switches: z
    .union([z.literal('all'), z.array(circuit)])
    .optional()
    .describe(
      'Circuits that its breaker turns off on the home page. Default: its circuits without service, ground and panel.',
    ),
})

export const categoryDrawing = z.strictObject({
  art: z.enum(['house', 'building']),
  circuits: z
    .array(circuit)
    .optional()
    .describe('Circuits that are lit. Default: those of its services, or all circuits if they name none.'),
  crop,
})
