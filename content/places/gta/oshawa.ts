import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Oshawa',
  menus: ['header'],
  seoTitle: 'Oshawa electricians: old wiring, masts, chargers, 24/7',
  metaDescription:
    'Licensed Oshawa electricians for 60 A and knob-and-tube houses, storm-torn masts, welders and car chargers. Call 24/7, or get a written quote.',
  h1: 'Electricians in Oshawa',
  streetSentence: 'We change fuses to breakers, rebuild masts after wind, and bring 240 volts to the garage.',
  updatedOn: '2026-11-28',
  municipalities: ['oshawa'],
  utility: 'oshawa-power',
  neighbours: ['gta/clarington', 'gta/whitby', 'gta/ajax', 'gta/pickering'],
  answers: {
    come: 'Yes, we come to all of Oshawa, from the harbour to Columbus and Raglan in the north.',
    cost: 'Changing a fuse box to breakers costs {price:fuse-to-breaker}, and a new panel {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'Breakers for an insurance renewal',
      text: 'The letter usually gives a date. Tell us that date when you call. We file with ESA, book the day and aim to have the panel in before then.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A 240-volt panel in the garage',
      text: 'A small panel in the garage can feed a welder now and a car later, each on a separate circuit. A longer feed from the house costs more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'A mast rebuilt after wind',
      text: 'The mast is the pipe that carries your wire above the roof. Once the utility has made it safe, we rebuild it. The price depends on the roof height, the meter base and the wall behind it.',
      service: 'emergency/panel-repairs',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A 100 A panel is swapped in a day. From 60 A, the mast and meter base usually change too.',
    'wiring-outlets': 'We add grounded outlets upstairs, a bath fan, and lights on the basement stairs.',
    'emergency-repairs': 'Call at any hour if the stairs have no light, or a bedroom lost its power.',
    'smart-home': 'Lights can come on before you are home from a night shift. You set the times once.',
    'ev-chargers': 'We mount the charger on the driveway side, at a height that suits your car.',
    commercial:
      'For shops, small plants and garages we wire lifts, compressors, motor controls and bright, even light.',
  },
  facts: [
    {
      title: "Workers' houses of the 1910s to 1950s",
      text: 'The oldest of these can hold knob and tube, and many of the rest have 60 A. We check both before we quote a panel.',
    },
    {
      title: 'Check your mast after wind',
      text: 'Strong wind can bend the mast on your roof. After each storm, look from the ground to see if it is straight.',
    },
    {
      title: 'Why a broken mast takes longer',
      text: 'When the street has power again, a house with a broken mast still waits for an electrician and then for the inspector. Call us the same day.',
    },
  ],
  notes: [
    {
      heading: 'Knob and tube and your insurance',
      paragraphs: [
        'Knob and tube is {rule:knob-and-tube}. It can be safe when it is properly maintained, but many insurers refuse it. We find out what is live, what it feeds and what was added to it, with the walls closed. The list says what must change and what can wait. Read more about [knob-and-tube wiring](/residential/knob-tube-wiring). If you are buying, our [Whitby page](/gta/whitby) says what a check covers.',
      ],
    },
    {
      heading: 'After a windstorm',
      paragraphs: [
        '{danger-short:mast} Your utility is Oshawa Power. Its crew cuts the power to the wire, we rebuild the mast, ESA (the Electrical Safety Authority) inspects, and the crew reconnects you. For farm lanes to the east, see our [Clarington page](/gta/clarington).',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We carry insurance, and {licence} is on every page of your quote.',
    'service-24-7': 'Call {phone} at any hour, after a night shift too.',
    'local-experts': 'We bring the right parts for an old house downtown, a 1970s split or a new house in the north.',
    guaranteed: 'A mast that we fit has to hold in high wind. If it does not, we come back.',
  },
  questions: [
    {
      question: 'Can a 60 A house have a car charger?',
      answer:
        'Hardly ever, because cooking and charging together are too much for it. Change the service first, and put the charger on the same quote.',
    },
    {
      question: 'Can you hook up a welder and a compressor?',
      answer:
        'Yes, if you send us both nameplates. Each machine gets the plug it was made for, and a small panel in the garage saves you the walk to the basement.',
    },
  ],
  form: {
    lead: 'Tell us the rough age of the house, whether it has fuses or breakers, and any deadline from an insurer.',
    example: 'Example: 1940s storey and a half near downtown, 60 A fuses, policy renewal in eight weeks.',
  },
  // GeoNames: downtown.
  map: { latitude: 43.90012, longitude: -78.84957 },
  street: {
    why: 'Motor-years houses, the plant',
    horizon: 'trees',
    landmark: 'tank@-130',
    row: 'subdivision:2 +5 ~subdivision pole +8 foursquare:1 elm +2 semi:2 transformer-pole +8 rowhouse*2 rowhouse:1 +10 wartime:1 +12 ~wartime +12 wartime:3 pole | +6 plant:23 +14 transformer-pole wartime:12 +12 ~wartime:1 +12 wartime elm pole +6 foursquare:3 +8 wartime:2 +12 wartime +8 transformer-pole +8 two-storey:1',
    ends: 'maple elm',
  },
})
