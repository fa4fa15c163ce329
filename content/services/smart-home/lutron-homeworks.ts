import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Lutron HomeWorks dealer & installer in Toronto',
  metaDescription:
    'Lutron HomeWorks for larger Toronto and GTA houses: planned on your drawings, wired before the drywall, and programmed on site by an authorized dealer.',
  h1: 'Lutron HomeWorks for the whole house',
  lead: 'HomeWorks runs the lights and shades of a large house from one processor. The best day to talk about it is while the house is still on paper.',
  updatedOn: '2026-11-20',
  summary: 'Whole-home lighting and shade control for larger houses, with wired and wireless keypads on one processor.',
  circuit: 'Processor, 15 A, 120 V; keypads on low-voltage cable',
  image: 'lighting-keypad',
  facts: [
    { label: 'Price', value: 'By the drawings: loads, keypads and windows' },
    { label: 'Programming', value: '2 to 6 hours or more; large houses take more' },
    { label: 'Best time', value: 'Before the drywall goes up' },
    { label: 'Permit', value: 'ESA notification, filed before work starts' },
    { label: 'Dealer', value: 'Authorized Lutron dealer' },
  ],
  what: {
    heading: 'One processor, every room',
    paragraphs: [
      'Somewhere in the basement sits a processor that knows each light, shade and keypad in the house by name. You press an engraved button and it sets a scene: kitchen at full, hall at half, porch on. The bank of six switches that used to do that becomes one small keypad.',
      'The system is made for larger homes. Keypads come wired and wireless, so a new wing can have cable in its walls while the old rooms keep their plaster. Dimmers can sit in the wall, or out of sight in panels near the breakers.',
      'Lutron revises the range from time to time, so check with us what is current before you settle on finishes. We are an authorized Lutron dealer and have wired houses here since {claim:sinceServices}. The [panel](/residential/panel-upgrades) that feeds it all is our trade as well.',
    ],
  },
  signs: {
    heading: 'Houses it was made for',
    items: [
      'The lighting plan runs to several sheets, and some walls show four or five switches in a row.',
      'The house is new or open to the studs, like the rebuilds of [Forest Hill](/toronto/forest-hill).',
      'A dozen or more windows are to have motorized shades, and you want them to move together.',
      'The grounds count as rooms: a long drive, a gate, and [landscape lighting](/residential/landscape-outdoor-lighting) that should follow the season.',
      'You travel, and you want the evening lights to look like an ordinary evening.',
      'There is already an older HomeWorks system, and the person who programmed it is nowhere to be found.',
    ],
  },
  steps: {
    heading: 'Drawings first, buttons last',
    intro: 'On a new house this runs alongside the builder for months. The visits themselves are few.',
    items: [
      {
        title: 'We mark up your plans',
        text: 'We go through the drawings with you, your designer or your builder, room by room. Each light becomes a named load. Each door gets a keypad or does not. Shades, gates and outdoor lights go on the same list.',
      },
      {
        title: 'You see a written quote',
        text: 'The quote lists processors, panels, dimmers and keypads by count, with the labour to wire and program them. It is easy to strike a keypad at this stage. It is far harder once its box is in a tiled wall.',
      },
      {
        title: 'Rough-in while the studs show',
        text: 'We file the ESA notification, then pull the house wiring and the low-voltage cable. Every run is labelled at both ends. The ESA inspection comes before the walls close. This is also the day to photograph what the drywall will hide.',
      },
      {
        title: 'Keypads and dimmers go in',
        text: 'After paint, we mount the panels, dimmers and keypads and power them up one group at a time. Lamps are tested for flicker and hum at their lowest level, because a poor match shows there first.',
      },
      {
        title: 'Programming with you in the room',
        text: 'Allow 2 to 6 hours or more, and expect a large house to need more. We set the scenes, the timed events and the engraved names with you watching, so that evening means what you mean by it.',
      },
    ],
  },
  cost: {
    heading: 'Why one house costs more than another',
    paragraphs: [
      'Count three things: lighting loads, keypads and motorized windows. They set most of the bill, and each can be trimmed. A bathroom may do well with a plain dimmer, and a closet with a door switch.',
      'Timing matters nearly as much. Cable pulled through open studs is cheap next to cable fished behind finished plaster. Keypad finishes, engraving and panels placed far from the rooms they serve also move the figure. We price it from your drawings.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Bring these to the first talk',
    items: [
      'Floor plans, with the reflected ceiling or lighting plan if one exists.',
      'A window schedule, marked with the shades that should have a motor.',
      'Your closing-in date: the day the insulation and drywall start.',
      'The names of your builder, designer and network installer.',
      'For an existing system, a photo of the processor and its labels.',
    ],
  },
  questions: [
    {
      question: 'Does HomeWorks stop when the internet does?',
      answer:
        'The keypads, dimmers and processor talk to each other inside the house, so the buttons go on working. What you lose is the app from away, and [voice control](/smart-home/voice-control).',
    },
    {
      question: 'And when the power fails?',
      answer:
        'The lights go out like any others, and the program is kept until the power returns. If the house has [standby power](/ev-energy/generator-wiring), tell us early, so that the processor and the right lights sit on the backed-up side.',
    },
    {
      question: 'Can it go into a finished house?',
      answer:
        'Yes, with wireless keypads and dimmers in the existing boxes. In a mid-sized finished house we would first show you [RadioRA 3](/smart-home/radiora-3), which often does what you want with less equipment.',
    },
  ],
  example: 'Example: New build in King, drywall in March, 60 lighting loads and 14 shades',
  related: [
    'residential/pot-lights-led-lighting',
    'residential/landscape-outdoor-lighting',
    'residential/panel-upgrades',
  ],
}
