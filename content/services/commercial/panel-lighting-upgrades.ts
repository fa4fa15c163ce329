import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Commercial panel & LED lighting upgrades, Toronto',
  metaDescription:
    'LED lighting can save up to 50 to 80 percent of the lighting load, and that frees space in the panel. How a commercial upgrade is staged and what sets its cost.',
  h1: 'Commercial panel & lighting upgrades',
  lead: 'Old lights and old panels tend to wear out together. Plan them together, and the power that the lights give back may be the capacity you were about to ask the utility for.',
  updatedOn: '2026-11-20',
  summary: 'LED relighting and new panels, planned as one job so that the load saved can be used again.',
  circuit: '347 V LED high bays, 15 A branch circuits',
  image: 'warehouse-high-bay',
  facts: [
    { label: 'Price', value: 'By estimate: fixtures, height, panel size' },
    { label: 'Saving', value: 'Up to 50 to 80 percent of lighting power' },
    { label: 'Outage', value: 'Lights by zone; the panel on its own day' },
    { label: 'Permit', value: 'ESA notification before any fixture moves' },
    { label: 'Utility', value: 'Only when the service is isolated or grows' },
  ],
  what: {
    heading: 'What LED gives back to the panel',
    paragraphs: [
      'A warehouse lit by metal halide turns most of that power into heat at the roof. LED fixtures can save up to 50 to 80 percent of it, and many are rated for 25,000 hours or more. The lift comes out less often, and the dark aisle in the corner goes away.',
      'The power saved is also room in the panel. It may carry a compressor or a few chargers without a larger service, or it may not: we do the math both ways. Lights in many Canadian plants and offices run at 347 V, so drivers, switches and sensors must be rated for it. With {claim:experienceServices} of experience, we check that label before we check the catalogue.',
    ],
  },
  signs: {
    heading: 'What the building is telling you',
    items: [
      'Fixtures hum, change colour or need minutes to warm up.',
      'Somebody rents a lift every few months to change lamps.',
      'The panel has no spaces left, and a buyer has asked why.',
      'The maker of the panel is gone, and a breaker to match takes a search.',
      'Lights burn all night over empty racks.',
      'A panel buzzes. If it is hot, crackling or smells, leave, call 911 first, then see [panel repairs](/emergency/panel-repairs).',
    ],
  },
  steps: {
    heading: 'Relighting without closing the floor',
    items: [
      {
        title: 'Count and meter',
        text: 'We list each fixture with its voltage, hours and mounting height, and note what the panel feeds. Where the load is in doubt, a recording meter stays on the feeder for some days and shows your true peak.',
      },
      {
        title: 'Try one bay',
        text: 'One or two sample fixtures go up in a typical spot before anything is ordered. You judge glare, colour and how a shelf label reads from the floor, which no data sheet can tell you.',
      },
      {
        title: 'Order and file',
        text: 'Fixtures, panel and breakers are ordered together, because delivery often sets the date. Meanwhile the notification goes to ESA. Where the service itself must be dead, we request the isolation from the utility as well.',
      },
      {
        title: 'Move zone by zone',
        text: 'The crew takes one aisle at a time while the rest stays lit and in use. Occupancy and daylight sensors are set as each zone closes. Old lamps and ballasts leave in their own containers, for recycling.',
      },
      {
        title: 'Swap the panel',
        text: 'Each circuit is traced and tagged in advance. The swap commonly takes 4 to 8 hours, longer for a large or crowded panel. Power comes back after inspection, and by the hand of the utility where it was isolated.',
      },
    ],
  },
  cost: {
    heading: 'Lights, panel & paper: what you pay for',
    paragraphs: [
      'Lighting is priced by the number of fixtures, how high they hang, what a lift can reach, and how clever the controls must be. Sound wiring and boxes can often stay, and that saves more than a bargain on fixtures.',
      'For the panel it is amps, spaces, voltage and the fault current that it has to withstand. A larger service adds the utility, with its own charges and a wait of weeks to many months; see [power distribution](/commercial/power-distribution).',
      'Rebates change, so we check with you before you order. Tracing one flickering circuit is usually a small diagnostic job, typically {price:diagnostics} plus HST.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Numbers that speed up the quote',
    items: [
      'Twelve months of hydro bills, with the demand line if there is one.',
      'A rough count of fixtures, with lamp type and wattage.',
      'Ceiling height, and whether a lift can drive under every light.',
      'Working hours, and the aisles that are never empty.',
      'Any machine or charger you plan to add.',
    ],
  },
  questions: [
    {
      question: 'Can we keep the fixtures and change only the lamps?',
      answer:
        'Sometimes. LED tubes and retrofit kits cost less at first. The old lens, sockets and wiring stay, though, and a bypassed ballast means each fixture is rewired and relabelled. At warehouse height, as in much of [Milton](/gta/milton), a whole new fixture often works out simpler.',
    },
    {
      question: 'Will new lights lower the demand charge?',
      answer:
        'If your peak comes while the lights are on, that peak should fall. Larger accounts are as a rule billed on demand too, small ones on energy alone, so your rate decides what it is worth. [Energy management](/ev-energy/energy-management) deals with the rest of the peak.',
    },
    {
      question: 'What goes dark on panel day?',
      answer:
        'Whatever that panel feeds. We list it with you first: servers, freezers, door operators, the alarm. A load that cannot stop may be fed for the day from another source, when it is planned.',
    },
  ],
  example: 'Example: 40 fluorescent fixtures, half of them buzz, and the panel is full',
  related: ['ev-energy/energy-management', 'ev-energy/charger-installation', 'emergency/panel-repairs'],
}
