import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Newmarket electricians: surge protection & panels',
  metaDescription:
    'Electricians serving Newmarket, Ontario: panels and surge protection after outages, old Main Street shops, and houses of the 1950s through today.',
  h1: 'Newmarket electricians, panels & surges',
  heroDescription:
    'Power that comes and goes is hard on electronics. Newmarket has seen some of that, and the panel is the place to do something about it.',
  excerpt:
    'Surge protection after outages, heritage shops on Main Street, and houses from the 1950s on, fed by NT Power.',
  updatedOn: '2026-11-20',
  utility: 'nt-power',
  office: 'woodbridge',
  neighbours: ['gta/aurora', 'gta/king-city', 'gta/richmond-hill', 'gta/markham'],
  sections: [
    {
      heading: 'The cable that failed twice over',
      paragraphs: [
        'A riser cable runs up a pole and joins the buried network to the overhead one. In November 2022 a single bad one brought two big outages. No electrician can prevent that, but we can fit a [surge protector at the panel](/residential/surge-protection-alarms), which clips the spikes that may come when feeders are switched. It is a small job, and it helps the furnace board as well as the television.',
        'If the lights drop, look at the neighbours, because a whole block out is for NT Power. Afterwards, wait 10 to 15 minutes and bring appliances back one by one.',
      ],
    },
    {
      heading: 'From 5,000 people to subdivisions',
      paragraphs: [
        'In 1950 Newmarket counted 5,000 people; by 1970 it was 11,000. Many homes here date from those two decades, and their first service was often 60 A. Streets laid out since the 1980s usually started at 100. In 1970s houses, have the outlets looked at: aluminum was in use, and it wants the right devices.',
        'Around Main Street, older layers of wiring may lie behind newer ones.',
      ],
    },
    {
      heading: "NT Power's part in an upgrade",
      paragraphs: [
        'NT Power (Newmarket-Tay Power) owns the line in the street, the meter, and as a rule the wire that comes down to your house. You own the parts fixed to the wall, and we send NT Power the load calculation. It decides whether its transformer and wire will do, quotes its share, and connects when ESA authorizes it. Allow weeks at least; some files take many months.',
      ],
    },
    {
      heading: 'Requests we hear north of Aurora',
      paragraphs: [
        'Shopkeepers inside the Main Street heritage district want better [lighting for an old storefront](/commercial/office-retail-restaurant). Fixtures and meters that face the street may need a heritage permit, so talk to the town first. Homeowners want a [standby generator](/ev-energy/generator-wiring) with a proper transfer switch, or a circuit for the car, as their neighbours in [Aurora](/gta/aurora) do.',
      ],
    },
  ],
  services: {
    heading: 'Electrical services for Newmarket',
    lead: 'These are short notes. Each job has a page of its own with the details.',
    cards: {
      'panel-upgrades':
        'A fuse panel from 1958 makes way for breakers, typically {price:fuse-to-breaker} plus HST, with surge protection added on the same visit.',
      'wiring-outlets':
        'Grounded receptacles, bathroom GFCIs, and a sump pump that no longer shares its circuit with the freezer.',
      'emergency-repairs':
        'Power back in the street but not at your place? Call us. A main that trips twice should stay off.',
      'smart-home':
        'Porch and hall lights that come on at dusk by themselves, installed and programmed by an authorized Lutron dealer.',
      'ev-chargers':
        'Overnight is the cheap time on the Ultra-Low plan, 11 PM to 7 AM, and a Level 2 charger uses it well.',
      commercial:
        'Old shops, clinics and offices: new lighting circuits, honest panel schedules, emergency lights that pass their test.',
    },
  },
  reasons: {
    heading: 'Reasons to call us from Newmarket',
    items: {
      'esa-certified':
        'We hold {licence} as a licensed electrical contractor. ESA hears of the job before we begin it.',
      'service-24-7': 'The night line at {phone} is for faults in your building. The utility looks after the street.',
      'local-experts':
        'The utility here is not the one next door. We send the file to the right desk and follow it up.',
      guaranteed: 'If a device we fitted does not work as promised, tell us and we will make it good.',
    },
  },
  questions: [
    {
      question: 'Does a surge protector keep the lights on?',
      answer:
        'No. It deals with short spikes in voltage. For light and heat during an outage you need a battery or a generator behind a transfer device.',
    },
    {
      question: 'Is NT Power being sold?',
      answer:
        'Newmarket and Tay have said they are exploring a sale or merger. We know of none completed. Your bill names your utility.',
    },
  ],
  form: {
    heading: 'Write to us from Newmarket',
    lead: 'A line about the house and a line about the problem are plenty.',
    example: 'Example: Backsplit near Main Street, furnace board died after the last outage, want surge protection.',
  },
}
