import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Mississauga',
  menus: ['header', 'footer', 'topBar'],
  seoTitle: 'Mississauga electricians: panels, EV chargers, 24/7 repairs',
  metaDescription:
    'Licensed Mississauga electricians, 24/7. Fuses to breakers typically {price:fuse-to-breaker}, plus HST. Aluminum, condos, shops near the airport.',
  h1: 'Electricians in Mississauga',
  streetSentence:
    'We change fuse boxes in Lakeview, repair aluminum in Meadowvale, and wire chargers in houses and condos.',
  updatedOn: '2026-11-28',
  municipalities: ['mississauga'],
  utility: 'alectra',
  wireFrom: 'woodbridge',
  neighbours: ['gta/brampton', 'gta/etobicoke', 'gta/oakville', 'gta/milton'],
  answers: {
    come: 'Yes, we come to all of Mississauga, from Port Credit to Malton, condo towers included.',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, a new panel {price:panel-upgrade}, and wiring a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A fuse box changed to breakers',
      text: 'Bungalows of the 1950s and 1960s, in Lakeview and Applewood for example, often came with screw-in fuses. Many insurers ask for breakers and 100 A or more. The change takes one working day.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'Room for a car or a new kitchen',
      text: 'For an addition in Lorne Park or a second stove in Malton, we add up what the house can draw. Then we tell you whether the panel you have will carry it.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A charger at your condo parking spot',
      text: 'In the towers around Square One you apply to the board in writing, and it needs proper grounds to refuse. The price depends on the distance to the electrical room and on how the power is metered.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace a crowded panel with breakers and spare room. The swap takes 4 to 8 hours.',
    'wiring-outlets': 'We repair aluminum connections, replace two-prong outlets, and give kitchens modern circuits.',
    'emergency-repairs': 'If the furnace has no power or a room went dark, tell us what you see, and we trace it.',
    'smart-home': 'Dimmers and shades suit a City Centre condo or a house by the Credit, with few walls opened.',
    'ev-chargers':
      'On a driveway we size the circuit to the power your home can spare. We quote condo parking on site.',
    commercial:
      'In Dundas Street plazas, restaurants and industrial units we label panels, test exit signs and install LED lights.',
  },
  facts: [
    {
      title: '60 A services near the lake',
      text: 'In Port Credit, Lakeview and Clarkson many houses began with 60 A. That is not a fault in itself, but a dryer, air conditioning and a car are usually too much for it.',
    },
    {
      title: "Your neighbour's panel is a clue to yours",
      text: 'In Erin Mills and Meadowvale most streets were built in one go, so the houses share their wiring and its age. Ask what the electrician found next door.',
    },
    {
      title: 'A second unit from before July 1994',
      text: 'If you register an older unit, in Malton or Cooksville for example, we look at both panels, the kitchen circuits and the outlets by the sinks before the inspector does, and repair what needs it.',
    },
  ],
  notes: [
    {
      heading: 'Aluminum wiring: keep it or replace it?',
      paragraphs: [
        'Much of Erin Mills and Meadowvale dates from the 1970s. {rule:aluminum} The code lets the wire stay. The weak points are the joints at outlets, switches and lights. We open each box, repair with connectors made for both metals, and write down what we found.',
        'Some insurers also want an inspection by ESA, the Electrical Safety Authority.',
      ],
    },
    {
      heading: 'Shops and plants near the airport',
      paragraphs: [
        'Many units along Dixie Road, Derry Road and Airport Road have 347/600 V. We [connect machines](/industrial/machinery-connections), replace old panels and put in the transformer for office loads. If you rent, ask your landlord early whether the main service may change.',
      ],
    },
    {
      heading: 'Small houses in Malton',
      paragraphs: [
        'The houses of Victory Village date from the 1940s. Many have been extended. We look first where the old wiring meets the new, and bring hidden splices into boxes that can be opened.',
      ],
    },
  ],
  localExperts:
    'A 1940s house in Malton, a bungalow in Lakeview and a 1970s house in Meadowvale may have three kinds of wiring. The year tells us which to expect.',
  questions: [
    {
      question: 'My insurer set a date for the fuse box. Can you meet it?',
      answer:
        'Call as soon as the letter comes, or [send us a photo of it]({photos}). The work is done in a day, but the power has to be switched off for it, and that day is booked ahead. Ask the insurer whether a written quote will do until then.',
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
