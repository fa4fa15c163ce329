import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Bolton electrician: flood, heritage & panel work',
  metaDescription:
    "Bolton's licensed electricians for panels above flood level, aluminum joints in 1970s tracts, heritage exteriors and shop power on Hydro One.",
  h1: 'Bolton electricians, valley & hilltop',
  heroDescription:
    'In Bolton the first thing we ask is how high above the Humber your panel hangs. The second is which decade built the walls around it.',
  excerpt: 'A flood-prone valley, a heritage core of about 400 properties, and tracts from the aluminum years.',
  updatedOn: '2026-11-20',
  utility: 'hydro-one',
  office: 'woodbridge',
  neighbours: ['gta/caledon', 'gta/king-city', 'gta/kleinburg', 'gta/woodbridge', 'gta/brampton'],
  sections: [
    {
      heading: 'First, the river',
      paragraphs: [
        'Settlers reached this spot between 1819 and 1823, and the Humber has not forgotten the valley since: it still floods. Low equipment is the weak point. Where the layout allows we hang the panel higher, lift basement outlets, and give the sump pump a circuit that nothing else can trip.',
        'If water is already near outlets or the panel, nobody goes down. Hydro One disconnects the house. Only when it has drained do we assess, file with ESA and start on [panel repairs](/emergency/panel-repairs).',
      ],
    },
    {
      heading: 'Victorian below, aluminum above',
      paragraphs: [
        'Two Boltons lie one over the other. The old core is Victorian, rewired in layers by whoever lived there. On the hills, many homes here were built from the 1970s to the 1990s, and the earlier ones fall into the years when aluminum was run to outlets. Such wiring can be safe with the right terminations. We check joints, fit devices made for it, and put the findings in writing for your insurer.',
        'In the later tracts 100 A is common, and what people request there is [a car charger](/ev-energy/charger-installation).',
      ],
    },
    {
      heading: 'Four hundred properties with a plan',
      paragraphs: [
        "Bolton's heritage plan became final in 2018 and covers about 400 properties. Outside fixtures, masts and meters can fall under it. The Town of Caledon has offered grants toward heritage work; ask first if your job and this year's budget qualify.",
      ],
    },
    {
      heading: "Hydro One's territory, storms included",
      paragraphs: [
        'Bolton was among the places left dark by the ice of March 2016. Hydro One restores the wire. The mast and the meter base it hangs on are usually the property of the house, so a bent one waits for an electrician, an inspection, and then reconnection.',
        'For a bigger service we calculate the load, send Hydro One the request and build our part while its queue moves. The queue may take weeks or stretch to many months. Employment land businesses should ask earlier still: see [power distribution](/commercial/power-distribution) and [machinery connections](/industrial/machinery-connections). Out of town, on wells, our [Caledon page](/gta/caledon) fits better.',
      ],
    },
  ],
  services: {
    heading: 'Six jobs, sorted for Bolton',
    lead: 'Valley basements, hilltop garages and shop floors need different answers.',
    cards: {
      'panel-upgrades':
        'A replacement can hang on a higher wall. Longer feeders raise the price; a load sum comes first.',
      'wiring-outlets':
        'Aluminum terminations corrected with rated connectors, and brick houses given the outlets they never got.',
      'emergency-repairs': 'Water, ice or a dead main: say which, and we will say what stays off meanwhile.',
      'smart-home': 'Leak and temperature alerts, sent to your phone, suit any finished basement this near a river.',
      'ev-chargers':
        'For a garage next to the panel, expect {price:ev-level-2} plus HST as a typical range, the charger extra.',
      commercial: 'Units on the employment lands: 600 V feeds, dock lights, compressors, and the office in the corner.',
    },
  },
  reasons: {
    heading: 'How we stand behind it',
    items: {
      'esa-certified': 'You will find {licence} on our quotes, our invoices and our vehicles, as Ontario requires.',
      'service-24-7': 'Rivers rise on weekends too, so our emergency line stays open around the clock, all year.',
      'local-experts': 'Our Woodbridge office lies down the Humber from you, which makes this one short drive.',
      guaranteed: 'Once the repair is done you get a plain list of what was changed, and we answer for every line.',
    },
  },
  questions: [
    {
      question: 'Will a higher panel save us in the next flood?',
      answer:
        'It spares the panel. Low outlets, the furnace and the sump still sit in reach of the water, so we plan them together.',
    },
    {
      question: 'Does the town need to approve a new porch light downtown?',
      answer:
        'Within the heritage boundary it might. A call to town staff costs nothing. Bring the fixture and its location; we supply mounting details if they ask.',
    },
  ],
  form: {
    heading: 'Start a Bolton job',
    lead: 'Tell us valley, core or hill, and whether water has been in the basement before.',
    example: 'Example: House near the river, panel 60 cm off the floor, would like it raised this summer.',
  },
}
