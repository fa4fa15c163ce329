import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Electricians in Mississauga | {business}',
  metaDescription:
    'Mississauga electricians for postwar bungalows by the lake, aluminum wiring in the 1970s tracts, condo chargers and the 600 V shops around the airport.',
  h1: 'Mississauga electricians, home & shop',
  heroDescription:
    'Thirty years turned a rural landscape into the sixth largest city in the country. The wiring changes as you drive north, and so does the work.',
  excerpt: 'Postwar bungalows near the lake, aluminum-era tracts, condo towers and airport-area industry on 600 V.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/brampton', 'gta/etobicoke', 'gta/oakville', 'gta/milton'],
  sections: [
    {
      heading: 'Read the wiring from south to north',
      paragraphs: [
        'Near the lake, many homes here date from the 1950s and 1960s. Services of 60 or 100 A and [fuse boxes](/residential/fuse-box-conversions) are common finds. Then come the tracts and towers of the 1970s and 1980s. Those built up to the late 1970s may have aluminum wiring, which is safe when its ends are properly made. An insurer may want ESA to look at it.',
        'Around the condo centre the walls are concrete, the panel sits in a hall closet, and any new cable needs a route that the building accepts.',
      ],
    },
    {
      heading: 'Meadowvale Village, first in Ontario',
      paragraphs: [
        'In 1980 the village became the first heritage conservation district approved in Ontario: 63 buildings, narrow roads, trees hanging over. A new mast, meter or porch light may count as an exterior change there, so ask the city before the work.',
      ],
    },
    {
      heading: 'Alectra, once Enersource, & the owner',
      paragraphs: [
        "Older bills here said Enersource; the name is Alectra now. Its crews look after the service wire and the meter, and disconnect and reconnect them. The mast on the wall is normally the owner's to maintain. Going from 60 to 200 A therefore has two clocks. Ours is one working day. Alectra's, covering review, any line work and the connection, can be a few weeks or a good many months.",
        'In the 2013 ice storm the city got off lightly: 750 customers out at mid-day on December 23, against 219,000 in Toronto. Luck is no plan. A wire on the ground is for 911: keep 10 m back, and read [the outage page](/emergency/power-outage).',
      ],
    },
    {
      heading: 'Three kinds of customer',
      paragraphs: [
        'Owners of bungalows ask for a [bigger panel](/residential/panel-upgrades) before a kitchen. Condo owners ask for a charger: they apply to the board in writing, and it may not refuse at will. Near the airport, shops ask for [machine hook-ups](/industrial/machinery-connections) on 347/600 V.',
      ],
    },
  ],
  services: {
    heading: 'Six jobs, one city',
    lead: 'This is what each of them looks like in Mississauga.',
    cards: {
      'panel-upgrades':
        'Out with 60 A in the south end. A new breaker panel typically runs {price:panel-upgrade} before HST.',
      'wiring-outlets':
        'Aluminum ends joined with connectors made for it, two-prong outlets dealt with, kitchens brought to modern circuits.',
      'emergency-repairs':
        'An outlet gone warm, a furnace without power in January: phone, and leave the suspect circuit off. If you see smoke, dial 911.',
      'smart-home':
        'Dimmers and shades for a condo downtown or a house by the Credit, set up without opening every wall.',
      'ev-chargers':
        'In a tower we deal with the property manager about metering and cable route. In a driveway we mount it by the door.',
      commercial:
        'Restaurants, plazas and flex units: lighting that costs less to run, exit signs, and panels that are labelled.',
    },
  },
  reasons: {
    heading: 'What you can hold us to',
    items: {
      'esa-certified': 'Look up {licence} with ESA before you hire. It belongs on every quote and truck.',
      'service-24-7': 'Call {phone} day or night for anything hot, smoking or dead, unless there is fire: that is 911.',
      'local-experts': 'Lakeshore, Streetsville or Malton: the year of building tells us much before we open our bags.',
      guaranteed: 'Workmanship carries our guarantee. A fault that we caused is ours to mend, without argument.',
    },
  },
  questions: [
    {
      question: 'Must aluminum wiring in a Mississauga house come out?',
      answer:
        'No. It is permitted. What matters is the state of every connection. We check outlets, switches and joints, repair what is loose or overheated, and ESA can inspect the result for your insurer.',
    },
    {
      question: 'Can you wire a rented unit near the airport?',
      answer:
        "Yes, with the landlord's consent where the building's own service is touched. A photo of the machine's nameplate tells us most of it.",
    },
  ],
  form: {
    heading: 'Ask about a Mississauga address',
    lead: 'Name the neighbourhood, the kind of building and the trouble. Photos can follow by email.',
    example: 'Example: 1962 bungalow off Lakeshore, fuse box, insurer wants it changed by spring.',
  },
}
