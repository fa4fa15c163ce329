import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'The Annex',
  order: 200,
  seoTitle: 'Electricians in the Annex: old wiring, panels, 24/7',
  metaDescription:
    'Annex electricians for big old houses, on call 24/7: panels, knob and tube, merging meters, rooming houses. Licensed. Get a written quote.',
  h1: 'Electricians in The Annex',
  streetSentence: 'We turn split Annex houses back into one home, replace old wiring, and make rooming houses safe.',
  summary: 'Big houses of the 1880s to 1910s became rooms and apartments. Many are now becoming family homes again.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/forest-hill',
    'toronto/yorkville',
    'toronto/downtown-toronto',
    'toronto/kensington-market',
    'toronto/little-italy',
  ],
  answers: {
    come: 'Yes, to family houses, rooming houses and shops, from Bloor Street up to Dupont.',
    cost: 'One new panel costs {price:panel-upgrade}, and finding a fault costs {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'One panel for the whole house',
      text: 'We replace several meters and small panels with one new panel, sized for a single family. We quote it after a visit. Toronto Hydro takes out the meters that go.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Knob and tube replaced',
      text: 'On Howland and Albany Avenues we find what is left of the knob and tube. That is {rule:knob-and-tube}. We replace it a floor at a time. More rooms and fine plaster cost more.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A fault in a shared house',
      text: 'If lights dim or a breaker trips, and you do not know which panel feeds what, we trace the fault to its panel.',
      service: 'emergency/breaker-trips',
      price: 'diagnostics',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace a crowded panel with one that has clear labels and room to spare.',
    'wiring-outlets': 'We take out old cable and kitchenette circuits, and put grounded outlets in the bedrooms.',
    'emergency-repairs': 'One heater can trip the power of a whole floor. Tell us what is out, and we trace the fault.',
    'smart-home': 'We install dimmers on all storeys, and thermostats that work together.',
    'ev-chargers': 'Parking is often off the rear lane. We check the load, then plan the cable.',
    commercial:
      'Clinics, small schools and cafés on Bloor and Dupont get circuits for their equipment and proper exit signs.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Knob and tube and the insurer',
      text: 'Knob and tube was the usual first wiring in the big houses here. If your insurer writes about it, [send us the letter]({photos}).',
    },
    {
      title: 'Three 60 A meters are not 180 A',
      text: 'Three old meters do not add up to one large service. We work out what a single household will draw, and size the new service to that.',
    },
    {
      title: 'Before you apply for a licence',
      text: 'We inspect a rooming house before you apply to the city, and list what to fix first. The rest can follow in an order that your tenants can live with.',
    },
  ],
  notes: [
    {
      heading: 'Turning apartments back into one home',
      paragraphs: [
        'The meters are Toronto Hydro property, and the utility closes or merges the accounts. The meter bases, the boxes that hold them, and all the wiring behind are yours. We move every circuit to one panel first, and then send in the request. Call us when you call the architect.',
        'Expect old circuits from each apartment, such as a kitchenette on the landing. We label all of them before we remove any.',
      ],
    },
    {
      heading: 'Safe wiring in a rooming house',
      paragraphs: [
        'Tenants need enough circuits for kettles and heaters, sound outlets, lit stairs, and the alarms that the Fire Code asks of a rooming house. The fire department says which ones. Agree on who in the house can reach the panel when a breaker trips. We can [repair or replace an old panel](/emergency/panel-repairs) while people live there.',
      ],
    },
    {
      heading: 'A wall for the new meter or charger',
      paragraphs: [
        'In the East Annex and on Madison Avenue we look at the back wall first. Off the lane, nobody sees a meter or a charger from the street, and the back is often nearer to the basement panel as well. If only the front will do, we draw the spot, so that you have a sketch to show the city.',
      ],
    },
  ],
  localExperts:
    'Many big houses here were split into rooms after the war, and each owner added circuits. We count panels and meters before we quote.',
  questions: [
    {
      question: 'We bought a house with four meters. Can three be removed?',
      answer:
        'Yes, they can. Toronto Hydro takes them out, once the circuits behind them have moved to one panel. We do the wiring and the request, and you ask Toronto Hydro to close the extra accounts.',
    },
    {
      question: 'Does a licensed rooming house need new wiring?',
      answer:
        'Not always, but it must be safe and meet the code. Our report says what passes, what needs repair, and what an inspector would not accept.',
    },
  ],
  form: {
    lead: 'Tell us how many meters, panels and kitchens there are.',
  },
  // By hand: Bloor Street and Brunswick to Spadina; GeoNames 43.67159 -79.404.
  map: { latitude: 43.6695, longitude: -79.406 },
  street: {
    why: 'Bay-and-gables, turrets, big trees',
    horizon: 'roofs',
    row: 'bay-pair:2 +5 annex:14 elm pole +2 bay-pair:3 +4 ~bay elm +2 walk-up:24 transformer-pole elm +2 bay-pair:14 +5 annex:3 | elm pole +2 bay-pair:25 +5 bay:3 elm bay-pair:1 transformer-pole +3 elm ~annex:24 +3 bay-pair:3 elm +2 pole bay-pair:15 +5 annex:2',
    ends: 'elm elm maple',
    house: 'bay-pair:14 +4 annex:2',
  },
})
