import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Yorkville electricians: boutiques, shades & suites',
  metaDescription:
    'Yorkville electricians for Victorian shopfronts, heritage houses and tower suites: boutique lighting, motorized shades, panels and approvals.',
  h1: 'Yorkville boutique & suite electricians',
  heroDescription:
    'In Yorkville light sells the coat and sets the table. We wire for people who notice a flicker, in houses that were built for gaslight.',
  excerpt:
    'Boutique lighting, motorized shades and tower suites, plus the Victorian houses of the Yorkville-Hazelton district.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/midtown-toronto', 'toronto/rosedale', 'toronto/downtown-toronto', 'toronto/the-annex'],
  sections: [
    {
      heading: 'Light by the rack & by the table',
      paragraphs: [
        "A boutique is lit in layers: track on the goods, a soft wash on walls, mirrors lit from the sides. Good colour rendering matters more than brightness. Changing halogen for LED can lower a shop's lighting bill by up to 50 to 80 percent, with lamps rated for 25,000 hours or more. [A retail lighting plan](/commercial/office-retail-restaurant) starts with the stock, then the ceiling.",
      ],
    },
    {
      heading: 'Houses older than the light bulb',
      paragraphs: [
        'The Yorkville-Hazelton heritage district takes in almost 200 properties, and more than 65 percent date from before 1900. Many homes here were therefore built without a single wire. Knob-and-tube came first, then armoured cable, then whatever a fashionable decade required. Shopfront and dwelling may hang on one panel.',
        'Fixtures, signs, meters and outdoor units on a facade in the district may need heritage approval ahead of the job. Send your design to the city before you order the lanterns.',
      ],
    },
    {
      heading: 'Three signatures before power comes on',
      paragraphs: [
        "A new or larger service is not alive when the electrician packs up. First we finish the owner's side, the base for the meter and its conduit among it. Next ESA inspects, and authorizes the connection. Then, and not before, Toronto Hydro brings its cable and meter and energizes.",
        "Plan the boutique's opening around that order. If the inspection slips, the connection slips with it. We book ESA as soon as the rough dates are known, and we [size the new panel](/residential/panel-upgrades) so that nothing has to be opened twice.",
      ],
    },
    {
      heading: 'Suites above, shops below',
      paragraphs: [
        'Tower owners ask for [automated shades](/smart-home/palladiom-shades), [RadioRA 3 dimming](/smart-home/radiora-3) and art lights on their own circuit. Merchants ask for track, security lighting and somewhere to plug in a steamer. If a breaker goes during a fitting, follow [the page on tripping breakers](/emergency/breaker-trips); a whole dark block is for the utility. Bordering streets in [Rosedale](/toronto/rosedale) bring us garden lights and coach houses.',
      ],
    },
  ],
  services: {
    heading: 'For shop, suite & town house',
    lead: 'Finishes are agreed on a sample before we order fifty.',
    cards: {
      'panel-upgrades':
        "Shop and apartment split onto separate panels, labelled for two tenants, with spaces kept for the next tenant's taste.",
      'wiring-outlets':
        'Brass floor boxes, picture-light feeds and vanity circuits, fished through old brick with very little repair to follow.',
      'emergency-repairs':
        'Window display dark, a transformer that hums, a burnt outlet: the emergency number reaches us before the shop opens.',
      'smart-home':
        'Shades, dimmers and keypads from Lutron, engraved and programmed. Allow 2 to 6 hours, more for many rooms.',
      'ev-chargers':
        'Valet garages and private stalls: we coordinate with the corporation, then run a neat, metered Level 2 circuit.',
      commercial:
        "Jewellers, galleries, salons and restaurants: accent lighting, dedicated equipment circuits, alarms' power supplies and after-closing installation.",
    },
  },
  reasons: {
    heading: 'Discretion, with paperwork',
    items: {
      'esa-certified':
        'A designer can hand our file straight to the client: licensed electrical contractor, {licence}, notified, insured, inspected.',
      'service-24-7': 'After the last customer is when we like to work; emergencies, of course, choose their own hour.',
      'local-experts':
        'Concierges, loading docks and heritage facades each have a procedure. We learn yours before the first box arrives.',
      guaranteed: 'A lamp that buzzes on our dimmer is our concern. We adjust or replace until it is silent.',
    },
  },
  questions: [
    {
      question: 'Why do my LED track lights flicker when dimmed?',
      answer:
        'Lamp and dimmer do not match, more often than not. We test your lamps on a compatible control before changing anything, and swap whichever half is cheaper.',
    },
    {
      question: 'Do indoor lights in a heritage shop need approval?',
      answer:
        "Generally the district's rules look at the exterior. A lit sign or a lantern outside is different, and so may be a protected interior. Ask heritage staff if unsure.",
    },
  ],
  form: {
    heading: 'Show us the room',
    lead: 'Daylight and evening look different, so we visit at both when it matters. Call {phone} to set a time.',
    example: 'Example: Boutique of 900 sq ft, halogen track, would like LED and a quiet dimmer.',
  },
}
