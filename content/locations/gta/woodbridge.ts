import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Woodbridge electrician on Stilton Road',
  metaDescription:
    'Electricians based in Woodbridge, for brick homes of the 1960s to 1980s, second kitchens, shops on the avenue and industry along Steeles and Highway 7.',
  h1: 'Woodbridge electricians & neighbours',
  heroDescription:
    'Our office is on Stilton Road, so a Woodbridge job is a short drive, and we know the brick, the long basements and the second stove.',
  excerpt: 'Our own neighbourhood: brick houses of the 1960s to 1980s, second kitchens and industry along Steeles.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/kleinburg', 'gta/maple', 'gta/vaughan', 'gta/north-york', 'gta/etobicoke', 'gta/brampton'],
  sections: [
    {
      heading: 'The kitchen downstairs',
      paragraphs: [
        'A second range, a freezer, a dryer: the basement of a Woodbridge house can use more power than its upstairs, and it was often added a circuit at a time. People call us about a main that trips on holidays, or about a plan to rent the lower floor. We list everything that draws current, then say whether 100 A will carry it. A rented suite also wants a building permit from Vaughan, plus [smoke and CO alarms](/residential/surge-protection-alarms).',
        'After that come [pot lights](/residential/pot-lights-led-lighting) and garden circuits.',
      ],
    },
    {
      heading: 'Brick outside, what within?',
      paragraphs: [
        'Woodbridge was a village of its own between 1882 and 1971, on the Humber. The name now covers the south-west of Vaughan, 106,810 people in 2021. Many homes here date from the sixties, seventies and eighties, most often with 100 A. Those up to the late seventies can have aluminum circuits: fine with good connections, warm with bad ones. Brick makes cable routes a puzzle.',
        'Around Woodbridge Avenue lies a heritage district, so check with the city about a sign or lantern before we mount it.',
      ],
    },
    {
      heading: 'A tornado has been here',
      paragraphs: [
        'A tornado once left thousands here without power. A funnel is rare, a hard gust is not, and both pull where the wire is fixed to the house. If your mast is bent, keep away: Alectra first, an electrician second, then ESA. For a house dark on a lit street, the [breaker and panel page](/emergency/panel-repairs) is the start.',
      ],
    },
    {
      heading: 'Where Alectra stops & you begin',
      paragraphs: [
        "Stand at the meter. The glass meter itself, and the wire that runs up to the pole, belong to Alectra. The socket behind the glass, the pipe above it and the panel inside are the owner's. A swap of equal size means a cut-off, 4 to 8 hours of work, a visit from ESA and then power again. Asking for [200 A](/residential/panel-upgrades) adds an application that Alectra studies at its own pace, some weeks at best, many months at worst.",
        'Shops along Steeles and Highway 7 often have [machines on three-phase power](/industrial/machinery-connections).',
      ],
    },
  ],
  services: {
    heading: 'What we do around the corner',
    lead: 'All six kinds of job are close to home for us.',
    cards: {
      'panel-upgrades':
        "Breakers for both kitchens, properly labelled. Typical bill {price:panel-upgrade} and HST; Alectra's fees are separate.",
      'wiring-outlets':
        'Aluminum ends repaired, a circuit for the wine cellar, and GFCIs by the laundry sink downstairs.',
      'emergency-repairs':
        'Main breaker gone with guests at the door, or a scorched range plug: call, and leave it alone.',
      'smart-home':
        'Garden, porch and dining room on one keypad, dimmed for guests. Programming is 2 to 6 hours or more.',
      'ev-chargers':
        'Through the brick into the garage, sealed after. Ask whether the stove downstairs allows a full-speed unit.',
      commercial:
        'Bakeries, banquet rooms, tile showrooms, millwork shops: ovens and saws wired, dust and steam allowed for.',
    },
  },
  reasons: {
    heading: 'Because we are neighbours',
    items: {
      'esa-certified':
        'Family-run and licensed by the province: {licence}. Filing with ESA is step one, never an afterthought.',
      'service-24-7': 'The office closes at 6 PM on weekdays; the emergency phone, {phone}, does not close.',
      'local-experts': 'Nobody needs to tell us what a cold cellar is, or why its light should be sealed.',
      guaranteed: 'You know where our door is. If our workmanship fails, knock, and we put it right.',
    },
  },
  questions: [
    {
      question: 'Is a second kitchen in a Woodbridge basement legal by itself?',
      answer:
        'Rules on suites are for the city: ask Vaughan about permits before you rent. The wiring needs its own ESA notification, whoever uses the stove.',
    },
    {
      question: 'Can I drop in at Stilton Road with photos of my panel?',
      answer: 'Better to phone ahead, as electricians are mostly out on jobs. Take the picture with the cover left on.',
    },
  ],
  form: {
    heading: 'Write to the Stilton Road office',
    lead: 'How many stoves, which year, fuses or breakers: that gets us far.',
    example: 'Example: 1974 brick bungalow, two kitchens, 100 A, main trips when both ovens are on.',
  },
}
