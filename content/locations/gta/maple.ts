import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Maple electrician: what can a 100 A panel carry?',
  metaDescription:
    'Electricians for Maple, Ontario: EV chargers and heat pumps on 100 A panels, brighter 1990s interiors, and care inside the heritage core.',
  h1: 'Maple electricians: chargers & light',
  heroDescription:
    'Most questions from Maple are sums. A hundred amperes, one house, a new car: does it add up? Usually we can find a way that it does.',
  excerpt: 'Homes from the 1980s to 2000s on 100 A, with chargers and heat pumps to fit in.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/king-city', 'gta/richmond-hill', 'gta/thornhill', 'gta/vaughan', 'gta/woodbridge', 'gta/kleinburg'],
  sections: [
    {
      heading: 'The hundred-ampere sum',
      paragraphs: [
        'Many homes here went up between the 1980s and the 2000s, and 100 A was the standard answer then. It fed a range, a dryer and an air conditioner with room to spare. Now add a Level 2 charger and a heat pump. The calculation takes floor area, fixed appliances and the largest seasonal load, and returns one figure.',
        'If the figure is under the limit, we install. If it is slightly over, a [managed charger](/ev-energy/energy-management) slows the car while dinner cooks. If it is well over, you need a larger service. Because the current code has its own demand rules for houses with chargers, sums done a few years ago deserve another go.',
      ],
    },
    {
      heading: "Alectra's share of a bigger service",
      paragraphs: [
        "Subdivision feeds often come underground. In that case cable and meter are Alectra's, while the conduit and the meter base are generally the customer's. A thicker cable might mean opening a lawn, which is why we ask Alectra before quoting, and why its part runs from some weeks to a good many months.",
        'The panel on the wall is easier: power goes off after breakfast, [the new panel](/residential/panel-upgrades) takes 4 to 8 hours, and Alectra restores the supply after the inspection.',
      ],
    },
    {
      heading: 'A storm, a theme park & a dark street',
      paragraphs: [
        "The 2022 derecho silenced even Canada's Wonderland next door. Cable below ground is out of reach of branches, yet it often draws on overhead lines further back. If the entire block is out, Alectra has the job, but if it is only you, start with our page on [breakers that trip](/emergency/breaker-trips). Whole-home [surge protection](/residential/surge-protection-alarms) looks after the furnace board when supply comes back rough.",
      ],
    },
    {
      heading: 'The old core, and rooms of the nineties',
      paragraphs: [
        'Maple has a heritage district too, planned in 2007 around its small centre. Later blocks caught inside the line are subject to review, so a front-wall charger or fixture deserves a question to the city. East of here, house ages vary more: see [Richmond Hill](/gta/richmond-hill).',
        'Elsewhere the commonest wish is light, since rooms of the nineties made do with one switched outlet and a lamp. [Pot lights](/residential/pot-lights-led-lighting) at {price:pot-light}, plus HST, change that in a day or two, on dimmers made for LED.',
      ],
    },
  ],
  services: {
    heading: 'Maple, by the circuit',
    lead: 'Each of these begins with the panel and what it already carries.',
    cards: {
      'panel-upgrades': 'From 100 to 200 A where the sum demands it; a tidy new 100 A board where it does not.',
      'wiring-outlets':
        'Island outlets, basement bedrooms, a freezer line: cable fished inside the drywall, and any patches kept small.',
      'emergency-repairs':
        'One dead bedroom after a thunderclap, or a breaker that will not reset: leave it off and call us.',
      'smart-home': 'RadioRA 3 switches tend to fit boxes of this age, which often hold a neutral wire already.',
      'ev-chargers':
        'Typically {price:ev-level-2} plus HST with the charger extra; a panel in the garage tends toward the low end.',
      commercial:
        'Medical suites and strip-mall counters: more outlets, cooler light, tested exit packs, work done in the evening.',
    },
  },
  reasons: {
    heading: 'Four checks, four answers',
    items: {
      'esa-certified':
        'Licence? {licence}. ESA has found chargers put in without permits; ours are on record from the start.',
      'service-24-7':
        'After hours? Emergencies, yes, every night. Written requests typically get a reply within 2 to 4 hours in business hours.',
      'local-experts': 'Nearby? Woodbridge is the next community over, and our Stilton Road office is in it.',
      guaranteed: 'Afterwards? We print the load sheet for you, and stand by the figures as well as the wiring.',
    },
  },
  questions: [
    {
      question: 'Does a charger always force a 200 A upgrade?',
      answer:
        'No. Managed charging can often avoid one. A car that fills overnight at a gentle rate covers most commutes, and the device keeps the total below your limit.',
    },
    {
      question: 'Do you quote on heat pump circuits?',
      answer:
        'Yes. Bring the model number, since its nameplate sets the breaker and cable. We run the house sum with it included before the installer orders anything.',
    },
  ],
  form: {
    heading: 'Give us the figures',
    lead: 'Main breaker, range and dryer fuel, car model: four facts and we can begin adding.',
    example: 'Example: 1994 detached, 100 A, gas heat, electric range, want a 40 A charger in the garage.',
  },
}
