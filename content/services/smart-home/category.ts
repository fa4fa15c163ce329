import type { CategoryPage } from '@/lib/content/types'

export const page: CategoryPage = {
  seoTitle: 'Smart home wiring & Lutron lighting in Toronto',
  metaDescription:
    'Lutron lighting, shades, sensors, voice and thermostats, wired and programmed by one licensed electrical contractor and authorized Lutron dealer in the GTA.',
  h1: 'Smart lighting, shades & controls',
  lead: 'One button at the door can turn the whole house off. We are an authorized Lutron dealer and a licensed electrical contractor, {licence}, so one firm runs the cable, fits the keypads and writes the program.',
  updatedOn: '2026-11-20',
  image: 'lighting-keypad',
  summary: 'Lutron keypads, motorized shades, sensors, voice and thermostats, wired and programmed by one firm.',
  guide: {
    heading: 'What we wire & program',
    lead: 'Three Lutron systems, and four things that work with them or without them. If you only know what annoys you about your switches, that is enough to start a conversation.',
  },
  choosing: {
    heading: 'Which one suits your house',
    paragraphs: [
      'Begin with the walls. If they are open, or about to be, you can have low-voltage cable run to every keypad and window for little more than the cable and the time. That is where [Lutron HomeWorks](/smart-home/lutron-homeworks) makes sense. It is a whole-home system on a processor, made for larger houses like the rebuilds in [Forest Hill](/toronto/forest-hill) and the estates around [Kleinburg](/gta/kleinburg).',
      'If the walls are finished and you like them that way, look at [RadioRA 3](/smart-home/radiora-3). It is wireless, it is a current line, and its dimmers go into the wall boxes you already have, so you can start with the kitchen and hall, then add a floor when the budget allows. If a keypad marked [RadioRA 2](/smart-home/radiora-2) is already on your wall, do not rip it out yet. We service that earlier system, extend it where parts allow, and move houses off it when the time comes.',
      'Windows are a separate choice. [Palladiom shades](/smart-home/palladiom-shades) are quiet roller shades with hardware that is meant to be seen, and they can join any lighting scene. They like to be planned before the plaster, because a wired shade wants a cable at the window head.',
      'Some houses need no scenes at all. They need a laundry light that goes off by itself and a panel that shows where the power goes, which is the subject of [smart panels and occupancy sensors](/smart-home/smart-panels-occupancy). A [smart thermostat](/smart-home/smart-thermostats) is smaller again: often one wall, one cable and one visit. [Voice control](/smart-home/voice-control) comes last, since it sits on top of whatever you already have and is only as good as the names you give your rooms.',
      'Still torn between two? Stand in your hall tonight and count the switches you touch between supper and bed. If it is three or four, a few wireless dimmers will do, and if it is fifteen, you want scenes. Ask us which parts are current before you fall for a finish, because product lines change. In an older house, have the [knob-and-tube wiring](/residential/knob-tube-wiring) question settled first: new dimmers should not be the newest thing on the oldest wire.',
    ],
  },
  why: {
    heading: 'Why choose us for it',
    items: [
      {
        title: 'An authorized Lutron dealer',
        text: 'HomeWorks and RadioRA parts come to us through the dealer channel, and the programming is done by the firm that did the wiring.',
      },
      {
        title: 'Licensed for the wiring too',
        text: 'Dimmers, sensors and panels run on house current. We are a licensed electrical contractor, {licence}, and we file the ESA notification before work starts.',
      },
      {
        title: 'Old switch boxes are familiar ground',
        text: 'We have opened wall boxes in this city since {claim:sinceServices}, long before dimmers were smart. Metal boxes with no neutral, three-way switches wired two different ways: none of it is news to us.',
      },
      {
        title: 'Both ends of the cable',
        text: 'A scene that flickers is often a lamp or a splice, and no setting will fix it. {claim:experienceServices} of wiring taught us to look there first.',
      },
    ],
  },
  prices: [],
  form: {
    heading: 'Tell us about your rooms & switches',
    lead: 'Say how many rooms, whether the walls are open, and what you want to stop doing by hand.',
    example:
      'Example: Finished four-bedroom house in Oakville. We want the main floor and porch lights on scenes, no new holes.',
  },
}
