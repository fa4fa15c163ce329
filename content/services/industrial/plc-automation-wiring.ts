import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'PLC & automation wiring in the GTA | {business}',
  metaDescription:
    'PLC panels, I/O, sensors, safety circuits and networks wired and proved point by point in GTA plants. Who does what, how noise gets in, and what sets the cost.',
  h1: 'PLC & automation wiring',
  lead: 'A PLC knows only what its wires tell it. We supply, wire and prove the points, so that your integrator can spend start-up on the program.',
  updatedOn: '2026-11-20',
  summary: 'Control panels, field devices, safety circuits and networks: wired, numbered and proved point by point.',
  circuit: '24 V DC I/O, 600/120 V control transformer',
  facts: [
    { label: 'Price', value: 'By the point list' },
    { label: 'Signals', value: '24 V DC, 120 V AC, 4 to 20 mA, network' },
    { label: 'Program', value: "Your integrator's or machine builder's" },
    { label: 'Papers', value: 'Signed I/O check and marked-up drawings' },
    { label: 'Permit', value: 'ESA notification, scope agreed at the start' },
  ],
  what: {
    heading: 'The wires between program & plant',
    paragraphs: [
      'Inputs come from sensors, switches and transmitters. Outputs go to valves, contactors and drives. On modern machines discrete I/O is mostly 24 V DC, and analog signals are commonly 4 to 20 mA. We bring in the supply, mount and wire the panel, run the field and network cable, and prove every point. The logic normally stays with the integrator or machine builder who answers for it.',
      'Many faults blamed on the program are in the cable tray. A signal pair laid along VFD leads picks up noise. A shield grounded at both ends can carry a current of its own. One loose common can silence a whole card. Finding these takes patience and a meter, and {claim:experienceServices} of experience help.',
    ],
  },
  signs: {
    heading: 'When to suspect the wiring',
    items: [
      "The sensor's own lamp is on, and the input on the card is off.",
      'A fault comes and goes with one particular motor.',
      'Wire numbers are missing, or two drawings disagree.',
      'The controller restarts on a dip that hardly moves the lights.',
      'Sixty more points are coming, and the cabinet is full.',
      'A guard switch or safety relay is bypassed. Stop that machine until it is put right.',
    ],
  },
  steps: {
    heading: 'Point list to start-up',
    items: [
      {
        title: 'Agree on the drawings',
        text: 'We go through the I/O list with your integrator: device, signal, terminal, wire number, and who supplies each part. A question on paper takes a minute, and the same one asked from a lift takes the afternoon.',
      },
      {
        title: 'Check the supply',
        text: "DC loads and the control transformer's VA are added up, with inrush of the coils included. The panel should carry a mark recognized in Ontario. A small UPS on the controller can ride through short dips.",
      },
      {
        title: 'Pull and keep apart',
        text: 'Power, control, analog and network each get their own way, with barriers in shared tray. Where they must meet, they cross at a right angle. Shields are ended as the drawings say, and nowhere else.',
      },
      {
        title: 'Prove each point',
        text: 'Every conductor is rung out and tagged at both ends. Then one person trips the device while another watches the card. The list is ticked, signed and dated before any logic runs.',
      },
      {
        title: 'Start up together',
        text: 'Emergency stops and guards are proved first, with the integrator present, then single motions, then the cycle. Changes made in the heat of the day go onto the drawings before we leave the site.',
      },
    ],
  },
  cost: {
    heading: 'Points, metres & hours of quiet',
    paragraphs: [
      'Wiring of this kind is counted in points and metres. A cabinet beside its machine is one thing; sensors spread along a conveyor under the roof are another. Washdown areas, hazardous locations and special cable each add to it, and so does a line that can be stopped only on Sunday.',
      'When an old controller is replaced, sound field wiring can often be kept and moved over on new terminal blocks. That is usually the largest saving on offer. Hunting one intermittent fault starts as small diagnostics at {price:diagnostics}, plus HST, and we say so before it grows.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'On the table at the first meeting',
    items: [
      'The I/O list and panel drawings, however old.',
      'Make and model of PLC, drives and network.',
      "The integrator's name and number.",
      'What safety devices there are, and the last time they were proved.',
      'When the line can stop, and for how long.',
    ],
  },
  questions: [
    {
      question: 'Do you write the program?',
      answer:
        'It usually comes from your integrator or the machine builder, who also keeps the backup. Ask for that backup now, while nothing is wrong. We work to their drawings and stand with them at start-up.',
    },
    {
      question: 'Does control wiring need an ESA notification?',
      answer:
        'Almost all electrical work is reported to ESA, and automation jobs usually bring supply, panel and motor circuits as well, such as [motor control](/industrial/transformer-motor-control). We settle what the notification covers at the start, and filing it is our task.',
    },
    {
      question: 'Can a controller be changed over a weekend?',
      answer:
        'Sometimes, after weeks of preparation: points verified, the program tried on a bench, the new rack pre-wired, and a way back to the old one by Sunday noon. We would plan it with the [machinery](/industrial/machinery-connections) and its [main feed](/industrial/600v-800a-services). Warehouses in [Milton](/gta/milton) and plants in [Oshawa](/gta/oshawa) have the same question.',
    },
  ],
  example: 'Example: Packaging line, 96 I/O points to wire, integrator starts on the 14th',
  related: ['commercial/power-distribution', 'emergency/electrical-repairs'],
}
