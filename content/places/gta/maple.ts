import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Maple',
  seoTitle: 'Maple electricians: EV chargers, pot lights, 100 A panels',
  metaDescription:
    'Licensed electricians in Maple, Vaughan: will 100 A carry a charger? Load checks, pot lights, panels and 24/7 repairs. Call for your written quote.',
  h1: 'Electricians in Maple',
  heroDescription: 'We add pot lights and car chargers to Maple houses, and work out first what 100 A can carry.',
  excerpt:
    'Will 100 A carry a charger and a heat pump? Load checks, pot lights and panels for houses of the 1980s to 2000s.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/king-city', 'gta/richmond-hill', 'gta/thornhill', 'gta/vaughan', 'gta/woodbridge', 'gta/kleinburg'],
  answers: {
    come: 'Yes. Woodbridge, where our nearer office is, is the next community over.',
    cost: 'Pot lights cost {price:pot-light}, wiring a Level 2 charger {price:ev-level-2}, and a panel {price:panel-upgrade}.',
  },
  jobs: {
    heading: 'Most useful jobs for a Maple house',
    items: [
      {
        title: 'Living room pot lights',
        text: 'Six to ten of them on a dimmer made for LED take most rooms from gloomy to bright. Drywall ceilings make it clean work.',
        service: 'residential/pot-lights-led-lighting',
        price: 'pot-light',
      },
      {
        title: 'A charger beside a garage panel',
        text: 'A short cable keeps you toward the low end of the range. You can buy the charger yourself.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
    ],
  },
  services: {
    heading: 'What we install and repair in Maple',
    cards: {
      'panel-upgrades': 'Where the load calls for it, 200 A; where it does not, a tidy new 100 A panel.',
      'wiring-outlets': 'Island outlets, a freezer line, basement bedrooms: cable fished inside the drywall.',
      'emergency-repairs': 'One dead bedroom after a thunderclap, or a furnace without power: we take the call.',
      'smart-home': 'RadioRA 3 switches tend to fit boxes of this age, which often have a neutral.',
      'ev-chargers': 'A slower charge overnight covers most commutes, and a small circuit is easier to find room for.',
      commercial:
        'Medical suites and strip-mall counters on Major Mackenzie: outlets, cooler light, tested exit packs.',
    },
  },
  facts: {
    heading: 'What to know about Maple houses',
    items: [
      {
        title: '100 A was the standard answer',
        text: 'It fed a range, a dryer and an air conditioner with room to spare. Add a 240 V car charger and a heat pump, and somebody has to do the arithmetic.',
      },
      {
        title: 'The heritage plan of 2007',
        text: 'Even newer blocks caught inside the line are reviewed. A fixture or charger on a front wall deserves a question to the city.',
      },
      {
        title: 'When Wonderland went dark',
        text: "The windstorm of May 2022 silenced even Canada's Wonderland next door. Buried cable is safe from branches, but it draws on overhead lines farther back.",
      },
    ],
  },
  more: [
    {
      heading: 'How we work out what your panel can take',
      paragraphs: [
        'Floor area, fixed appliances, the bigger of heating and cooling, then the car: the code says how each is counted, and out comes one figure. Under the limit, we install. Slightly over, a [managed charger](/ev-energy/energy-management) waits while dinner cooks. Well over, you need a larger service.',
        'You get the sheet, so the next electrician need not start again. Was yours done some years ago? The rules for houses with chargers have changed since. With a heat pump on the way as well, see [Richmond Hill](/gta/richmond-hill).',
      ],
    },
    {
      heading: 'Surges and outages',
      paragraphs: [
        'When Alectra brings a street back, the first seconds can be rough. A [surge protector at the panel](/residential/surge-protection-alarms) looks after the furnace board and the fridge. If only your house is out, begin with our [tripped breaker steps](/emergency/breaker-trips).',
      ],
    },
  ],
  reasons: {
    heading: 'Good reasons to call us in Maple',
    items: {
      'esa-certified':
        '{licence}, insured. The Electrical Safety Authority has found chargers put in without permits; ours are on record.',
      'service-24-7': 'Emergencies, yes, every night: {phone}.',
      'local-experts': 'We know what a builder of 1994 put in the ceiling, and what he left out.',
      guaranteed: 'We stand by the figures on your load sheet as well as by the wiring.',
    },
  },
  questions: [
    {
      question: 'Does a charger force me into a 200 A upgrade?',
      answer:
        'No. Managed charging can often avoid one. The device watches the whole house and keeps the total under your limit, mostly while you sleep.',
    },
    {
      question: 'Can pot lights go in an upstairs ceiling?',
      answer:
        'Yes, with fixtures rated to touch insulation and sealed against warm air. The attic above makes the cable easy. We keep them clear of the trusses, so bring your layout and we adjust it.',
    },
  ],
  form: {
    heading: 'Ask what your Maple panel can take',
    lead: 'Main breaker, fuel for range and dryer, car model: with those we can begin.',
    example: 'Example: 1994 detached, 100 A, gas heat, electric range, want a 40 A charger in the garage.',
  },
  // By hand: Keele Street and Major Mackenzie Drive.
  map: { latitude: 43.855, longitude: -79.511 },
  street: {
    why: 'Small core, nineties subdivisions',
    horizon: 'ftree',
    row: 'sub:1 +5 ~sub:3 +5 sub pol sap sub:2 +5 ~sub +5 sub:1 hyd +8 cott:1 elm +6 kirk:1 elm | +6 farm:1 pol +8 two map sub:13 +5 ~sub +5 sub:2 hyd sap ~sub +5 sub:1 +6 tha*2 thb:2',
    ends: 'sap map',
  },
})
