import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Aurora electrician for heritage houses and newer ones',
  metaDescription:
    'Electrical work in Aurora, Ontario, by a licensed family firm: knob-and-tube traced, meters placed with heritage in mind, and panels upgraded.',
  h1: 'Aurora electricians, old houses & new',
  heroDescription:
    'A railway town with a heritage district asks for patience, with plaster and with permits. We bring both, and a drop cloth.',
  excerpt: 'Rail-era houses with knob-and-tube, a heritage district of 165 properties, and wind in tall trees.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/newmarket', 'gta/king-city', 'gta/richmond-hill', 'gta/vaughan'],
  sections: [
    {
      heading: 'Porcelain & cloth behind the plaster',
      paragraphs: [
        'The centre of Aurora dates from the rail era, about the 1860s to the 1930s. Many homes here that are older than the war were wired with knob-and-tube: two cloth-covered conductors on porcelain, and no ground. Kept in good order it can be safe, yet many insurers refuse it or want it replaced. We trace which [knob-and-tube runs](/residential/knob-tube-wiring) are still live, and what could stay.',
        'Streets of the 1970s may have aluminum, whose joints deserve a look. By the 2000s the question is mostly room in the panel.',
      ],
    },
    {
      heading: 'Inside the Northeast Old Aurora line',
      paragraphs: [
        'The Northeast Old Aurora district holds 165 properties. Anything visible from the sidewalk can need a heritage permit: a mast, a meter, an outdoor unit, perhaps a lantern. A second district has been studied, so ask the town about your own address, even if the neighbour never had to.',
        'We look for a route along the side or rear and sketch it for your application.',
      ],
    },
    {
      heading: 'Limbs, wires & one April storm',
      paragraphs: [
        'A single wind storm in April 2018 put 2,133 Aurora customers in the dark. Where old trees reach over service wires, a limb can bend the mast as it falls. Next morning, look up, from the ground. A wire on the lawn means 911, then Alectra, with nobody inside 10 m (33 feet).',
        'Between storms the requests run to [generator connections](/ev-energy/generator-wiring), a charger beside a narrow side drive, and [garden lighting](/residential/landscape-outdoor-lighting) that flatters an old porch without glare.',
      ],
    },
    {
      heading: 'Pole, mast, panel: who pays for which',
      paragraphs: [
        'Alectra Utilities keeps the poles, the service wire and the meter. The fittings that catch that wire at your wall are generally yours, and so is the run down to the panel. For a like-for-like panel, Alectra cuts the feed in the morning and restores it after ESA is satisfied.',
        'More amperes take a load calculation, a request, an offer, and an authorization to connect. Plan on weeks, sometimes on many months. A few minutes north, in [Newmarket](/gta/newmarket), the utility is a different one.',
      ],
    },
  ],
  services: {
    heading: 'What we wire in Aurora',
    lead: 'Plaster walls need slow hands, while work behind drywall goes faster and costs less.',
    cards: {
      'panel-upgrades':
        'Crowded 100 A panels relieved or replaced, {price:panel-upgrade} plus HST as a rule for the swap.',
      'wiring-outlets':
        'Cable fished behind lath, with few openings, and GFCI protection where a ground never existed.',
      'emergency-repairs':
        'A branch through the service wire, a sizzle behind a switch: both have their order of calls.',
      'smart-home': 'Wireless keypads control lamps and shades in rooms where you would rather not cut plaster.',
      'ev-chargers': 'A charger on the rear wall can keep the street face of a heritage house as it was.',
      commercial:
        'Upstairs offices and downstairs shops in old brick: separate circuits, better light, working exit signs.',
    },
  },
  reasons: {
    heading: 'What an old house should ask of us',
    items: {
      'esa-certified':
        'Licensed electrical contractor, {licence}. The ESA notification is our task; it replaces neither a building permit nor a heritage one.',
      'service-24-7': 'If the house goes dead at midnight, a person answers the phone at midnight.',
      'local-experts': 'Stilton Road is our nearer office. The district line is among the first things we look up.',
      guaranteed: 'We label each new circuit, test it in front of you, and come back if it disappoints.',
    },
  },
  questions: [
    {
      question: 'Must knob-and-tube be ripped out when we buy?',
      answer:
        'ESA does not ask for that simply because it exists. Your insurer may. Get its wishes in writing, have the wiring traced, and decide with both in hand.',
    },
    {
      question: 'Can a meter move off the front of a listed house?',
      answer:
        'Often, if Alectra accepts the new spot and the town agrees with what shows. We settle the place with both before ordering a meter base.',
    },
  ],
  form: {
    heading: 'Ask about a house in Aurora',
    lead: 'Mention the year built, and if you know it, on which side of the heritage line you live.',
    example: 'Example: House from 1912, part rewired in the 80s, want to know what is still original.',
  },
}
