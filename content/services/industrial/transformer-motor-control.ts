import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Transformer & motor control',
  panelLabel: 'Motor control',
  order: 30,
  seoTitle: 'Motor control, VFD & transformer repair in GTA plants',
  metaDescription:
    'Starters, VFDs, MCC buckets and plant transformers repaired and replaced in GTA plants. We find the fault first. Licensed, answered 24/7. Call us.',
  h1: 'GTA motor control and transformers',
  lead: 'When a motor trips, a drive faults or a line is down, we find the cause, fix it, and write down the setting.',
  updatedOn: '2026-11-28',
  summary: 'Starters, drives, MCCs and plant transformers: faults found, parts replaced, settings written down.',
  circuit: '50 hp, 575 V motor, VFD in a 600 V MCC',
  headPicture: {
    drawing: 'motor',
    alt: 'A motor control centre, a disconnect and a motor with its pump. A dial shows how much current the motor takes to start.',
    keys: {
      label: 'Choose how the motor is started',
      items: [
        { name: 'Plain starter', note: 'To start, about 6 times the running current.' },
        { name: 'Soft starter', note: 'To start, about 3 times the running current.' },
        { name: 'VFD', note: 'To start, about 1.5 times the running current.' },
      ],
    },
  },
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the hour you call, the fault and the part.',
    note: 'You hear on the phone what a fault call costs and when we can be at your plant, before we set out. Larger work is quoted in writing.',
  },
  facts: [
    { value: 'Motor plates', label: 'mostly say 575 V here, which is right for a 600 V system' },
    { value: 'The fault code', label: 'read it to us on the phone, and it can save an hour' },
    { value: 'Lockout', label: 'off, locked and tested dead before anyone touches a wire' },
    { value: 'Keep spares', label: "a contactor (the motor's switch) on the shelf beats any delivery date" },
  ],
  overview: {
    heading: 'What motor control is',
    statement:
      'Every motor needs a switch that stops it safely, a starter or drive that runs it, and an overload that trips before the motor burns.',
    folds: [
      {
        heading: 'MCC, VFD and overload explained',
        paragraphs: [
          'A motor control centre, or MCC, is a steel line-up with a slot, called a bucket, for each motor. A variable frequency drive, or VFD, changes the speed of a motor. An overload is a small guard set to the current on the nameplate.',
          'The little transformer that feeds the control coils, often 600 to 120 V, is easy to forget, so we test it early.',
        ],
      },
      {
        heading: 'Is a VFD worth it?',
        paragraphs: [
          'A VFD starts the motor gently, and on fans and pumps it can save energy. It also sends sharp pulses down the motor leads, so the cable, its length and the motor have to suit. If your process gains nothing from changing speed, a plain starter may do.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'sizes',
    heading: 'How much current does a motor need to start?',
    lead: 'These are typical starting currents, as a multiple of what the motor draws when it runs.',
    scale: 'Each part is the current of the running motor.',
    part: 1,
    items: [
      {
        value: 1.5,
        figure: 'about 1.5x',
        label: 'With a VFD',
        text: 'This is the gentlest start and costs the most. The speed can change too.',
      },
      {
        value: 3,
        figure: 'about 3x',
        label: 'With a soft starter',
        text: 'It ramps up to one speed over a few seconds, and is often right for pumps and conveyors.',
      },
      {
        value: 6,
        figure: 'about 6x',
        label: 'With a plain starter',
        text: 'It is simple and tough, but the lights may dip and the belts feel it.',
      },
    ],
  },
  signs: {
    heading: 'Motor and drive trouble to watch for',
    items: [
      'An overload trips on hot afternoons, and somebody has turned its dial up.',
      '{danger:no-stop} The contactor, the switch that feeds the motor, may be stuck. A contactor that chatters needs a look, too.',
      'A three-phase motor hums and will not turn. Stop it at once, because it may have lost a phase, and it is getting hot.',
      'One drive has ruined two motors in a year.',
      'Lights dip each time the compressor starts.',
      'A transformer runs hotter than its twin. Stay clear of it until we have measured why.',
    ],
  },
  steps: {
    heading: 'How we find and fix a motor fault',
    items: [
      {
        title: 'Lock out the machine',
        text: 'We follow your lockout procedure, or ours. Where a test needs live power, the arc-flash label sets the distance and the clothing.',
      },
      {
        title: 'Measure every phase',
        text: 'We measure volts and amps on each phase. A small imbalance in voltage makes a much larger one in current, and the motor feels it as heat. Readings settle most arguments about old parts and new.',
      },
      {
        title: 'Tell an overload from a fault',
        text: 'A tripped overload may be doing its job. With your millwright we rule out the jam, the dry bearing and the blocked filter before anyone orders a part.',
      },
      {
        title: 'Repair or replace',
        text: 'We match parts to the motor and the line-up. A bucket for an old MCC may have to be rebuilt, since a new one will not fit. When a starter becomes a VFD, we notify the Electrical Safety Authority first.',
      },
      {
        title: 'Write down the settings',
        text: 'The settings go on a card inside the door. Overloads follow the nameplate, and drive settings are saved to a file. Rotation is checked before the coupling goes on.',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of a motor repair',
    low: { note: 'A fault in one starter, usually found on one visit.' },
    moves: [
      { name: 'The fault', note: 'One that comes and goes takes longer than a steady one.' },
      {
        name: 'The part',
        note: 'It costs more with horsepower, the enclosure and the age of the motor control centre.',
      },
      { name: 'The hour', note: 'The price depends on it: day, night or weekend.' },
    ],
    high: { note: 'A transformer, priced by kVA, voltage, delivery and rigging.' },
    notes: [
      'The hour that costs most is the one when your line is down. One spare contactor, overload and control transformer can pay for themselves in a night.',
    ],
  },
  ready: {
    heading: 'Read these to us on the phone',
    items: [
      "The motor's nameplate: hp, volts, full-load amps and service factor. [A photo of the plate]({photos}) helps, too.",
      'The fault code, and what the machine was doing.',
      'The make and series of the drive or the MCC.',
      'Whatever changed lately, such as the product, a filter, a belt or a setting.',
      'Your site rules on lockout, permits and orientation.',
    ],
  },
  questions: [
    {
      question: 'Can our old motor run on a drive?',
      answer:
        'It depends on the insulation of the motor, the length of the leads and the cooling at low speed. A motor cooled by its own fan runs hot when it turns slowly under full load. Read us the plate, and tell us how hard and how long the motor runs.',
    },
    {
      question: 'Do you work nights and weekends?',
      answer:
        'Our phone is answered 24/7 for emergencies. Planned work can be set for the hours when your line is down anyway.',
    },
    {
      question: 'Where does your part end and the controls begin?',
      answer:
        'This page is about power, from the bus to the motor. Signals and interlocks are [PLC and automation wiring](/industrial/plc-automation-wiring). If your line is down right now, call {phone} at any hour.',
    },
  ],
  form: {
    heading: 'Tell us about the motor',
    lead: 'Tell us the horsepower, the fault code, and whether the line is down.',
    example: 'Example: 30 hp fan motor trips its overload twice a shift since Monday',
  },
  related: ['commercial/transformers-subpanels', 'commercial/power-distribution', 'emergency/electrical-repairs'],
  drawing: {
    circuits: ['c-motor', 'c-transformer'],
    crop: { wide: [556, 384, 290, 150], phone: [600, 396, 234, 112] },
  },
})
