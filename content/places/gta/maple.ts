import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Maple',
  seoTitle: 'Maple electricians: EV chargers, pot lights, 100 A panels',
  metaDescription:
    'Licensed electricians in Maple, Vaughan, 24/7. Charger wiring typically {price:ev-level-2}, plus HST, charger extra. Pot lights, panels. Call for a quote.',
  h1: 'Electricians in Maple',
  streetSentence: 'We add pot lights and car chargers to Maple houses, and work out first what 100 A can carry.',
  updatedOn: '2026-11-28',
  municipalities: ['vaughan'],
  utility: 'alectra',
  neighbours: ['gta/king-city', 'gta/richmond-hill', 'gta/thornhill', 'gta/vaughan', 'gta/woodbridge', 'gta/kleinburg'],
  answers: {
    come: 'Yes, we come to all of Maple, from Rutherford Road to Teston Road. Our Woodbridge office is close.',
    cost: 'Pot lights cost {price:pot-light}, wiring a charger {price:ev-level-2}, and a new panel {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'Living room pot lights',
      text: 'Six to ten of them on a dimmer made for LED brighten most rooms. The houses off Melville Avenue and Cranston Park Avenue have drywall ceilings, so the work is clean.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A charger beside a garage panel',
      text: 'A short cable run keeps the price toward the low end. You can buy the charger yourself.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'A charger near the GO station',
      text: 'Around Eagle Rock Way many homes are townhouses or condominiums. Where the parking belongs to the corporation, you apply to the board in writing. We draw the cable route and quote from it.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A tidy new 100 A panel takes a day. If you need 200 A, the service is quoted separately.',
    'wiring-outlets':
      'We wire island outlets, a freezer circuit and basement bedrooms, with the cable pulled inside the drywall.',
    'emergency-repairs': 'We find out why a bedroom is dead after a thunderstorm, or why the furnace has no power.',
    'smart-home':
      'Lutron RadioRA 3 switches usually suit houses here, because newer switch boxes often have a neutral wire.',
    'ev-chargers': 'A smaller circuit covers most commutes overnight, and 100 A carries it more easily.',
    commercial:
      'We wire plaza shops on Rutherford Road, medical offices near the hospital, and units off McNaughton Road.',
  },
  facts: [
    {
      title: '100 A was the usual size in Maple',
      text: 'Most houses here are from the 1980s to the 2000s. Their 100 A fed a range, a dryer and an air conditioner. A car and a heat pump were not planned.',
    },
    {
      title: 'The old village at Keele and Major Mackenzie',
      text: 'New houses inside the heritage district are reviewed too. We look for a side wall or the back of the house for a meter, a charger or an outdoor light.',
    },
    {
      title: 'Buried cable can lose power too',
      text: "Newer Maple streets have buried cable, but overhead lines feed it farther back. In the storm of May 2022 even Canada's Wonderland lost power.",
    },
  ],
  notes: [
    {
      heading: 'What 100 A can carry: three Maple houses',
      paragraphs: [
        'With gas heat, a gas range and one car, 100 A is often enough. With an electric range and dryer it often works with a [managed charger](/ev-energy/energy-management), which turns the car down or pauses it while dinner cooks. With a heat pump as well, 200 A may be the better buy.',
        'The load calculation says which of the three is yours. You keep the sheet. If you have an old one, have it done again, because the rules for houses with chargers have changed. For a heat pump in an older house, see [Richmond Hill](/gta/richmond-hill).',
      ],
    },
    {
      heading: 'Older houses off Keele Street',
      paragraphs: [
        'Near the old village some houses are decades older than the subdivisions around them. They may have fuses or 60 A, and a wire to the roof where the next street has none. So we look at the panel before we quote a charger there.',
      ],
    },
    {
      heading: 'When the power comes back',
      paragraphs: [
        'When a street is switched on again, there can be a surge. A [surge protector at the panel](/residential/surge-protection-alarms) helps to protect the furnace board and the fridge. If only your house is out, our [outage steps](/emergency/power-outage) say whether Alectra or we come first.',
      ],
    },
  ],
  localExperts:
    'A Maple house of 1988 and one of 2004 can have the same 100 A and very different panels. The year and a look at the label tell us which.',
  questions: [
    {
      question: 'Can pot lights go in an upstairs ceiling?',
      answer:
        'Yes, with fixtures rated to touch insulation and sealed against warm air. The attic above makes the cable easy. We keep them clear of the trusses. [Send us your layout]({photos}), and we adjust it.',
    },
    {
      question: 'Our house in the heritage district is from 2003. Can a charger go outside?',
      answer:
        'Ask the city first, and show it a wall that the street does not see. We give you a drawing to take along. Inside the garage nothing shows.',
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
