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
  lead: 'We make lights, shades and heat work together. We are an authorized Lutron dealer, and we do the wiring and the programming.',
  updatedOn: '2026-11-25',
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
        note: 'We repair it, add to it or move you to the new line',
      },
      {
        question: 'Do you want shades that move by themselves?',
        service: 'smart-home/palladiom-shades',
        note: 'We wire and hang quiet motorized shades',
      },
      {
        question: 'Do lights stay on, or is the hydro bill a mystery?',
        service: 'smart-home/smart-panels-occupancy',
        note: 'We fit sensors, and panels that measure',
      },
      {
        question: 'Would you like to ask for the light out loud?',
        service: 'smart-home/voice-control',
        note: 'We link Alexa, Google or Siri to real switches',
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
        heading: 'What does a smart home cost?',
        paragraphs: [
          'We count the lights, the keypads and the windows with a motor. You can strike any of them from the list. You get the count and the price in writing. Allow 2 to 6 hours or more for the programming.',
        ],
      },
      {
        heading: 'When is the best time to start?',
        paragraphs: [
          'Start before the drywall, if any work is planned. Cable through open studs is cheap, and that is why whole-house systems suit the rebuilds of [Forest Hill](/toronto/forest-hill) and the estates around [Kleinburg](/gta/kleinburg). A finished house does well with wireless dimmers.',
          'In an older house, look at the [old wiring](/residential/knob-tube-wiring) first. Replace knob and tube before you add dimmers to it.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why choose us for a smart home',
    items: [
      {
        title: 'Authorized Lutron dealer',
        text: 'HomeWorks and RadioRA parts come to us through the dealer channel, and the people who wire it also program it.',
      },
      {
        title: 'Licensed for the wiring too',
        text: 'Dimmers and panels run on house current, so the installer needs a licence like ours, {licence}. We file with the Electrical Safety Authority, ESA.',
      },
      {
        title: 'We know old switch boxes',
        text: 'We have opened them in this city since {claim:sinceServices}. We know how to deal with a missing neutral, odd three-ways and tight metal boxes.',
      },
      {
        title: 'We look for the cause first',
        text: 'A scene that flickers is often a lamp or a loose wire. {claim:experienceServices} in the trade taught us to look there first.',
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
    crop: { wide: [300, 150, 620, 290], phone: [380, 170, 440, 310] },
  },
})
