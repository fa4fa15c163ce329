import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Electrician in Ajax: wartime houses and newer streets',
  metaDescription:
    'Licensed electricians for Ajax: breaker panels for the wartime streets, chargers for newer subdivisions, and masts rebuilt after storms.',
  h1: 'Ajax electricians for old & new streets',
  heroDescription:
    'Ajax was built in a hurry, to fill shells. The small houses of those years and the subdivisions of forty years later need different handling. We work on both.',
  excerpt: "Wartime houses by the lake, 1980s subdivisions beyond, and the backyard lines of 2022's storm.",
  updatedOn: '2026-11-20',
  utility: 'elexicon',
  office: 'toronto',
  neighbours: ['gta/scarborough', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  sections: [
    {
      heading: 'A town born as a munitions plant',
      paragraphs: [
        "During the war 9,000 people filled shells here, on farmland between today's 401 and the lake. Houses for them went up from 1941 to 1945, and Ajax spread outward from those streets. Many homes here of that first generation were fed with 60 A, plenty for the appliances of the day.",
        'Houses like these have often been enlarged since. We look for the splices that each addition left behind. The subdivisions of the 1980s and after usually have 100 A, which holds until a car charger and a heat pump arrive together.',
      ],
    },
    {
      heading: "Elexicon's side of the meter & yours",
      paragraphs: [
        'Elexicon Energy brings in the wire and owns the meter. Mast, meter base and everything after them belong, as a rule, to the house. Where a meter sits indoors, Elexicon often wants it moved to an outside wall when the service changes, so we study that wall before we price anything.',
        'A [panel swap at the same size](/residential/panel-upgrades) takes 4 to 8 hours with the supply isolated. Asking for more amps also means an application to Elexicon, and that stretch can run from weeks to many months.',
      ],
    },
    {
      heading: 'Pickering Beach Road, May 2022',
      paragraphs: [
        "The derecho of May 21, 2022, took power from about 64,000 Elexicon customers. The utility called it the worst damage Durham's lines had known, the 2013 ice storm included. In Ajax the hardest stretch to restore was around Pickering Beach Road, where trees and lines share the backyards.",
        'A wire down behind your fence? Keep everyone 10 m (33 feet) back, phone 911, then Elexicon. We come once it is dead, to rebuild a torn mast. The [power outage page](/emergency/power-outage) has the order in full.',
      ],
    },
    {
      heading: 'First calls from Ajax',
      paragraphs: [
        'An older street usually asks for a [fuse box conversion](/residential/fuse-box-conversions), often because an insurer wrote. Further north it is a garage circuit, or [surge protection](/residential/surge-protection-alarms) after a summer of flickers. In [Pickering](/gta/pickering) next door the question is more often aluminum.',
      ],
    },
  ],
  services: {
    heading: 'Work we do in Ajax',
    lead: 'We do six kinds of job here, for wartime bungalows and for houses with a two-car garage.',
    cards: {
      'panel-upgrades':
        'Glass fuses out, breakers in, sized by a load calculation. {price:fuse-to-breaker} plus HST is the typical range.',
      'wiring-outlets':
        'Grounded outlets for two-prong bedrooms, and one tidy circuit in place of three old extensions.',
      'emergency-repairs':
        'Hot outlet, half the rooms dark, mast pulled loose: phone, and we tell you whose job comes first.',
      'smart-home': 'Dimmers and timers picked to fit the cramped switch boxes that small plaster rooms often have.',
      'ev-chargers': 'Level 2 on the driveway wall or in the garage, once we know what 100 A can spare.',
      commercial:
        'Plazas and units near the highway: lighting, extra circuits, new panels, booked around your opening times.',
    },
  },
  reasons: {
    heading: 'Why Ajax can check us out first',
    items: {
      'esa-certified':
        "Licensed electrical contractor, {licence}. Look the number up in ESA's Contractor Locator before you let us in.",
      'service-24-7': 'Emergency calls are picked up day and night. Ordinary visits are booked Monday to Friday.',
      'local-experts':
        'We ask about backyard poles before setting out, because here they decide how a mast gets reached.',
      guaranteed: 'Should a breaker or splice of ours misbehave, call, and we return to put it right.',
    },
  },
  questions: [
    {
      question: 'Our meter hangs in the basement. Does that matter?',
      answer:
        'It can. A change of service often brings a request from Elexicon to move it outdoors, which adds a meter base, conduit and a patch of wall. Ask us before you budget.',
    },
    {
      question: 'Is a 60 A service a fault in an old Ajax house?',
      answer:
        'Not in itself. Many insurers ask for 100 A, though, and a dryer, an air conditioner and a car seldom fit into 60. A load calculation settles it with numbers.',
    },
  ],
  form: {
    heading: 'Describe your Ajax job',
    lead: 'The decade of the house and the location of its meter tell us a great deal.',
    example: 'Example: 1943 bungalow, fuse panel, meter indoors, insurer wants breakers by spring.',
  },
}
