import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Danforth electricians for kitchens, shops & semis',
  metaDescription:
    'Electricians on the Danforth for restaurant kitchens and patios, and for 1910s-20s semis where decades of renovation need a second look.',
  h1: 'Danforth electricians, kitchens & semis',
  heroDescription:
    'Hood fans at the front of the block, family semis behind it. The Danforth has renovated itself for two generations, and wiring remembers all of it.',
  excerpt: 'Restaurant hoods, coolers and patios along the avenue, and semis behind it with layers of past renovation.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/east-york',
    'toronto/the-beaches',
    'toronto/leslieville',
    'toronto/riverdale',
    'toronto/rosedale',
  ],
  sections: [
    {
      heading: 'Hood, cooler, patio: the restaurant list',
      paragraphs: [
        'More than 75 places serve food on the two kilometres from Chester to Dewhurst. Their needs are alike: an exhaust hood that interlocks with make-up air, coolers on circuits that nobody can switch off by accident, and patio heat and strings of light on weatherproof outlets with GFCI.',
        'Kitchens wear out electrics with grease and heat, so cords, plugs and disconnects deserve a yearly look. When cooks swap a gas range for electric, [restaurant wiring](/commercial/office-retail-restaurant) starts at the service, not at the plug.',
      ],
    },
    {
      heading: 'Choosing your dark day',
      paragraphs: [
        'Replacing a main panel on the avenue means some hours with no power at all. You choose them, within reason. Toronto Hydro performs the isolation, and its calendar rules ours, so we ask for a Monday or whichever day you close. Before that morning everything is bent, labelled and laid out.',
        'We tell you what must be moved: ice, fish, the payment terminal. Afterwards ESA inspects and the utility restores. Remember whose metal is whose. The enclosure on your rear wall, and the pipe above, come under the building; the meter face and the wire across the lane come under the utility.',
      ],
    },
    {
      heading: 'A viaduct, a subway & a lot of drywall',
      paragraphs: [
        "The viaduct of 1918 brought the streets behind within reach, and many homes here are semis from the 1910s and '20s, first wired with knob-and-tube. The subway of 1966 set off a wave of renovation. That is the catch: a bright kitchen with new plugs may still be fed by an old pair of wires under the floor.",
        'We open two or three outlets and the attic hatch, and trace each feed back. Then you know what the renovators replaced, and how much [knob-and-tube](/residential/knob-tube-wiring) they left.',
      ],
    },
    {
      heading: 'Home calls, shop calls',
      paragraphs: [
        'At home people ask for [pot lights](/residential/pot-lights-led-lighting), chargers off the lane, and answers about [breakers that will not stay on](/emergency/breaker-trips). In shops it is signs, ovens and exit lights. Downhill towards Gerrard we are in [Riverdale](/toronto/riverdale); north of us the bungalows of [East York](/toronto/east-york) begin.',
      ],
    },
  ],
  services: {
    heading: 'Front of house & back lane',
    lead: "We work for the avenue's trade and for the families behind it.",
    cards: {
      'panel-upgrades':
        'Past-renovation panels straightened out: doubled breakers separated, mystery circuits found, and a box with room left over.',
      'wiring-outlets':
        'We replace what earlier renovators hid, circuit by circuit, and put an outlet where the extension cord lives now.',
      'emergency-repairs':
        'No hood means no kitchen. Phone whatever the clock says, and leave a tripped main alone until we speak.',
      'smart-home':
        'Semis get dimmers, thermostats and a doorbell that works; dining rooms get a night scene on one button.',
      'ev-chargers':
        'Garage on the lane, panel in the front cellar: we price the path between. Typically {price:ev-level-2}, plus HST and charger.',
      commercial:
        'Bakeries, grills, grocers. Equipment circuits, hood controls, cold rooms and patio power, all inspected before the health officer comes.',
    },
  },
  reasons: {
    heading: 'Dependable at both doors',
    items: {
      'esa-certified':
        'Your landlord and your insurer want a licensed electrical contractor; {licence} is the number to give them.',
      'service-24-7': 'Dinner rush, bakery shift, Sunday morning. Our emergency phone keeps no closing time at all.',
      'local-experts':
        'Grease, lanes and shared cellars are routine along here. So is finding what a 1970s renovator left under the stairs.',
      guaranteed: 'We guarantee our own work and say plainly which older parts we did not touch.',
    },
  },
  questions: [
    {
      question: "Can we add patio heaters to the restaurant's present panel?",
      answer:
        'It depends what runs at the same time. Electric heaters are heavy, and supper is your peak. We log the load for some days, then answer with figures.',
    },
    {
      question: 'The seller says the semi was rewired. How can we tell?',
      answer:
        'Ask for the ESA certificate. Without one, a look at the attic, the cellar and a few outlets, with a meter, usually shows what was done.',
    },
  ],
  form: {
    heading: 'When are you closed?',
    lead: 'That is our first question to a restaurant. Families may call between 9 AM and 5 PM on weekdays; the form never shuts.',
    example: 'Example: Greek grill, hood fan trips the breaker at dinner, closed Mondays.',
  },
}
