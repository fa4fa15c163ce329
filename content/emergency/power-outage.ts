import { defineEmergency } from '@/content/schema/emergency'

export default defineEmergency({
  name: 'Power outage',
  order: 20,
  seoTitle: 'Power out? Who to call first in Toronto and the GTA',
  metaDescription:
    'Power out? Look outside first. Dark street: call your utility, listed here town by town. Only your home dark: check the main once, and see who to call.',
  h1: 'Power outage in Toronto or the GTA: who to call',
  lead: 'If the street is dark, call your utility. If only your home is dark, check the main breaker once, then see who to call.',
  updatedOn: '2026-11-28',
  summary: 'How to tell a street outage from a fault in your home, and who to call for each.',
  whenToCall911: 'Call first for fire, smoke, anyone hurt, a CO alarm or a fallen wire.',
  whenToCallUs: 'Your main breaker trips again, no fire, nobody hurt? Call us, day or night.',
  situations: {
    heading: 'Are the street lights on?',
    items: [
      {
        id: 'street-dark',
        street: 'street-out',
        callFirst: 'utility',
        who: 'Call your utility',
        heading: 'The whole street is dark',
        firstStep: 'An electrician cannot help yet.',
        steps: [
          'Report it to your utility. The [numbers by town](/emergency/power-outage#who-to-call) are on this page.',
          '{danger-short:wire-down}',
          'Unplug computers and TVs, but leave one light on, so you know when the power is back.',
          'Keep the fridge and the freezer shut.',
        ],
        after: '{danger:street-back}',
      },
      {
        id: 'house-dark',
        street: 'home-out',
        callFirst: 'utility',
        who: 'Main on: your utility first. Main trips again: us',
        heading: 'Only my home is dark',
        firstStep: 'Keep away from a wet, hot or smelling panel. Otherwise check the main breaker once.',
        steps: [
          'Take a flashlight to the panel, over a dry floor only.',
          '{danger-short:hot-panel}',
          '{danger-short:water}',
          'If it is dry, cool and quiet, open the door of the panel but not its cover. {rule:cool-and-quiet}',
          'Unplug what may have overloaded it.',
          '{danger:home-dark}',
          '{danger:home-dead}',
          '{danger:home-fuses}',
          'When you call us at {phone}, tell us if the main is on, off or in between, and what was running.',
        ],
      },
    ],
  },
  otherSituations: {
    heading: 'Other problems during an outage',
    items: [
      {
        id: 'half-dark',
        heading: 'Only half the house is out',
        steps: ['{danger:half-out}', '{danger:dead-rooms}', 'Our number is {phone}.'],
      },
      {
        id: 'bright-and-dim',
        heading: 'Some lights very bright, others very dim',
        steps: [
          '{danger:lost-neutral}',
          'Do not switch it back on to test it. TVs and fridges can be ruined in minutes.',
        ],
      },
      {
        id: 'flooded-basement',
        heading: 'Water in the basement',
        intro: 'The power may come back while the water is still there.',
        steps: [
          '{danger:water}',
          'When it has drained, a licensed electrician checks the wiring and files with the Electrical Safety Authority (ESA).',
          'ESA inspects and tells the utility, and then the utility reconnects you.',
          '{danger:wet}',
        ],
        after: '{danger:flood-coming}',
      },
      {
        id: 'co-alarm',
        heading: 'Carbon monoxide alarms and generators',
        steps: [
          '{danger:co}',
          'Do not look for the cause. Do not stop to open windows.',
          'Tell 911 that a generator is running. Say who has a headache, feels sick or feels dizzy.',
          '{danger:generator}',
          'Outdoor cords straight to a fridge or a light are fine. House wiring needs a transfer switch, put in by a licensed contractor.',
          'Keep a CO alarm with a battery inside.',
        ],
        after: 'Read about [generators and transfer switches](/ev-energy/generator-wiring).',
      },
      {
        id: 'mast',
        heading: 'The mast or meter has come off the wall',
        steps: [
          '{danger:mast}',
          "The mast, the pipe on the wall that the wires run through, is the owner's part in most places. We repair it once the wire is dead.",
        ],
        after: 'Read [who repairs what on a torn mast](/emergency/panel-repairs#mast-torn-off).',
      },
      {
        id: 'power-returns',
        heading: 'The power is back: appliances and food',
        steps: [
          'Wait 10 to 15 minutes, and then switch things on one by one.',
          '{danger-short:street-back}',
          '{danger-short:half-out}',
          '{danger:wet}',
          'After wind, look up from the ground. {danger-short:mast}',
          'A closed fridge keeps food cold for about 4 hours. A closed freezer lasts about 48 hours if it is full, and 24 hours if it is half full.',
          'If you are not sure about some food, throw it out.',
        ],
      },
    ],
  },
  never: {
    heading: 'Mistakes that hurt people in the dark',
    items: [
      'Never leave candles burning alone. A flashlight is safer.',
      'Never run a barbecue or a generator indoors, even for a minute.',
      'Never plug a generator into an outlet.',
      'Never switch the main on again and again.',
      'Never walk out at night to look for the wire that fell.',
    ],
  },
  whoToCall: {
    heading: 'Outage numbers, town by town',
    lead: 'Each utility answers for its own streets.',
    column: 'Where you are',
    rows: [
      {
        see: 'Toronto, Etobicoke, North York, Scarborough, East York',
        who: 'Toronto Hydro',
        first: '{outage:toronto-hydro}',
      },
      {
        see: 'Vaughan, Woodbridge, Maple, Kleinburg, Thornhill, Richmond Hill, Markham, Aurora, Brampton, Mississauga',
        who: 'Alectra Utilities',
        first: '{outage:alectra}',
      },
      {
        see: 'Ajax, Pickering, Whitby, Clarington',
        who: 'Elexicon Energy. In Courtice and rural Clarington, your bill may name Hydro One.',
        first: '{outage:elexicon}, or see [its outage page](https://elexiconenergy.com/outages)',
      },
      {
        see: 'Bolton, Caledon, King City',
        who: 'Hydro One. It serves most of King, but check the name on your bill.',
        first: '{outage:hydro-one}',
      },
      {
        see: 'Newmarket',
        who: 'NT Power (Newmarket-Tay Power)',
        first: '{outage:nt-power}',
      },
      {
        see: 'Oakville',
        who: 'Oakville Hydro',
        first: '{outage:oakville-hydro}',
      },
      {
        see: 'Burlington',
        who: 'Burlington Hydro',
        first: '{outage:burlington-hydro}',
      },
      {
        see: 'Milton',
        who: 'Milton Hydro',
        first: '{outage:milton-hydro}',
      },
      {
        see: 'Georgetown',
        who: 'Halton Hills Hydro',
        first: '{outage:halton-hills-hydro}, or see [its website](https://haltonhillshydro.com)',
      },
      {
        see: 'Oshawa',
        who: 'Oshawa Power',
        first: '{outage:oshawa-power}',
      },
      { see: 'Anywhere else', who: 'Your utility', first: 'The outage line on your hydro bill' },
      { see: 'A wire down, anywhere', who: 'Emergency services', first: '**911**, then your utility' },
    ],
  },
  callUs: {
    heading: 'What do you do when only my home is dark?',
    paragraphs: [
      'We test from the meter inward, first the service and the main, then each circuit. A loose joint, a worn main breaker and a lost neutral each give a reading of their own.',
      'If the fault is in the wire from the pole or in the meter, the utility has to repair it. We tell you what we measured, so that you can tell them.',
      'Wells and septic pumps stop with the power. If you have them, as homes around [Caledon](/gta/caledon) and [King City](/gta/king-city) often do, ask us about [standby power](/ev-energy/generator-wiring). A [surge protector at the panel](/residential/surge-protection-alarms) helps with the surge when the power comes back.',
    ],
  },
  cost: {
    heading: 'What it costs to find a fault in your home',
    paragraphs: ['The price of the repair depends on the part. You get it before we start.'],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What to tell us, if it is safe to look',
    items: [
      'Which rooms are out, and whether they all went at once.',
      'Whether the main breaker is on, off or in between.',
      'What was running, such as a dryer.',
      'The name of the utility that sends your bill.',
    ],
  },
  questionsHeading: 'Questions about power outages',
  questions: [
    {
      question: 'Only my home is dark. Why call the utility first?',
      answer:
        "Your home may be on another line than your neighbour's. Or the wire, the fuse or the meter that feeds only you has failed, and those belong to the utility. Its check usually costs you nothing. We may not repair its part, and you would pay for our visit.",
    },
    {
      question: 'Why is half of my house out?',
      answer:
        'Two live wires feed a home. If one fails, about half the circuits die, and so does anything at 240 V. The break may be in the street, at the meter or in the panel. So the utility comes first, and a check of its side usually costs you nothing. If its side is sound, we measure yours.',
    },
    {
      question: 'Should I turn the main off in a street outage?',
      answer:
        'There is no need. Unplug the electronics and leave one light on. A flood is different, so read about [water in the basement](/emergency/power-outage#flooded-basement).',
    },
    {
      question: 'Can I run the furnace from a portable generator?',
      answer:
        'Yes, but only through a transfer device. A licensed contractor wires it and files with ESA. See [generator wiring](/ev-energy/generator-wiring) for the choices.',
    },
  ],
  form: {
    heading: 'Not urgent? Ask for a visit',
    lead: 'Ask us about a generator, a surge protector or a worn main breaker.',
    example: 'Example: Lights dim when the furnace starts. Would like the main breaker checked.',
  },
  related: ['ev-energy/generator-wiring', 'residential/surge-protection-alarms', 'residential/panel-upgrades'],
  drawing: { crop: { wide: [110, 4, 950, 616], phone: [110, 4, 950, 616] }, states: ['outage'] },
})
