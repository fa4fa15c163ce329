import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Etobicoke',
  order: 30,
  seoTitle: 'Etobicoke home electricians: rewiring, rebuilds, EV',
  metaDescription:
    'Home electricians in Etobicoke, from the Kingsway to Alderwood and Rexdale, on call 24/7: rewiring, panels, EV, new builds. Licensed. Get a quote.',
  h1: 'Home electricians in Etobicoke',
  streetSentence: 'We rewire Kingsway houses, enlarge bungalow panels, and wire new builds in Alderwood.',
  summary:
    "We rewire houses in the Kingsway, wire rebuilds in Alderwood, and give veterans' houses the circuits that they lack.",
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'gta/woodbridge',
    'gta/vaughan',
    'toronto/north-york',
    'toronto/bloor-west',
    'toronto/high-park',
    'gta/mississauga',
  ],
  answers: {
    come: 'Yes, from Rexdale to the lake. Shops, plants and towers have [another page](/gta/etobicoke).',
    cost: 'Most new panels cost {price:panel-upgrade}, and wiring a car charger costs {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A new panel for a bungalow',
      text: "In the veterans' houses near Royal York and the Queensway, four or six fuses are too few for a range and an air conditioner. A new panel adds circuits. For a charger you may need more amps as well, and we tell you first.",
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A car charger on the driveway',
      text: 'On a wide driveway, in Thorncrest Village for example, we place the charger where one cable reaches both cars, and size its circuit to what your house can spare.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Kingsway rewiring',
      text: 'Knob and tube is {rule:knob-and-tube}. We replace it a few rooms at a time, so you can stay at home. The price depends on the plaster and the access.',
      service: 'residential/knob-tube-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace a crowded fuse box or panel with one that has slots to spare.',
    'wiring-outlets': 'We rewire with care for the plaster, and give small houses proper kitchen and laundry circuits.',
    'emergency-repairs': 'We find out why an outlet burnt, or why a circuit goes dead again and again.',
    'smart-home': 'We plan Lutron lights and shades with your builder, or add them later without new wires.',
    'ev-chargers': 'We work out the load before you choose the charger, and wire it in the garage or outside.',
    commercial:
      "On Lake Shore and in Islington Village we wire doctors' offices, daycares and storefronts, after hours if needed.",
  },
  facts: [
    {
      title: 'Old wiring in the Kingsway',
      text: 'Houses of the 1920s and 1930s were often wired with knob and tube, and then extended by one owner after another.',
    },
    {
      title: '60 A in Rexdale and Alderwood',
      text: 'In postwar houses, those of Rexdale and Alderwood too, a 60 A service was normal. Cooking, cooling and charging soon need more.',
    },
    {
      title: 'When a lot is rebuilt',
      text: 'Alderwood bungalows are often replaced by bigger houses. With two chargers and heat pumps you may need 400 A. A device that shares the power may keep the service at 200 A.',
    },
  ],
  notes: [
    {
      heading: 'Tearing down and building new',
      paragraphs: [
        'Send the electrical request early. The old service has to come off before demolition, and the builders need a temporary one. The new one has to be designed before a driveway is poured over its route.',
        "We build the part that belongs to the house, file with ESA, and tell your builder each date. [The utility's part takes far longer](/residential/panel-upgrades#utility).",
      ],
    },
    {
      heading: 'After a windy night by the lake',
      paragraphs: [
        'In Long Branch, New Toronto and Mimico the wind comes straight off the water. From the ground, check the mast, the pipe that takes the wire into your house. {danger:mast} Once the line is safe, we [rebuild the mast](/emergency/panel-repairs#mast-torn-off). Toronto Hydro reconnects you once ESA has inspected the mast.',
      ],
    },
  ],
  localExperts: 'Kingsway plaster and small Alderwood bungalows leave few ways for cable, so we plan before we cut.',
  questions: [
    {
      question: 'Can the old house keep power until demolition day?',
      answer:
        'Almost until then. Toronto Hydro sets the date, so ask well ahead. Power for the builders needs a second request, and we can send both.',
    },
    {
      question: 'We want a hot tub and a second suite. Is 100 A enough?',
      answer:
        'It may not be, because a tub and a second kitchen are both heavy loads. A load calculation adds up everything in the house and tells you before you buy either one.',
    },
    {
      question: 'Our Markland Wood house is from 1968. Could it have aluminum wiring?',
      answer:
        'It could. {rule:aluminum} We look at the joints and the outlets, tell you which of them need work, and leave your walls closed.',
    },
  ],
  form: {
    lead: 'If something has failed, call us. For a new build, tell us the street and when the drawings are due.',
  },
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  map: { latitude: 43.638, longitude: -79.536 },
  street: {
    why: "Kingsway, Alderwood, veterans' houses",
    horizon: 'trees',
    row: 'bungalow:1 +8 subdivision:2 pole +8 bungalow elm +4 foursquare:3 elm tudor:12 elm transformer-pole +4 ~tudor:3 elm foursquare:4 elm | tudor:1 pole elm +2 wartime:1 +12 ~wartime +12 wartime:3 transformer-pole maple +4 bungalow:2 +8 ~subdivision:1 pole +8 bungalow elm',
    ends: 'elm spruce',
    house: 'tudor:12',
  },
})
