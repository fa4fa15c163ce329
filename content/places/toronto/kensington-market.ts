import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Kensington Market',
  order: 210,
  seoTitle: 'Kensington Market electricians: shops and apartments',
  metaDescription:
    'Kensington Market electricians for shops, kitchens and the apartments above, on call 24/7: coolers, panels, repairs. Licensed. Get a written quote.',
  h1: 'Electricians in Kensington Market',
  streetSentence: 'We wire the coolers, kitchens and apartments of Kensington Market, and we work around market hours.',
  summary:
    'Narrow Victorian houses here hold coolers, kitchens and apartments, on every kind of wiring since knob and tube.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/downtown-toronto', 'toronto/king-west', 'toronto/little-italy'],
  answers: {
    come: 'Yes, to Augusta, Baldwin and Kensington Avenue, early if you like. We carry everything in by hand.',
    cost: 'Finding a fault costs {price:diagnostics}, and one new panel costs {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'A cooler or freezer that quit',
      text: 'Call us before you move the stock. We find the cause, make it safe, and tell you what the repair will cost.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'Shop and apartment, two panels',
      text: 'On Kensington Avenue a shop and the rooms above often share one panel. You get one for the counter and one for the people upstairs, so each can reach their own breakers. We quote it once we have seen the service.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Extension cords replaced',
      text: 'Each cooler, grinder and scale gets its own outlet. More outlets, farther from the panel, cost more.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace an old shop or apartment panel with one that has a label for every breaker.',
    'wiring-outlets': 'We put permanent outlets at counter height, on circuits that can take a grinder.',
    'emergency-repairs': 'When lights or coolers quit before opening, we find out if it is the wiring or the machine.',
    'smart-home': 'Your phone tells you when the cooler gets warm, and shop lights follow a schedule.',
    'ev-chargers': 'Few lots here have parking. If you have a pad at the back, we bring the cable to it.',
    commercial: 'For food counters, kitchens and vintage shops we wire coolers, hoods, track lights and signs.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Several kinds of wiring under one ceiling',
      text: 'Many shops on Augusta began as houses. You can find porcelain knobs, cloth-covered cable and an old sign circuit in the same ceiling.',
    },
    {
      title: 'Signs and vents on Market fronts',
      text: "Council voted for a Market heritage district in 2025. A lit sign or a kitchen vent is part of the front, so get the city's answer before we bring power to either.",
    },
    {
      title: 'Is there room for a second meter?',
      text: 'On very narrow lots there is often only one place for the service, high on the front or in a side passage. Have it measured before you plan a second meter.',
    },
  ],
  notes: [
    {
      heading: 'Can your wiring feed a kitchen?',
      paragraphs: [
        'An espresso machine, a dishwasher and two fridges each need a circuit of their own. We compare them with the service before you sign for any equipment.',
        'If the service is too small and a larger one would be slow, design for what you have. We measure the real load for a week, and show you which machines use the most. With [managed loads](/ev-energy/energy-management), a shop can often grow inside its limit.',
      ],
    },
    {
      heading: 'What to fix first in an old shop',
      paragraphs: [
        'We start with cords, since a cord under a mat can overheat without anyone noticing. Next come boxes without lids. Then we replace [what remains of the knob and tube](/residential/knob-tube-wiring). That is {rule:knob-and-tube}. You do not have to do it all in one winter.',
      ],
    },
    {
      heading: 'Exits in a crowded shop',
      paragraphs: [
        'When the lights go out, customers must see the door to Baldwin Street or to the lane. We install and test [exit signs and emergency lights](/commercial/exit-security-lighting), and hang them where stock on high shelves does not hide them.',
      ],
    },
  ],
  localExperts: 'Passages and stairs are narrow, so we cut conduit outside and carry it in.',
  questions: [
    {
      question: 'Can I run a café on the wiring of an old clothing shop?',
      answer:
        'Seldom. A café nearly always needs new circuits. [Send us the list of machines]({photos}) first, and we tell you what the wiring can take now and what needs a new circuit or a larger service.',
    },
    {
      question: 'Shop and apartment share one meter. Can they be separated?',
      answer:
        'Usually, if there is room for a second meter on the wall. The inside needs rewiring, and Toronto Hydro has to approve the location, so allow time.',
    },
    {
      question: 'We live in a row house on Nassau Street. Do you come for one outlet?',
      answer:
        'Yes. Houses on Nassau, Oxford and the lanes around Bellevue Square are as old as the shops, so one dead outlet can lead to a bad joint in a ceiling. We look for that joint before we change the outlet.',
    },
  ],
  form: {
    lead: 'Tell us your hours and what has stopped working. We can come early in the morning.',
  },
  // By hand: Augusta Avenue.
  map: { latitude: 43.6547, longitude: -79.401 },
  street: {
    why: 'Victorian houses turned shops',
    horizon: 'roofs',
    row: 'bay:1 +2 ~bay elm mansard*2 pole +4 shop-b:1 shop-b:2 +2 bay:2 +2 shop-b:13 shop:1 transformer-pole +4 shop-b:1 shop-b | shop-b:1 shop:1 +2 bay-pair:4 pole +4 shop-b shop-b:1 +2 cottage:1 elm shop-b:2 shop:1 shop-b:1 transformer-pole +4 bay +2 bay-pair:3 elm mansard:1 mansard',
    ends: 'maple elm',
    house: 'shop-b:1 shop-b:2',
  },
})
