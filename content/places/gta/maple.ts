import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Maple',
  seoTitle: 'Maple electricians: EV chargers, pot lights, 100 A panels',
  metaDescription:
    'Licensed electricians in Maple, Vaughan: will 100 A carry a charger? Load checks, pot lights, panels and 24/7 repairs. Call for your written quote.',
  h1: 'Electricians in Maple',
  streetSentence: 'We add pot lights and car chargers to Maple houses, and work out first what 100 A can carry.',
  updatedOn: '2026-11-28',
  municipalities: ['vaughan'],
  utility: 'alectra',
  neighbours: ['gta/king-city', 'gta/richmond-hill', 'gta/thornhill', 'gta/vaughan', 'gta/woodbridge', 'gta/kleinburg'],
  answers: {
    come: 'Yes, we come to all of Maple. Our Woodbridge office is the next community over.',
    cost: 'Pot lights cost {price:pot-light}, wiring a charger {price:ev-level-2}, and a new panel {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'Living room pot lights',
      text: 'Six to ten of them on a dimmer made for LED brighten most rooms. Drywall ceilings make it clean work.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A charger beside a garage panel',
      text: 'A short cable run keeps the price toward the low end. You can buy the charger yourself.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A tidy new 100 A panel takes a day. If you need 200 A, we quote the service too.',
    'wiring-outlets':
      'We wire island outlets, a freezer circuit and basement bedrooms, with cable fished inside the drywall.',
    'emergency-repairs': 'Call us about a dead bedroom after a thunderstorm, or a furnace without power.',
    'smart-home': 'RadioRA 3 switches usually fit, because boxes in newer houses often have a neutral wire.',
    'ev-chargers': 'A slower charge overnight covers most commutes, and a small circuit is easier to find room for.',
    commercial: 'For medical suites and plaza shops we wire outlets and cooler lights, and test exit lights.',
  },
  facts: [
    {
      title: '100 A was the usual size in Maple',
      text: 'That fed a range, a dryer and an air conditioner with room to spare. Before you add a car charger and a heat pump, have a load calculation done.',
    },
    {
      title: "Maple's heritage district",
      text: 'Newer houses inside the district are reviewed too. Ask the city before a fixture or a charger goes on a front wall.',
    },
    {
      title: 'Buried cable can lose power too',
      text: 'Buried cables are fed by overhead lines farther back, so wind can still cut the power. Surge protection guards the house when the power returns.',
    },
  ],
  notes: [
    {
      heading: 'How we work out what your panel can take',
      paragraphs: [
        'The code says how floor area, appliances, heating, cooling and the car are each counted, and the sum is one figure. If it is under the limit, we install. If it is slightly over, a [managed charger](/ev-energy/energy-management) waits while dinner cooks. If it is well over, you need a larger service.',
        'You keep the sheet. If yours is some years old, have it done again, because the rules for houses with chargers have changed. With a heat pump on the way as well, see [Richmond Hill](/gta/richmond-hill).',
      ],
    },
    {
      heading: 'Surges and outages',
      paragraphs: [
        'When the power in a street comes back, there can be a surge. A [surge protector at the panel](/residential/surge-protection-alarms) helps to protect the furnace board and the fridge. If only your house is out, our [outage steps](/emergency/power-outage) say if Alectra or we come first.',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'Every charger that we install is on record with the Electrical Safety Authority. We are insured, {licence}.',
    'service-24-7': 'We answer emergencies every night of the year at {phone}.',
    'local-experts': 'We know how builders in the 1990s ran their cable, and what they left out.',
    guaranteed: 'We stand behind the figures on your load sheet as well as the wiring.',
  },
  questions: [
    {
      question: 'Do I need 200 A for a charger?',
      answer:
        'Not always. Managed charging can often avoid an upgrade. The device watches the whole house and keeps the total under your limit, mostly while you sleep.',
    },
    {
      question: 'Can pot lights go in an upstairs ceiling?',
      answer:
        'Yes, with fixtures rated to touch insulation and sealed against warm air. The attic above makes the cable easy. We keep them clear of the trusses, so send your layout, and we adjust it.',
    },
  ],
  form: {
    lead: 'Tell us what the main breaker says, whether the range and the dryer are gas, and which car you have.',
    example: 'Example: 1994 detached, 100 A, gas heat, electric range, want a 40 A charger in the garage.',
  },
  // By hand: Keele Street and Major Mackenzie Drive.
  map: { latitude: 43.855, longitude: -79.511 },
  street: {
    why: 'Small core, nineties subdivisions',
    horizon: 'trees',
    row: 'subdivision:1 +5 ~subdivision:3 +5 subdivision pole sapling subdivision:2 +5 ~subdivision +5 subdivision:1 transformer-pole +8 cottage:1 elm +6 church:1 elm | +6 farm:1 pole +8 two-storey maple subdivision:13 +5 ~subdivision +5 subdivision:2 transformer-pole sapling ~subdivision +5 subdivision:1 +6 townhouse-a*2 townhouse-b:2',
    ends: 'sapling maple',
  },
})
