import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Mississauga',
  menus: ['header', 'footer', 'topBar'],
  seoTitle: 'Mississauga electricians: panels, EV chargers, 24/7 repairs',
  metaDescription:
    'Licensed electricians for Mississauga bungalows, condos and airport-area shops. Fuse boxes, EV chargers, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Mississauga',
  streetSentence:
    'We change fuse boxes near the lake, repair aluminum farther north, and wire chargers in houses and condos.',
  updatedOn: '2026-11-28',
  municipalities: ['mississauga'],
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/brampton', 'gta/etobicoke', 'gta/oakville', 'gta/milton'],
  answers: {
    come: 'Yes, we come to all of Mississauga, from Port Credit to Malton, condo towers included.',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, a new panel {price:panel-upgrade}, and wiring a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A fuse box changed to breakers',
      text: 'Bungalows of the 1950s and 1960s often came with 60 or 100 A and screw-in fuses. Many insurers ask for breakers and 100 A or more. The change takes one working day.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'Room for a car or a new kitchen',
      text: 'We add up what the house can draw, then tell you whether the panel you have will carry it. Sometimes it will, and you save the cost of a new one.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A charger at your condo parking spot',
      text: 'You apply to the board in writing, and it needs proper grounds to refuse. The price depends on the distance to the electrical room and on how the power is metered.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace 60 A fuse panels with breakers and spare room. The swap takes 4 to 8 hours.',
    'wiring-outlets': 'We repair aluminum connections, replace two-prong outlets, and give kitchens modern circuits.',
    'emergency-repairs': 'Call us when the furnace has no power or a room goes dark, and tell us what you see.',
    'smart-home': 'Dimmers and shades suit a City Centre condo or a house by the Credit, with few walls opened.',
    'ev-chargers': 'On a driveway we size the circuit to the power your home can spare. Condo parking is quoted.',
    commercial:
      'In plazas, restaurants and industrial units we label panels, test exit signs, and fit lights that cost less to run.',
  },
  facts: [
    {
      title: '60 A services near the lake',
      text: 'A 60 A service is not a fault in itself. It was meant for a stove, a fridge and some lamps, so a dryer, air conditioning and a car are usually too much for it.',
    },
    {
      title: "Your neighbour's panel is a clue to yours",
      text: 'Most streets here were built in one go, so the houses on them share their wiring and its age. Ask what the electrician found next door.',
    },
    {
      title: 'Two heritage districts',
      text: 'Meadowvale Village and Old Port Credit Village are heritage conservation districts. Check with the city before you add a mast, a meter or a porch light there.',
    },
  ],
  notes: [
    {
      heading: 'Aluminum wiring: keep it or replace it?',
      paragraphs: [
        'Houses built from the mid-1960s to the late 1970s may have aluminum wire in the walls. The code lets it stay. The weak points are the connections at outlets, switches and lights. We open each box, fit connectors made for both metals, and write down what we found.',
        'Some insurers also want an inspection by ESA, the Electrical Safety Authority.',
      ],
    },
    {
      heading: 'Shops and plants near the airport',
      paragraphs: [
        'Many units there have 347/600 V. We [connect machines](/industrial/machinery-connections), replace old panels and put in the transformer for office loads. If you rent, ask your landlord early whether you may change the main service.',
      ],
    },
    {
      heading: 'Storms and outages in Mississauga',
      paragraphs: [
        'When the whole street is dark, report it to Alectra. If only your home is out, our [power outage page](/emergency/power-outage) has the steps. {danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    'esa-certified': "Look up {licence} on ESA's own site. It is on our quotes and invoices. We are insured.",
    'service-24-7': 'Call {phone} at any hour. Emergencies do not wait for morning.',
    'local-experts':
      'Tell us the year your house was built, in Lakeview or in Malton, and we will know what to look for.',
    guaranteed: 'If our work has a fault, we come back and fix it.',
  },
  questions: [
    {
      question: 'Do you work in Mississauga condo towers?',
      answer:
        'Yes. Ask the manager about working hours and the elevator. Suite panels often sit in the hall closet behind concrete, so a new cable needs a route that the building accepts. We propose one on paper first.',
    },
    {
      question: 'My insurer set a date for the fuse box. Can you meet it?',
      answer:
        'Call as soon as the letter comes. The work is done in a day, but the power has to be cut and restored around it, and that is booked in advance. Ask the insurer whether a written quote will do until then.',
    },
    {
      question: 'How do I tell aluminum from copper?',
      answer:
        'Read the print on a cable in an unfinished basement, without touching it. It may say AL or aluminum. If you find no print, have an electrician open a few outlets.',
    },
  ],
  form: {
    lead: 'Tell us the neighbourhood, the kind of building and the problem, and any date that your insurer has set.',
    example: 'Example: 1962 bungalow off Lakeshore, fuse box, insurer wants it changed by spring.',
  },
  // By hand: civic centre (GeoNames has the centroid, 2 km south-west).
  map: { latitude: 43.589, longitude: -79.6441 },
  street: {
    why: 'Bungalows, tracts, condo centre',
    horizon: 'towers',
    landmark: 'lighthouse@-250',
    back: 'condo@-60:13 condo@60:135 condo@150:246',
    row: 'shed:1 pole +8 two-storey:2 +8 ~two-storey maple +6 two-storey:1 transformer-pole bungalow:1 elm bungalow:2 | +6 pole condo:1356 +10 walk-up:24 +8 condo:24 +12 bungalow:1 transformer-pole +8 two-storey:1 +6 subdivision +5 ~subdivision:1 pole maple subdivision:2 +5 ~subdivision',
    ends: 'elm maple',
  },
})
