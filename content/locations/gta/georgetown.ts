import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Georgetown electrician for Delrex homes and mill-town brick',
  metaDescription:
    'Many Georgetown homes share one builder and one wiring age: licensed electricians for Delrex panels, mill houses and Armstrong Avenue.',
  h1: 'Georgetown electricians: mills & Delrex',
  heroDescription:
    'Know the builder and you half know the wiring. In Georgetown one man, Rex Heslop, put up enough houses to make that a working rule.',
  excerpt: 'One builder, one decade of wiring in Delrex, older mill houses, and 919 km of overhead line.',
  updatedOn: '2026-11-20',
  utility: 'halton-hills-hydro',
  office: 'woodbridge',
  neighbours: ['gta/caledon', 'gta/brampton', 'gta/mississauga', 'gta/milton'],
  sections: [
    {
      heading: 'Delrex, from 1954',
      paragraphs: [
        'Heslop, who had built Rexdale in [Etobicoke](/gta/etobicoke), started the Delrex tract in 1954. Many homes here came out of that single scheme. The early ones were often given 60 A, and phases from the mid-1960s on may have aluminum at the outlets. Neighbours can learn from each other: if next door had a [fuse panel changed](/residential/fuse-box-conversions), yours may be its twin.',
        "We still test before we talk. Kitchens moved, rec rooms appeared, and somebody's uncle may have helped.",
      ],
    },
    {
      heading: 'Before Delrex: paper & knitting',
      paragraphs: [
        'The mill town came first, making paper and knitwear. Its houses are older, narrower and less alike, with cellars of stone and wiring of several dates. Porcelain knobs in the joists are a prompt to have the circuit traced, and [the knob-and-tube replaced in stages](/residential/knob-tube-wiring).',
        'Heslop laid out industry too. The units along Armstrong Avenue now want more outlets than a 1950s shop floor ever had, so we add feeders and [reconnect machines](/industrial/machinery-connections) as tenants change.',
      ],
    },
    {
      heading: '919 kilometres in the weather',
      paragraphs: [
        'Halton Hills Hydro counted 919 km of overhead line. In December 2013 ice took down so much of it that at the peak all of its roughly 23,000 customers were out at once. In 2015 it was road salt, which set poles on fire. A pole that smokes or sputters is for 911 and the utility. Stand well back.',
        'Salt reaches house fittings near busy roads as well, so we choose corrosion-resistant boxes there. Many also want a [generator connection](/ev-energy/generator-wiring) for the furnace.',
      ],
    },
    {
      heading: 'Halton Hills Hydro, then your wall',
      paragraphs: [
        "The service wire and the meter are the utility's. Its customers normally own the bracket, pipe and meter base on the house, plus all that lies indoors. Replacing an equal panel is a 4 to 8 hour job with a booked disconnection. Going up in size adds drawings, an offer and a crew from Halton Hills Hydro: that can be weeks or many months.",
        'What locals raise most is modest: a circuit for a heat pump, one for a car, and lights that make a 1950s hall less gloomy.',
      ],
    },
  ],
  services: {
    heading: 'Put to work in Georgetown',
    lead: 'Twin houses make for quick quotes; mill houses take a closer look.',
    cards: {
      'panel-upgrades':
        'Delrex boxes of 60 A replaced for {price:panel-upgrade} plus HST in the usual case; a new mast can add to that.',
      'wiring-outlets': 'Bedrooms that have one outlet each get three or four, on circuits added for that purpose.',
      'emergency-repairs': 'A breaker that will not hold, an outlet gone warm: leave it off and describe it to us.',
      'smart-home': 'Wireless remotes and plug-in dimmers suit bungalows whose old switch boxes hold no neutral wire.',
      'ev-chargers': 'Carports and single garages near the panel keep cable short, and the bill with it.',
      commercial:
        'Armstrong Avenue bays, downtown counters, church halls: lighting, outlets, tenant panels and emergency battery units.',
    },
  },
  reasons: {
    heading: 'How you can size us up',
    items: {
      'esa-certified':
        'We work under {licence}. ESA lists it publicly, beside every other contractor licensed to quote in Ontario.',
      'service-24-7':
        'The urgent number has no closing time. Everything else waits politely for weekday hours, Monday to Friday.',
      'local-experts':
        'We ask for builder and year on the phone, then come west from Stilton Road with likely parts aboard.',
      guaranteed: 'A written scope before, the same scope ticked afterward, and a return trip if a tick was wrong.',
    },
  },
  questions: [
    {
      question: 'Do houses of one plan really share faults?',
      answer:
        'Often. Same crew, same fittings, same age. But sixty years of owners have each added something, so we treat the likeness as a hint and confirm it with a meter.',
    },
    {
      question: 'Where do I report an outage in Halton Hills?',
      answer:
        'To Halton Hills Hydro, whose site is linked on this page. If only your house is dark, check [power outage steps](/emergency/power-outage) and then call us at {phone}.',
    },
  ],
  form: {
    heading: 'Request a Georgetown visit',
    lead: 'Builder, if you know it; decade, if not; and what you want to plug in.',
    example: 'Example: Delrex bungalow, 1957, 60 A, heat pump quoted for the fall, need to know what fits.',
  },
}
