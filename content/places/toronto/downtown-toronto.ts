import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Downtown Toronto',
  order: 10,
  seoTitle: 'Downtown Toronto electricians: condos, rows, shops, 24/7',
  metaDescription:
    'Electricians for downtown Toronto condos, rental towers, shops and Cabbagetown rows, on call 24/7. Licensed and insured. Call for a written quote.',
  h1: 'Electricians in Downtown Toronto',
  streetSentence:
    'We change suite panels in St. James Town, renew old wiring in Cabbagetown, and wire shops on Yonge Street.',
  summary:
    'Towers need suite panels, booked shutdowns and hall lights. The Victorian rows between them need their old wiring renewed.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/yorkville',
    'toronto/rosedale',
    'toronto/corktown',
    'toronto/king-west',
    'toronto/kensington-market',
    'toronto/the-annex',
  ],
  answers: {
    come: "Yes, to any floor. Give us the buzzer code, the loading entrance and the manager's number.",
    cost: 'A suite panel costs {price:panel-upgrade}, and finding a fault {price:diagnostics}. Condo chargers are quoted on site.',
  },
  typicalJobs: [
    {
      title: 'A new panel for your suite',
      text: "Rental towers of the 1950s to the 1970s, such as those in St. James Town, often have small, full suite panels. With the building's consent, we put in one with room for cooking and cooling, if the cable to your suite can carry them.",
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A charger at your stall',
      text: 'In a condo on Bay Street or Queens Quay you apply to the board in writing, and the board needs proper grounds to refuse. We draw the plan for your application, and then run the circuit. A long cable and a separate meter cost more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'Old wiring in a Cabbagetown row',
      text: 'Behind the plaster some rows still hide knob and tube. That is {rule:knob-and-tube}. We replace it a floor at a time, and quote after a walk through the house.',
      service: 'residential/knob-tube-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace suite panels, with the notice and the paperwork that your building asks for.',
    'wiring-outlets': 'We add outlets for a home office, and bring kitchens up to date behind fire-rated walls.',
    'emergency-repairs':
      "When a circuit in your suite is dead, we find out whether the fault is yours or the building's.",
    'smart-home': 'In the concrete towers on Queens Quay, dimmers, shades and sensors need little new wire.',
    'ev-chargers':
      'We see a condo charger through, from the first drawing to the certificate of the Electrical Safety Authority (ESA).',
    commercial: 'We wire storefronts on Yonge, and work after hours in offices on Bay Street if you wish.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'What followed the fire in St. James Town',
      text: 'Since a fire and floods there in 2018 and 2019, the city has asked rental owners to keep an electrical maintenance plan, made with a licensed contractor. We inspect, then write it with you.',
    },
    {
      title: 'Cabbagetown fronts stay as they are',
      text: 'On Metcalfe or Carlton Street, a new meter, light or outdoor unit is simplest on the side or at the back. We look for that spot before we draw anything.',
    },
    {
      title: 'One basement, two panels',
      text: 'Storefronts on Parliament Street often have an apartment above and one basement for both. We trace which panel feeds what, and label it, before we add a circuit.',
    },
  ],
  notes: [
    {
      heading: 'Who can switch off the power?',
      paragraphs: [
        'For a panel in your suite, the building usually has to consent, and turns off the power to your suite for some hours. Ask the manager which days it allows. A shutdown of the whole building is different. Only Toronto Hydro or its contractor may turn off the service, and the elevators and alarms need a plan. Boards should ask early.',
      ],
    },
    {
      heading: 'Is it your suite or the whole floor?',
      paragraphs: [
        'Open the door and look at the corridor. If it is dark as well, tell your superintendent, because the fault is in the building or in the street. If your suite alone is out, go through our [power outage steps](/emergency/power-outage).',
      ],
    },
    {
      heading: 'Corridor and exit lights',
      paragraphs: [
        'In the towers on Jarvis and Sherbourne Streets we replace corridor fixtures floor by floor, and run the yearly test of the [exit and emergency lights](/commercial/exit-security-lighting). People live on every floor, so we agree on quiet hours with your superintendent first.',
      ],
    },
  ],
  localExperts:
    'Towers have freight elevators, insurance certificates and quiet hours. Tell us the rules of yours, and we plan the work by them.',
  questions: [
    {
      question: "Do I need the condo board's approval for a new suite panel?",
      answer:
        'Usually, yes. Ask the manager before you book a new circuit or panel. For work inside the suite most boards agree, with conditions. The panel may be yours, but in many buildings the cable behind it is shared property. [Send us the rules]({photos}), and we tell you what to hand in.',
    },
    {
      question: 'I am buying an old row house downtown. What should I check?',
      answer:
        'Ask the seller for the ESA certificate of any rewiring. Have the attic, the basement and a few outlets looked at before the deal closes, since an insurer may ask about old wire. Rows of the same age stand [in Corktown](/toronto/corktown).',
    },
  ],
  form: {
    lead: 'Tell us the address and the unit, and whether you own, rent or manage it.',
  },
  // By hand: Queen and Yonge Streets.
  map: { latitude: 43.6508, longitude: -79.38 },
  street: {
    why: 'Victorian rows under towers',
    horizon: 'towers',
    landmark: 'skyline@-330',
    back: 'condo@-110:246 condo@60:135 condo@235:25 condo@400:13 slab@560:135',
    row: 'shop:1 shop:3 +6 rowhouse:1 rowhouse*2 rowhouse:3 trolley-pole +4 elm mansard:1 mansard:2 mansard mansard:3 elm trolley-pole +3 bay-pair:15 | bay:3 +6 condo:246 +10 slab:1346 trolley-pole +6 shop:1 shop +6 condo:1356 +6 elm rowhouse:1 rowhouse*2 trolley-pole +6 slab:25',
    front: 'tram@-440:12345',
    ends: 'elm',
    house: 'mansard:1 condo:135',
  },
})
