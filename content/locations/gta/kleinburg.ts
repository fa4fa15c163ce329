import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Kleinburg electrician: lighting, 400 A and heritage care',
  metaDescription:
    'Kleinburg electricians for landscape and pool lighting, 400 A services, gates on long drives and exteriors under heritage review.',
  h1: 'Kleinburg electricians, house & garden',
  heroDescription:
    'Good outdoor work in Kleinburg is hard to see by day. Heritage reviewers tend to like that, and at dusk so will you.',
  excerpt: 'A heritage district that reviews new houses too, long drives under trees, pools and 400 A.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/bolton', 'gta/king-city', 'gta/maple', 'gta/vaughan', 'gta/woodbridge', 'gta/brampton'],
  sections: [
    {
      heading: 'Who asks for what on these lots',
      paragraphs: [
        'Pools, paths, a lit stand of pines: outdoor work makes up much of what Kleinburg owners want. [Landscape lighting](/residential/landscape-outdoor-lighting) runs at low voltage from a few transformers, so the trench is shallow and a fixture can move when the planting does. [Pools and hot tubs](/residential/hot-tub-pool-connections) are stricter. Bonding rules changed with the 2024 code, and we bond to the present ones, water included.',
        'Indoors, [Palladiom shades](/smart-home/palladiom-shades) and one-touch scenes are typical of the larger rebuilds.',
      ],
    },
    {
      heading: 'Reviewed, even when new',
      paragraphs: [
        'The Kleinburg-Nashville conservation district can surprise people who bought a recent house inside its boundary. Exterior work that can be seen is reviewed there on new builds as well as on old ones. Think of a meter, a generator, a wall lantern, a charger beside the garage door.',
        'We prefer the blind side of the house, dark enclosures and hooded light. City heritage staff should have the cut sheets before anything is bought.',
      ],
    },
    {
      heading: 'Village frame, estate slab',
      paragraphs: [
        'Along the village streets the houses are old, and the wiring has often been replaced piecemeal. Around them, many homes here are estates put up since the 1980s. Those often began with 200 A or 400 A, and yet they fill up: heated floors, two kitchens, a spa, now cars. A [smart panel](/smart-home/smart-panels-occupancy) shows which loads overlap before you pay for more supply.',
      ],
    },
    {
      heading: 'Long drives, private wires',
      paragraphs: [
        'Alectra ends somewhere near your lot line or your wall, and its records say where. On deep lots the span or buried cable beyond that point may be private. Then the tree that leans on it is your tree and your bill. Have limbs cut back by people qualified to work near lines, never by a ladder and goodwill.',
        'Ordinary houses keep the familiar split, with Alectra responsible up to the meter and the owner for the rest, meter base included. New capacity starts with our load sheet and its offer, and finishes weeks or many months afterward. Vaughan was struck by the May 2022 derecho. If a span falls across the drive, nobody steps within 10 m (33 feet), even to reach the car; 911 first.',
      ],
    },
  ],
  services: {
    heading: 'Indoors, outdoors & out by the gate',
    lead: 'Most estates use at least three of these six.',
    cards: {
      'panel-upgrades':
        'Full panels reorganized, 400 A gear fitted, and circuits finally labelled in words a guest could follow.',
      'wiring-outlets':
        'Holiday-light outlets under the eaves, circuits for heated floors, and receptacles hidden inside new millwork.',
      'emergency-repairs': 'Half of a large house dark at once can be a fault of the supply: Alectra may come first.',
      'smart-home':
        'Lutron lighting, shades and keypads, laid out with your decorator and then programmed room after room.',
      'ev-chargers':
        'Three-bay garages get chargers that share load; a visible pedestal by the driveway may need heritage approval.',
      commercial:
        'Galleries, cafés and boutiques in the village: track light with fine colour, modest signs, quiet fans.',
    },
  },
  reasons: {
    heading: 'Our case, briefly',
    items: {
      'esa-certified':
        'Designers change, pool builders come and go. {licence} stays on the notification, and answers for it.',
      'service-24-7': 'A gate stuck shut with guests inside is a fair reason to phone us late. Smoke is for 911.',
      'local-experts': 'Our Woodbridge door is minutes south, in the same city, under the same heritage department.',
      guaranteed: 'Fixtures are aimed after dark with you beside us. One that we wired badly, we wire again.',
    },
  },
  questions: [
    {
      question: 'Does low-voltage garden lighting need a permit?',
      answer:
        'Its supply circuit and transformer connection normally go on an ESA notification. Inside the district boundary, ask the city also about posts and wall fixtures that show.',
    },
    {
      question: 'Where should a standby generator stand?',
      answer:
        "Away from windows, gas vents and the neighbour's bedroom. Setbacks and noise limits apply, and a screened rear corner usually pleases the heritage side too.",
    },
  ],
  form: {
    heading: 'Show us the evening you want',
    lead: 'A few words on paths, pool, gate or shades, and when the landscaper starts.',
    example: 'Example: New pool this spring, path and tree lights, gate 70 m from the house, inside the district.',
  },
}
