import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Transformers, MCCs, VFDs & motor control | GTA plants',
  metaDescription:
    'Starters, VFDs, MCC buckets, overloads and control transformers for GTA plants: how faults are found, when a drive pays, and what a repair depends on.',
  h1: 'Industrial transformers & motor control',
  lead: 'A line often stops for something small: a worn contactor, a tripped overload, one lost phase. We find it, repair it, and write the setting where the next person will look.',
  updatedOn: '2026-11-20',
  summary: 'MCCs, starters, VFDs and plant transformers: fault finding, rebuilds, replacements and settings.',
  circuit: '50 hp, 575 V motor, VFD in a 600 V MCC',
  image: 'electrical-room',
  facts: [
    { label: 'Fault call, plus HST', value: '{price:diagnostics}' },
    { label: 'Projects', value: 'By estimate: hp, kVA, age of the line-up' },
    { label: 'System', value: '347/600 V; 480 V only behind a transformer' },
    { label: 'Safety', value: 'Lockout, proved dead, arc-flash labels read' },
    { label: 'Permit', value: 'ESA notification for new equipment' },
  ],
  what: {
    heading: 'Starters, drives & what feeds them',
    paragraphs: [
      'Motors in Canadian plants are mostly stamped 575 V and run on a nominal 600 V system. Each wants a disconnect, short-circuit protection, a contactor or a drive, and overloads set from its nameplate. Put a row of them in one steel line-up and you have a motor control centre, an MCC.',
      'A VFD deserves more care than its size suggests. It starts gently and can save energy on fans and pumps, but it also sends steep pulses down the motor leads, so cable, lead length, shield bonding and motor insulation have to suit. The control transformer behind the coils, often 600 to 120 V, is small and easy to forget. In {claim:experienceServices} of experience we have learned to measure it first.',
    ],
  },
  signs: {
    heading: 'Symptoms from the shop floor',
    items: [
      'An overload trips on hot afternoons, and somebody has turned its dial up.',
      'A contactor chatters, or stays in when the button says stop.',
      'A three-phase motor hums and will not turn. Switch it off: a phase may be lost.',
      'One drive has eaten two motors in a year.',
      'Lights sag each time the compressor starts.',
      'A transformer runs hotter than its twin. Smoke or a burning smell means out, and 911.',
    ],
  },
  steps: {
    heading: 'Working on an MCC, safely & in order',
    items: [
      {
        title: 'Make it safe',
        text: 'We work to your lockout procedure, or bring our own. Covers come off after the source is off, locked and proved dead. Where a test needs power, the arc-flash label sets the distance and the clothing.',
      },
      {
        title: 'Take numbers',
        text: 'We measure voltage and current on each phase, coil voltage, and insulation to ground. A small imbalance in voltage makes a much larger one in current, and the motor feels it as heat. Numbers end most arguments about old against new.',
      },
      {
        title: 'Separate load and fault',
        text: 'A tripped overload may be doing its job. With your millwright we rule out the jam, the dry bearing and the blocked filter before an electrical part is blamed and replaced.',
      },
      {
        title: 'Rebuild or replace',
        text: 'Contactors, overloads, fuses and drives are matched to the motor and to the fault level of the line-up. When a starter gives way to a VFD, the notification is filed, and line reactors are priced where the supply calls for them.',
      },
      {
        title: 'Set and write down',
        text: 'Overloads follow the nameplate. Drive parameters are saved to a file, and rotation is checked before coupling. A dated card inside the door says what was set, by whom, and to what figure.',
      },
    ],
  },
  cost: {
    heading: 'Repair, rebuild or new line-up',
    paragraphs: [
      'A fault that lies in one bucket is usually a small diagnostic visit, typically {price:diagnostics} plus HST, with parts on top. Horsepower, enclosure and the age of the MCC decide the parts. Buckets of a discontinued line may have to be rebuilt, since a new one will not fit the old bus.',
      'Transformers are priced by kVA, voltage, delivery and rigging. The costliest hour in this trade is the one when the line stands still. A spare contactor, overload and control transformer on your shelf tend to earn their keep.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Read these to us over the phone',
    items: [
      "The motor's nameplate: hp, volts, full-load amps, service factor.",
      'The fault code on the drive, and what the machine was doing.',
      'Make and series of the MCC.',
      'What changed lately: product, filter, belt, setting.',
      'Site rules: lockout, permits, orientation.',
    ],
  },
  questions: [
    {
      question: 'Starter, soft starter or VFD?',
      answer:
        'A full-voltage starter is simple, and may draw about six times running current at start. A soft starter eases that. A VFD also changes speed, at a higher price. If speed is worth nothing to the process, you may not need the drive.',
    },
    {
      question: 'Will an old motor stand a drive?',
      answer:
        'Perhaps. Insulation, length of the leads and cooling at low speed decide. A standard motor cooled by its own fan runs hot when slow under full load. We ask for the plate and the duty, then answer.',
    },
    {
      question: 'Where does your part end and the controls begin?',
      answer:
        'Here it is power: bus, bucket, drive, motor. Signals and interlocks are [PLC and automation wiring](/industrial/plc-automation-wiring), and a new machine starts with [machinery connections](/industrial/machinery-connections). Plants in [Etobicoke](/gta/etobicoke) and [Bolton](/gta/bolton) use all three in one shutdown. For a stoppage now, see [electrical repairs](/emergency/electrical-repairs).',
    },
  ],
  example: 'Example: 30 hp fan motor trips its overload twice a shift since Monday',
  related: ['commercial/transformers-subpanels', 'commercial/power-distribution', 'emergency/electrical-repairs'],
}
