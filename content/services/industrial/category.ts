import { defineCategory } from '@/content/schema/category'

export default defineCategory({
  name: 'Industrial',
  order: 30,
  menu: 'Commercial / Industrial',
  allLink: 'All industrial work',
  panelColumn: 'right',
  tone: 'steel',
  listStyle: 'switchboard',
  seoTitle: 'Industrial electrician, Toronto & GTA: 600 V, 24/7',
  metaDescription:
    'Licensed industrial electricians for Toronto and GTA plants: 600 V services, machines, motors, drives and PLC wiring, under your lockout rules. Call 24/7.',
  h1: 'Industrial electricians in Toronto and the GTA',
  lead: 'We wire 600 V services, machines, motors and controls. A changeover follows an hour-by-hour plan. No machine starts until its direction of rotation is proved.',
  updatedOn: '2026-11-28',
  summary: '600 V, machines and motors, around your production.',
  sizes: {
    heading: 'What 800 A gives you at 208 V and at 600 V',
    lead: 'Plant power in Ontario often arrives at 600 V. With the same 800 A, it gives you nearly three times the power of 208 V.',
    scale: 'Each part is 100 kVA, the measure of how much power a service can give.',
    part: 100,
    items: [
      {
        value: 290,
        figure: '290 kVA',
        label: '800 A at 208 V',
        text: 'It runs offices and small machines, on 120/208 V.',
      },
      { value: 830, figure: '830 kVA', label: '800 A at 600 V', text: 'It runs a plant and its lights, on 347/600 V.' },
    ],
  },
  choices: {
    heading: 'Which industrial service do you need?',
    items: [
      {
        question: 'Is your main service too small, or worn out?',
        service: 'industrial/600v-800a-services',
        note: 'Services go up to 800 A, and we quote them after a visit',
      },
      {
        question: 'Do you have a machine to connect or move?',
        service: 'industrial/machinery-connections',
        note: 'The first step is a photo of its nameplate, the plate with volts and amps',
      },
      {
        question: 'Has a motor, a drive or a transformer failed?',
        service: 'industrial/transformer-motor-control',
        note: 'We find the fault first, then repair it',
      },
      {
        question: 'Do you need a controller or sensors wired?',
        service: 'industrial/plc-automation-wiring',
        note: 'Your list of inputs and outputs gives the price',
      },
    ],
    noneFits:
      'If you are not sure, call {phone} and tell us what stopped. Offices, warehouse lights and exit signs are [commercial work](/commercial).',
    folds: [
      {
        heading: 'Before you lease, move or order',
        paragraphs: [
          'A unit with 208 V cannot run 600 V machines as it stands. A 480 V machine needs its own transformer. It costs less to find that out before you sign.',
          'Most motor plates here say 575 V, which is right for a 600 V system. If the service has to grow, talk to us before you set a date, because the utility sets its own.',
        ],
      },
      {
        heading: 'How is plant work priced?',
        paragraphs: [
          'For a fault, you hear on the phone what the call costs, before we set out. For a project, you get a written quote after a visit. Ask us what that visit costs, too, and the first day we can come. You hear both before you book.',
        ],
      },
      {
        heading: 'Where in the GTA do we work?',
        paragraphs: [
          'All over the GTA, from the shops of [Vaughan](/gta/vaughan) to the airport side of [Mississauga](/gta/mississauga) and Armstrong Avenue in [Georgetown](/gta/georgetown).',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why choose us for plant work',
    items: [
      {
        title: 'Locked out before we touch it',
        text: 'No wire is worked on until the circuit is off, locked by each person at work, and tested dead. If your rules are stricter, we follow yours.',
      },
      {
        title: 'You keep the papers',
        text: 'Drawings, test sheets and settings stay with you, so the next job starts where this one ended. In {claim:experienceServices} we have learned how much time that saves.',
      },
      {
        title: 'A Master Electrician answers for it',
        text: 'Our contractor licence is {licence}. The licence requires a Master Electrician, who answers for the work.',
      },
      {
        title: 'Close to your machines',
        text: 'We are family-run, in business since {claim:sinceServices}. Our office on {street:woodbridge} is in Woodbridge, and the phone is answered 24/7.',
      },
    ],
  },
  form: {
    heading: 'Get a quote for your plant',
    lead: 'Tell us volts, amps, and the date production can stop. Then [send us a photo of the nameplate]({photos}).',
    example:
      'Example: Used CNC lathe arriving in February, nameplate 480 V, 45 kVA. We have 600 V, three-wire. Stop possible on Sundays.',
  },
  drawing: {
    art: 'building',
    circuits: ['c-service-600', 'c-machine', 'c-motor', 'c-plc', 'c-crane', 'c-high-bay'],
    crop: { wide: [0, 74, 1200, 522], phone: [640, 90, 520, 530] },
  },
})
