import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Exit signs, emergency & security lighting | Toronto',
  metaDescription:
    'Exit signs, emergency units and security lights for GTA buildings: the monthly check, the yearly test, what fails first, and the record to keep on file.',
  h1: 'Exit, emergency & security lighting',
  lead: 'Exit lights do nothing all year and then have to work on the worst day. We install, test and repair them, light the outside too, and leave a record you can show.',
  updatedOn: '2026-11-20',
  summary: 'Exit signs, battery units and outdoor security lights: installed, tested, repaired and logged.',
  circuit: '120 V, 15 A battery unit with 12 V remote heads',
  image: 'motion-floodlight',
  facts: [
    { label: 'Check', value: 'Every month' },
    { label: 'Test', value: 'Every year, for the full design time' },
    { label: 'Units', value: 'At least 90 minutes on battery' },
    { label: 'Price', value: 'By count, height and access' },
    { label: 'Permit', value: 'ESA notification where wiring is new or moved' },
  ],
  what: {
    heading: 'Light for the way out',
    paragraphs: [
      'An emergency unit keeps a battery charged and turns itself on when its circuit dies. The code asks at least 30 minutes of most buildings, and longer of tall and care buildings. We fit units that give at least 90 minutes, so an ageing battery has something in hand.',
      'New exit signs have generally been the green running man since the 2010 National Code. Security lighting is the other half of the job: doors, lanes, loading bays and parking, lit so that a person sees the step and a camera sees the person. We bring {claim:experienceServices} of experience to both, and one survey can cover them.',
    ],
  },
  signs: {
    heading: 'What a walk with a notebook turns up',
    items: [
      'You press a test button, and a head stays dark or fades within minutes.',
      'A charge lamp is out, or blinks a fault.',
      'A fire inspection report lists exit or emergency lighting.',
      "Last year's test record cannot be found.",
      'A wall moved, and an exit sign now points at a closet.',
      'Tenants cross the parking lot by the light of their phones.',
      'A floodlight burns at noon: its photocell has failed.',
    ],
  },
  steps: {
    heading: 'Survey, repair & logbook',
    items: [
      {
        title: 'Walk each route',
        text: 'We follow every way out, starting at the desk or bed that is farthest from the street. Each sign, unit and remote head gets a number on your plan. Dark stretches get a note.',
      },
      {
        title: 'Run the batteries down',
        text: "Units go on battery for the building's full design time, at an hour that suits the people in it. We time each one. A tired pack is replaced, or the whole unit where parts are no longer made.",
      },
      {
        title: 'Repair, move or add',
        text: 'A like-for-like unit is a quick exchange. New heads and moved signs mean new wiring, and for that we file with ESA beforehand. We aim the heads at stairs and turns, which is where feet go wrong.',
      },
      {
        title: 'Light the outside',
        text: 'Fixtures go up with a photocell, a timer or a motion sensor. We aim them after dark with somebody at the camera screen. Glare into a bedroom window or the eyes of a driver gets a shield.',
      },
      {
        title: 'Write the log',
        text: 'You receive a list by number and floor, with battery dates and minutes held. The monthly check then becomes a short walk with a clipboard, and next year there is something to compare.',
      },
    ],
  },
  cost: {
    heading: 'Few parts, many ladders',
    paragraphs: [
      'Batteries and LED signs are modest items. Height, stairwells and hours of access cost more than parts do. A central unit with remote heads means one battery to test but more wire; self-contained units are the reverse. In an old concrete stair the wire is the expensive half.',
      'Outdoors, the questions are masonry, trenching and whether poles exist already. A unit that drains its battery, or a circuit that trips in the rain, is a fault to be found first. Small diagnostics typically come to {price:diagnostics}, plus HST.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Papers & keys to have at hand',
    items: [
      "The last test record, and any fire inspector's report.",
      'Floor plans with the exits marked.',
      'The number of storeys, and what each is used for.',
      'Keys, codes and quiet hours for stairwells and roof.',
      'Views from the cameras that see too little at night.',
    ],
  },
  questions: [
    {
      question: 'How often are emergency lights tested?',
      answer:
        'The Fire Code asks for a check each month and a test each year for the full design time. Building staff often do the monthly one and sign for it. The yearly test empties the batteries, so leave them hours to recharge. In a [power outage](/emergency/power-outage) the same evening they would have little to give.',
    },
    {
      question: 'Must red EXIT signs be replaced?',
      answer:
        'Not always. A renovation or a change of use often brings in the green ones, as tenants in [King West](/toronto/king-west) fit-outs find. Ask the building or fire official what applies to you. Two styles on one route are best avoided in any case.',
    },
    {
      question: 'Can cameras and gates share the emergency batteries?',
      answer:
        'No. Those batteries are for the way out. Cameras and gates that must ride through an outage need a UPS or a [standby generator](/ev-energy/generator-wiring). Owners of rental towers, as in [East York](/gta/east-york), often plan that along with [power distribution](/commercial/power-distribution).',
    },
  ],
  example: 'Example: Fire inspector found two dead exit signs and a dark rear stair',
  related: ['ev-energy/generator-wiring', 'residential/landscape-outdoor-lighting', 'emergency/power-outage'],
}
