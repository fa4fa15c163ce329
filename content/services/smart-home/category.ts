import { defineCategory } from '@/content/schema/category'

export default defineCategory({
  name: 'Smart home',
  order: 40,
  menu: 'Smart Home',
  allLink: 'All smart home work',
  panelColumn: 'right',
  tone: 'dusk',
  listStyle: 'keypad',
  seoTitle: 'Smart home electrician & Lutron dealer, Toronto and GTA',
  metaDescription:
    'Authorized Lutron dealer and licensed electrician in Toronto and the GTA: HomeWorks QSX, RadioRA 3, shades, sensors and thermostats. Call with your plans.',
  h1: 'Smart home and Lutron lighting in Toronto',
  lead: 'One firm wires your lights, shades and heat, programs them and hands you the program file. We are an authorized Lutron dealer and licensed contractor.',
  updatedOn: '2026-11-28',
  summary: 'Lutron keypads, shades and sensors, all by one firm.',
  choices: {
    heading: 'Which smart home system do you need?',
    items: [
      {
        question: 'Are you building, or open to the studs?',
        service: 'smart-home/lutron-homeworks',
        note: 'HomeWorks QSX suits the whole house',
      },
      {
        question: 'Is the house finished, and you want no new holes?',
        service: 'smart-home/radiora-3',
        note: 'RadioRA 3 is wireless and goes room by room',
      },
      {
        question: 'Is there a RadioRA 2 keypad on your wall?',
        service: 'smart-home/radiora-2',
        note: 'The system can be repaired, extended or moved to the new line',
      },
      {
        question: 'Do you want shades that move by themselves?',
        service: 'smart-home/palladiom-shades',
        note: 'These shades are quiet, and we wire and hang them',
      },
      {
        question: 'Do lights stay on, or is the hydro bill a mystery?',
        service: 'smart-home/smart-panels-occupancy',
        note: 'We install sensors, and panels that measure each circuit',
      },
      {
        question: 'Would you like to ask for the light out loud?',
        service: 'smart-home/voice-control',
        note: 'Alexa, Google or Siri can work real switches once we link them',
      },
      {
        question: 'Do you want to control the heat?',
        service: 'smart-home/smart-thermostats',
        note: 'We find the right thermostat, and add the missing wire',
      },
    ],
    noneFits:
      'If you are not sure, call {phone} and tell us how many lights and windows you have and whether the walls are open. We can usually name the system from that.',
    folds: [
      {
        heading: 'How is a smart home priced?',
        paragraphs: [
          'We count the lights, the keypads and the windows with a motor. You get the count and the price in writing, and can strike any item from the list. Allow 2 to 6 hours or more for the programming.',
          'Ask on the phone what a first visit to your house costs and the first day we can come. You hear both before you book.',
        ],
      },
      {
        heading: 'When is the best time to start?',
        paragraphs: [
          'Start before the drywall, if any work is planned. Cable through open studs is cheap, so a rebuild, as in [Forest Hill](/toronto/forest-hill), or a new house near [Kleinburg](/gta/kleinburg) is the time for a whole-house system. A finished house does well with wireless dimmers.',
          'In an older house, look at the [old wiring](/residential/knob-tube-wiring) first. If it is knob and tube ({rule:knob-and-tube}), replace it before you add dimmers.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why choose us for a smart home',
    items: [
      {
        title: 'One firm, and you keep the file',
        text: 'We buy as a Lutron dealer, and the electricians who wire your system also program it. You get a copy of the program, for us or for whoever comes after us.',
      },
      {
        title: 'Licensed for the wiring too',
        text: 'Dimmers and panels run on house current, so the installer needs a licence like ours, {licence}. We file that work with ESA, the Electrical Safety Authority.',
      },
      {
        title: 'We know old switch boxes',
        text: 'We have opened old boxes in this city since {claim:sinceServices}. We know how to deal with a missing neutral, odd three-ways and tight metal boxes.',
      },
      {
        title: 'We look for the cause first',
        text: 'Lights that flicker on a dimmer often have the wrong bulb or a loose wire. In {claim:experienceServices} in the trade we have learned to look there before we blame the program.',
      },
    ],
  },
  form: {
    heading: 'Ask about your smart home',
    lead: 'Tell us how many rooms you have, whether the walls are open, and what you want to stop doing by hand.',
    example:
      'Example: Finished four-bedroom house in Oakville. We want the main floor and porch lights on scenes, no new holes.',
  },
  drawing: {
    art: 'house',
    circuits: ['c-keypad', 'c-receptacle', 'c-shades', 'c-occupancy', 'c-thermostat', 'c-voice', 'c-pot-lights'],
    crop: { wide: [24, 6, 1152, 614], phone: [300, 6, 560, 614] },
  },
})
