import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Midtown Toronto',
  order: 50,
  seoTitle: 'Midtown Toronto electricians on Yonge: old houses, shops',
  metaDescription:
    'Midtown Toronto electricians with an office on {street:toronto}, on call 24/7: old-house rewiring, panels, shop fit-outs. Licensed. Get a written quote.',
  h1: 'Electricians in Midtown Toronto',
  streetSentence: 'We rewire prewar houses, replace crowded panels, and wire new shops along Eglinton.',
  summary:
    'Prewar houses in Davisville and Lawrence Park need old circuits renewed, and shops along Line 5 need more power.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/north-york',
    'toronto/east-york',
    'toronto/rosedale',
    'toronto/yorkville',
    'toronto/forest-hill',
  ],
  answers: {
    come: 'Yes, from Deer Park to Lawrence Park. Our Toronto office is on {street:toronto}.',
    cost: 'For most houses a new panel costs {price:panel-upgrade}. Finding a fault costs {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'A crowded prewar panel replaced',
      text: 'When every slot is full, you get a new panel with clear labels and free spaces.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A dead circuit in an old house',
      text: 'In North Toronto owners have added to old circuits for a century, and one bad joint can cut them off. We find that joint and tell you what else is on the same wire.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'A shop fit-out on Eglinton',
      text: 'A bakery draws far more than the shoe store before it. Send us [photos of the nameplates]({photos}) on your machines, and we quote from those.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace prewar panels and label every circuit, with slots left for a heat pump.',
    'wiring-outlets': 'We install three-prong outlets with a real ground, on cable pulled through lath and plaster.',
    'emergency-repairs': 'If a floor has no power or a breaker keeps tripping, we follow the circuit to the bad joint.',
    'smart-home': 'Wireless Lutron dimmers suit an old house, because the plaster stays closed.',
    'ev-chargers': 'On a shared driveway in Davisville we find a route and check what the panel can spare.',
    commercial: 'For fit-outs on Yonge and Mount Pleasant we wire kitchens, signs, track lights and exit lights.',
  },
  facts: [
    {
      title: 'Knob and tube in prewar houses',
      text: 'Davisville houses of 1910 to 1940 often have knob and tube. That is {rule:knob-and-tube}. In good shape it may stay.',
    },
    {
      title: 'Shops along Line 5',
      text: 'Shops are refitting along Eglinton, and many need more power than the last tenant did. We measure what the service can carry.',
    },
    {
      title: 'Behind the fronts of Blythwood Road',
      text: 'For an outdoor unit or a new meter on Blythwood Road we look at the side and the back of the house first. You get a sketch of the spot before any cable goes in.',
    },
  ],
  notes: [
    {
      heading: 'Before you lease a shop on Line 5',
      paragraphs: [
        'Read the nameplates of your equipment first, then compare them with the panel in the basement. The panel limits what you can cook, cool and light, and a larger service may take longer than your whole renovation. So call us before you sign the lease.',
      ],
    },
    {
      heading: 'Which old wires should go first?',
      paragraphs: [
        'The first circuits were made for a few lights and now run air conditioners. We test each one and make two lists. One is [old wiring to replace now](/residential/knob-tube-wiring). The other can wait for your next renovation.',
      ],
    },
    {
      heading: 'If you live in an apartment tower',
      paragraphs: [
        'In the 1960s towers around Davisville and Yonge, the cable that feeds your suite belongs to the building and not to Toronto Hydro. So tell your superintendent when you call us about a stove, the lights or [a breaker that keeps tripping](/emergency/breaker-trips). If the corridor is dark as well, call the superintendent first.',
      ],
    },
  ],
  localExperts:
    'Many old houses here were wired for a light and an outlet in each room, and then extended. We follow each circuit to its end before we add to it.',
  questions: [
    {
      question: 'How soon can I get a larger service?',
      answer:
        "Our part takes about one working day. Toronto Hydro's part takes from weeks to many months. For a panel of the same size it only has to switch you off and on. We send in a complete request, so that it does not come back with questions. Ask us early, before you order a charger or a heat pump.",
    },
    {
      question: 'Can you rewire while we live in the house?',
      answer:
        'Yes. We do a few rooms at a time, and you have power each evening. It costs least during a renovation, when walls are open.',
    },
    {
      question: 'Is a rear parking pad in Lawrence Park expensive to wire?',
      answer:
        'Often, yes. The panel is in the basement, and the pad is behind a deep garden, so there is a trench to dig. A spot at the front or the side is cheaper. We quote both if the driveway allows it.',
    },
  ],
  form: {
    lead: 'Tell us the street, the year of the house, and what you plan to add.',
  },
  // By hand: Yonge and Davisville.
  map: { latitude: 43.6978, longitude: -79.3971 },
  street: {
    why: 'Prewar houses, sixties towers',
    horizon: 'towers',
    back: 'slab@-60:135 condo@160:246 slab@420:24',
    row: 'semi:1 elm tudor:3 elm pole +6 walk-up:13 +6 semi:2 +6 transformer-pole shop:1 shop shop:1 | +8 slab:1346 pole elm ~tudor:1 +6 condo:135 +8 semi:2 elm transformer-pole slab:245 elm tudor +6 ~semi:5',
    ends: 'elm maple',
    house: 'slab:135',
  },
})
