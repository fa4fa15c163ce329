import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Rosedale electricians for heritage houses',
  metaDescription:
    'Rosedale electricians for heritage houses of 1860 to 1940: rewiring behind plaster, meters and masts placed with care, discreet EV chargers.',
  h1: 'Rosedale electricians for heritage homes',
  heroDescription:
    'In Rosedale the question is seldom how to run a wire. It is how to run it so that nobody, inside or on the sidewalk, can tell.',
  excerpt:
    'Rewiring behind plaster and cornices, and meters, masts and chargers placed so that a heritage street stays as it is.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/midtown-toronto',
    'toronto/east-york',
    'toronto/the-danforth',
    'toronto/riverdale',
    'toronto/downtown-toronto',
    'toronto/yorkville',
  ],
  sections: [
    {
      heading: 'Where may the meter go?',
      paragraphs: [
        'South Rosedale became a heritage conservation district in 2003. North Rosedale followed in 2005, with 917 houses and ravines on three sides. Inside such a district a change to the outside can need a heritage permit before work starts. A new mast, a larger meter base or a charger by the front steps may count. Ask the city first; we supply the sketch.',
        'Here is a point that owners often miss. The meter itself is utility property, yet the base it sits in is yours, and so is an overhead mast. Toronto Hydro says what spots it can accept; the heritage office says what it can live with. We find the side wall or back corner that satisfies both, before the service request is drawn up. Doing it in the other order can mean paying for two designs.',
      ],
    },
    {
      heading: 'Eighty years of house, one kind of wire',
      paragraphs: [
        "Many homes here were built between 1860 and 1940. Rosedale is on the agents' lists for knob-and-tube, and behind this much plaster a lot of it has never been seen since. The surest guides are the attic, the basement ceiling and a meter on each circuit.",
        'We work from the attic and from below, and cable drops inside partitions, behind baseboards and up old gas-pipe chases. Crown mouldings stay put. [The knob-and-tube page](/residential/knob-tube-wiring) explains the stages, and what insurers tend to want at the end.',
      ],
    },
    {
      heading: 'Ravines, roots & a trench',
      paragraphs: [
        'Gate lights, pool equipment and garden rooms need buried cable. Whoever digs must ask Ontario One Call for locates, free, at least five business days ahead. Tree roots may force a longer route, and [landscape lighting on low voltage](/residential/landscape-outdoor-lighting) disturbs the least ground.',
      ],
    },
    {
      heading: 'Wishes we hear on these crescents',
      paragraphs: [
        'Owners want [shades and dimming that suit old rooms](/smart-home/palladiom-shades), [standby power](/ev-energy/generator-wiring), picture lights, and an EV charger that faces nobody. [Yorkville](/toronto/yorkville), next door, asks for the same finish in smaller rooms. To the north lies [Midtown](/toronto/midtown-toronto).',
      ],
    },
  ],
  services: {
    heading: 'Electrical work that does not show',
    lead: 'Each of these can be done with the cornices intact.',
    cards: {
      'panel-upgrades':
        'New distribution in the cellar, old subpanels retired, and a typed directory that a house sitter can follow.',
      'wiring-outlets':
        'Floor receptacles, baseboard outlets and sconces fed by concealed cable, with period plates where the room deserves them.',
      'emergency-repairs':
        'Warm plaster around a fitting, a crackle in the wall, a dead storey: turn it off and call at once.',
      'smart-home': "Keypads the size of one switch, set in the old switch's place, that run lights and blinds.",
      'ev-chargers': 'Chargers in coach houses and behind hedges, on cable routes that a heritage reviewer can accept.',
      commercial:
        'Schools, small offices and apartment houses: quiet upgrades, night work, and emergency lighting that respects the ceiling.',
    },
  },
  reasons: {
    heading: 'Careful people, on record',
    items: {
      'esa-certified':
        'Our papers are in order: licensed electrical contractor, {licence}, insured, and inspected where the code says so.',
      'service-24-7': 'If something smokes, 911. If something merely fails at two in the morning, we answer.',
      'local-experts': 'Plaster on wood lath cracks when hurried. Our people own the right saws and take their time.',
      guaranteed: 'We guarantee our installation, and a cracked moulding caused by us is ours to mend.',
    },
  },
  questions: [
    {
      question: 'Does an EV charger need a heritage permit in Rosedale?',
      answer:
        "Possibly, if it can be seen from the street. Inside a garage, usually not. The city's heritage staff give the answer, and asking early costs nothing.",
    },
    {
      question: 'Can you rewire without taking down ornamental ceilings?',
      answer:
        'Nearly always. We lift floorboards from above or fish from the edges. Where an opening cannot be avoided, we agree its place with you and your plasterer first.',
    },
  ],
  form: {
    heading: 'Ask for a quiet look around',
    lead: 'A first visit is a walk through the house with a notebook. Arrange it on {phone}, or by way of the form.',
    example: 'Example: 1908 house in North Rosedale, plaster ceilings, insurer asks about old wiring.',
  },
}
