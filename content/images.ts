import type { SiteImage } from '@/content/schema'

/**
 * Descriptions of the pictures in content/images, by file name without extension. All are rendered pictures. Do not
 * call them "our work". To replace one, put a picture of the same name in its place: at least 800 by 450 pixels, 1600
 * by 900 is best. `focus` is the point that stays in view where a page shows less of it: "70% 40%".
 */
export const images = {
  'backyard-string-lights': { alt: 'Backyard deck at dusk with string lights over a dining table and a cedar fence' },
  'bedroom-dimmed-lamp': {
    alt: 'Bedroom at night with a bedside lamp lit low and a dimmer on the wall',
    focus: '70% 40%',
  },
  'electricians-tools': { alt: "Electrician's hand tools, a meter and a coil of cable laid out on a wooden bench" },
  'filament-bulbs': {
    alt: 'Three filament bulbs against a dark background, one of them much dimmer than the others',
    focus: '34% 40%',
  },
  'front-door-at-night': {
    alt: 'Front door at night with canopy lights, a wall sconce, a doorbell and a security camera',
  },
  'fuse-box': { alt: 'Old fuse panel with glass plug fuses, one of them blown', focus: '68% 35%' },
  'hot-tub-deck': { alt: 'Hot tub on a deck at dusk, steam rising, with lit steps and wall sconces', focus: '88% 75%' },
  'kitchen-lighting': {
    alt: 'Evening kitchen with recessed lights, three brass pendants and under-cabinet lighting',
    focus: '46% 30%',
  },
  'lighting-keypad': {
    alt: 'Dimmer and scene keypad on a wall, with a softly lit kitchen beyond',
    focus: '12% 50%',
  },
  'motion-floodlight': { alt: 'Motion-sensor floodlight lit on a brick wall above a garage door', focus: '78% 20%' },
  'outage-torch-on-panel': { alt: 'Flashlight beam on an open breaker panel in a dark basement during an outage' },
  'path-lighting': {
    alt: 'Path light casting warm light over grasses, mulch and a stone path at dusk',
    focus: '72% 45%',
  },
  'restaurant-lighting': {
    alt: 'Restaurant interior in the evening with track lights, globe pendants and a lit bar',
    focus: '88% 40%',
  },
  'rewiring-stud-wall': { alt: 'Open stud wall with white cable run through the studs to device boxes' },
  'scorched-receptacle': { alt: 'Receptacle with scorch marks and a plug pulled half out', focus: '72% 40%' },
  'smart-switch': { alt: 'White smart switch on a blue wall at night, its status light on' },
  'standby-generator': {
    alt: 'Standby generator beside a house on a winter evening, with a meter and a transfer switch on the wall',
    focus: '78% 70%',
  },
  'warehouse-high-bay': { alt: 'Warehouse aisle lit by LED high-bay fixtures' },
} as const satisfies Record<string, SiteImage>
