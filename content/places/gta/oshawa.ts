import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Oshawa',
  menus: ['header'],
  seoTitle: 'Oshawa electricians: fuse boxes, old wiring, EV, 24/7',
  metaDescription:
    'Licensed Oshawa electricians, 24/7. Fuses to breakers typically {price:fuse-to-breaker}, plus HST. Knob and tube, masts after wind, garages, chargers.',
  h1: 'Electricians in Oshawa',
  streetSentence:
    'We change fuses to breakers off Simcoe Street, rebuild masts after wind, and bring 240 volts to the garage.',
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
      text: 'Many older houses off Ritson Road and Simcoe Street still have fuses, and the letter from the insurer usually gives a date. Tell us that date when you call. We file with ESA, the Electrical Safety Authority, and book the work before that day.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A 240-volt panel in the garage',
      text: 'A small panel in the garage can feed a welder now and a car later, each on a separate circuit. Where the garage stands at the back of the lot, the longer cable costs more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'A mast rebuilt after wind',
      text: 'The mast is the pipe that carries your wire above the roof. Once the utility has made it safe, we rebuild it. The roof height, the meter base (the box behind the meter) and the wall set the price.',
      service: 'emergency/panel-repairs',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A 100 A panel is swapped in a day. A change from 60 A is quoted after a visit.',
    'wiring-outlets':
      'In storey-and-a-half houses we add grounded outlets upstairs, a bath fan, and lights on the basement stairs.',
    'emergency-repairs':
      'If the stairs have no light, or a bedroom lost its power, we find the reason before we repair.',
    'smart-home': 'Lights can come on before you are home from a night shift. You set the times once.',
    'ev-chargers': 'We mount the charger on the driveway side, at a height that suits your car.',
    commercial: 'For shops on King Street, repair garages and plants we wire lifts, compressors and motor controls.',
  },
  facts: [
    {
      title: "Workers' houses of the 1910s to 1950s",
      text: 'Around Cedar Dale, Ritson Road and Olive Avenue the oldest may have knob and tube: {rule:knob-and-tube}. Many of the others have 60 A.',
    },
    {
      title: 'Windfields and the new north',
      text: 'Houses around Windfields and Kedron have copper wire and breakers. There the question is whether the panel has two free slots and enough amps for a car.',
    },
    {
      title: 'Columbus and Raglan: last to come back',
      text: 'After one wind storm the rural north was the last to have power again. For a well pump or a freezer, plan a generator and a transfer switch, which moves those circuits to it.',
    },
  ],
  notes: [
    {
      heading: 'Knob and tube and your insurance',
      paragraphs: [
        'Knob and tube can be safe when it is properly maintained, but many insurers refuse it. We find out what is live, what it feeds and what was added to it, with the walls closed. Our list of the [knob-and-tube wiring](/residential/knob-tube-wiring) says what must change and what can wait. If you are buying, our [Whitby page](/gta/whitby) says what a check covers.',
      ],
    },
    {
      heading: 'After a windstorm',
      paragraphs: [
        '{danger:mast} Your utility is Oshawa Power. Its crew cuts the power to the wire, we rebuild the mast, ESA inspects, and the crew reconnects you.',
        'After the ice storm of 2013, the last 150 homes in the city waited for exactly that: an electrician first, and then the inspector. For farm lanes to the east, see our [Clarington page](/gta/clarington).',
      ],
    },
  ],
  localExperts:
    "A worker's house in Cedar Dale can have 60 A. A 1970s split off Taunton Road can have aluminum, which is safe when it is properly connected. A Windfields house has neither.",
  questions: [
    {
      question: 'Can a 60 A house have a car charger?',
      answer:
        'Hardly ever. Cooking and charging together are too much for 60 A. Change the service first, and put the charger on the same quote.',
    },
    {
      question: 'Can you hook up a welder and a compressor?',
      answer:
        'Yes. Send us [a photo of both nameplates]({photos}), the metal labels with volts and amps. Each machine gets the plug it was made for.',
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
