import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Bloor West Village electricians | {business}',
  metaDescription:
    'Bloor West Village electricians for 1910s-30s houses and shops of the twenties: 60 amp services, old wiring, outages, storefront lighting.',
  h1: 'Bloor West electricians for home & shop',
  heroDescription:
    "A street that strung lights in its trees half a century ago deserves good wiring. We look after Bloor West's shops and the family houses on either side.",
  excerpt: 'Houses of the 1910s to 1930s on either side of a shopping street that began by hanging lights in trees.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/junction-triangle', 'toronto/high-park', 'toronto/little-italy', 'toronto/etobicoke'],
  sections: [
    {
      heading: 'Your house only, or the whole street?',
      paragraphs: [
        'That is the question in every blackout, and looking out the window answers it. Street lamps and neighbours out as well: call Toronto Hydro, {outage:toronto-hydro}. Unplug what is delicate. Leave one lamp on as a signal. No electrician can help until the line is back.',
        "Neighbours lit, you not: the cause is most likely on your own premises, and ours is the right number. In the ice storm of December 2013 about 300,000 of the utility's customers were out at the peak. Such storms add a third case: the service pipe torn loose. That pipe, with the socket for the meter, is for the owner to rebuild before power may return. [The outage page](/emergency/power-outage) has the steps in order.",
      ],
    },
    {
      heading: 'Annexed in 1909, wired soon after',
      paragraphs: [
        "The city annexed this district in 1909, and building followed. Many homes here are from the 1910s to 1930s. The first wiring was usually knob-and-tube, the service 60 A or less. You can meet all the generations in one basement: ceramic knobs, cloth-sheathed cable, and plastic cable from last year's bathroom.",
        'Age by itself condemns nothing. Loose ends, missing grounds and oversized fuses do. [Fuse-to-breaker changes](/residential/fuse-box-conversions) deal with the last of those for good.',
      ],
    },
    {
      heading: 'Four hundred shops & their ceilings',
      paragraphs: [
        'Most of the shops were put up between 1920 and 1930, and in 1970 merchants here formed the first business improvement area. It started with lights in the trees. More than 400 businesses belong to it now. Behind the signs are narrow stores with apartments above, whose panels share a cellar. [Lighting and panel renewals](/commercial/panel-lighting-upgrades) go better when both tenancies are done together.',
      ],
    },
    {
      heading: 'Between the Humber & the park',
      paragraphs: [
        'Householders ask for kitchen circuits, [surge protection](/residential/surge-protection-alarms) after a bad summer, and holiday-light outlets under the eaves. The valley and [High Park](/toronto/high-park) keep trees close to every line. West over the river begin the [Kingsway streets of Etobicoke](/toronto/etobicoke).',
      ],
    },
  ],
  services: {
    heading: 'Village work, large & little',
    lead: 'Small jobs get the same visit as big ones.',
    cards: {
      'panel-upgrades':
        'Sixty amperes to one hundred, or simply fuses to breakers: we run the figures and explain the difference in cost.',
      'wiring-outlets':
        'Grounded plugs for bedrooms, a proper circuit for the microwave, and switched outlets below the eaves for December.',
      'emergency-repairs':
        'Once Toronto Hydro says the street is fine and you still sit in the dark, we are the next call.',
      'smart-home': 'Lamps, blinds and heat from one app, or from one plain wall switch for those who dislike apps.',
      'ev-chargers':
        'Shared driveways between brick houses are tight; a slim wall unit and a long lead often solve it.',
      commercial:
        'Window lighting, bakery ovens, salon chairs, signs on timers. We can come before opening and sweep up after ourselves.',
    },
  },
  reasons: {
    heading: 'Old-fashioned terms',
    items: {
      'esa-certified':
        'It says so on the van: licensed electrical contractor, {licence}. You can verify the number with ESA in a minute.',
      'service-24-7': 'Smoke or flame is for 911. For anything else hot or sparking, call us, however late. We are up.',
      'local-experts':
        'Brick between two drives, radiators below each window, one plug to a bedroom: the pattern of these houses is familiar.',
      guaranteed: 'If a plug that we fitted ever works loose, call, and tightening it is on the house.',
    },
  },
  questions: [
    {
      question: 'Should I leave lights switched on during an outage?',
      answer:
        'One is enough, to tell you when power returns. Unplug electronics, then wait 10 to 15 minutes after it is back before turning things on one by one.',
    },
    {
      question: 'We have 60 A and no plans to renovate. Must we upgrade?',
      answer:
        'Not for that alone. Many insurers ask for 100 A, so read your policy. With a dryer, air conditioning or a car coming, a load calculation is worth having.',
    },
  ],
  form: {
    heading: 'Knock, so to speak',
    lead: 'Our number is {phone}. Prefer writing? Use the form, and say when we can reach you.',
    example: 'Example: 1924 house with two-prong outlets upstairs, half of them dead.',
  },
}
