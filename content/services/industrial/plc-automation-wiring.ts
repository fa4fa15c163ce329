import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'PLC & automation wiring',
  panelLabel: 'PLC wiring',
  order: 40,
  seoTitle: 'PLC & automation wiring in GTA plants, point by point',
  metaDescription:
    'PLC panels, sensors, safety circuits and networks wired, numbered and proved point by point in GTA plants. Licensed electricians. Send your point list or call.',
  h1: 'PLC and automation wiring in the GTA',
  lead: 'We wire, number and prove every sensor, switch and valve before start-up, so your integrator can spend start-up day on the program.',
  updatedOn: '2026-11-28',
  summary: 'Control panels, sensors, safety circuits and networks: wired, numbered and proved point by point.',
  circuit: '24 V DC I/O, 600/120 V control transformer',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the number of points, the metres of cable, and when the line may stop.',
    note: '[Send us your point list]({photos}), the list of inputs and outputs, and you get a written quote, line by line.',
  },
  facts: [
    { value: 'Sensors and inputs', label: 'mostly 24 V DC, on modern machines' },
    { value: 'Analog signals', label: 'mostly 4-20 mA, such as level or flow' },
    { value: 'You keep', label: 'a signed list of every point, proved before any logic runs' },
    { value: 'The program', label: "stays with your integrator or the machine's builder" },
  ],
  overview: {
    heading: 'What automation wiring covers',
    statement:
      'A PLC (programmable logic controller) is the small computer that runs a machine. It knows only what its wires tell it. We run, number and test those wires.',
    folds: [
      {
        heading: 'Inputs, outputs and who does what',
        paragraphs: [
          'Inputs come from sensors, switches and gauges. Outputs go to valves, drives and the contactors that start motors. We bring in the power, mount the panel, run the field and network cable, and prove every point. The program normally comes from the firm that answers for it.',
        ],
      },
      {
        heading: 'When the program is not to blame',
        paragraphs: [
          'Many faults blamed on the program sit in the cable tray. A signal cable laid beside motor leads picks up noise. A shield grounded at both ends can carry a current of its own, and one loose common wire can silence a whole card. We find them with the drawing and a meter, one wire at a time.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'Where we work on an automated line',
    lead: 'We work in five places, from the cabinet to the far end of the conveyor.',
    items: [
      {
        name: 'Control cabinet',
        text: 'The cabinet holds the power supply, the PLC and the terminals. It should carry an approval mark recognized in Ontario.',
      },
      {
        name: 'Cable tray',
        text: 'Power, control and signal cable each get their own path, and cross at right angles.',
      },
      { name: 'Sensors and valves', text: 'We tag each wire at both ends with the number on the drawing.' },
      { name: 'Guards and e-stops', text: 'We wire them to the safety design, and prove them before anything moves.' },
      {
        name: 'Drives and network',
        text: 'These link to [motor control](/industrial/transformer-motor-control) and to the next machine in line.',
      },
    ],
  },
  signs: {
    heading: 'Signs the wiring needs work',
    items: [
      'The light on a sensor is on, but the input on the card is off.',
      'A fault comes and goes with one motor.',
      'Wire numbers are missing, or two drawings disagree.',
      'The controller restarts on a dip in the power that you hardly see in the lights.',
      'You need sixty more points, and the cabinet is full.',
      'A guard switch has been bypassed. That machine should not run until it is put right.',
    ],
  },
  steps: {
    heading: 'From point list to start-up',
    items: [
      {
        title: 'Agree on the point list',
        text: 'We go through the point list and drawings with your integrator. It names the device, signal, terminal, wire number, and who supplies each part. A question takes a minute on paper, and an afternoon from a lift.',
      },
      {
        title: 'Check the power supply',
        text: 'We add up what the DC supply and the control transformer have to feed, and allow for the surge when coils switch. A small battery backup on the controller can ride through short dips.',
      },
      {
        title: 'Pull the cable',
        text: 'We keep power and signals apart. Where they share a tray, the tray gets a barrier. Shields are grounded where the drawings say, and nowhere else.',
      },
      {
        title: 'Prove every point',
        text: 'One person is at the device, and one at the card. Every wire is tested and tagged. Then we trip each device and watch its input, and the list is checked off, signed and dated.',
      },
      {
        title: 'Start the line',
        text: 'We test safety first, then motion, then the cycle. Your integrator is there with us. Changes made on the day go onto the drawings before we leave.',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of PLC wiring',
    low: { note: 'A cabinet beside its machine.' },
    moves: [
      { name: 'Points', note: 'The price depends on the number of inputs and outputs.' },
      { name: 'Metres of cable', note: 'Sensors spread along a conveyor under the roof cost more.' },
      { name: 'Difficult places', note: 'Washdown areas, hazardous locations and special cable add to the price.' },
    ],
    high: { note: 'A line that can stop only on Sunday.' },
    notes: [
      'When an old controller is replaced, sound field wiring can often be kept and moved to new terminals. That usually saves the most.',
      'For one fault, you hear on the phone what the visit costs and how soon we can come. If the fault comes and goes, we tell you before the search grows.',
    ],
  },
  ready: {
    heading: 'Bring these to the first meeting',
    items: [
      '[The point list and the panel drawings]({photos}), however old.',
      'The make and model of the PLC, the drives and the network.',
      "Your integrator's name and number.",
      'A list of the safety devices, and when they were last proved.',
      'When the line can stop, and for how long.',
    ],
  },
  questions: [
    {
      question: 'Do you write the PLC program?',
      answer:
        'Usually not. The program comes from your integrator or the machine builder, who also keeps the backup. Ask for a copy of that backup now, while everything runs.',
    },
    {
      question: 'Does control wiring need an ESA permit?',
      answer:
        'Almost all electrical work has to be reported to the Electrical Safety Authority (ESA), and these jobs usually include a feed, a panel and motor circuits. We settle what the notification covers at the start, and we file it.',
    },
    {
      question: 'Can a controller be changed over a weekend?',
      answer:
        'Sometimes, after weeks of preparation. The points are checked, the program is tried on a bench, the new rack is wired in advance, and there is a way back by Sunday noon if something does not work.',
    },
  ],
  form: {
    heading: 'Send us your point list',
    lead: 'Tell us how many points, what controller, and the start-up date.',
    example: 'Example: Packaging line, 96 I/O points to wire, integrator starts on the 14th',
  },
  related: ['commercial/power-distribution', 'emergency/electrical-repairs'],
  drawing: { circuits: ['c-plc'], crop: { wide: [650, 376, 376, 190], phone: [640, 396, 330, 110] } },
})
