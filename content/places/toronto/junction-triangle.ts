import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Junction Triangle',
  order: 90,
  seoTitle: 'Junction Triangle electricians: houses, lofts, 600 V',
  metaDescription:
    'Licensed Junction Triangle electricians for brick houses, lofts and studios: panels, rewiring, old 600 V gear, 24/7 repairs. Call for a quote.',
  h1: 'Electricians in Junction Triangle',
  streetSentence:
    'We work on household panels and on 600 V cabinets, in the brick houses and old factories of the Triangle.',
  summary: "Brick houses of the 1910s and '20s beside converted factories, all inside a triangle of railway lines.",
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/little-italy', 'toronto/high-park', 'toronto/bloor-west'],
  answers: {
    come: 'Yes, we come to the houses, the lofts, and the studios on Sterling Road.',
    cost: 'A house panel costs {price:panel-upgrade}, and tracking down a fault costs {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'Flickering lights traced',
      text: 'A loose joint in a ceiling is a common cause. We find it, show it to you, and give you a price for the repair.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'A rusty panel replaced',
      text: 'A damp room can rust a panel. In most houses we replace it in one working day.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Old factory power made useful',
      text: 'We test the 600 V gear, then add a transformer for normal outlets, or plan its replacement. We quote once we have seen its size and condition.',
      service: 'industrial/600v-800a-services',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace a rusty or crowded panel with one that has labels and free spaces.',
    'wiring-outlets': 'We remove dead wiring, and run grounded cable to kitchens, desks and laundry rooms.',
    'emergency-repairs': 'If part of the house is out or a machine trips the panel, we trace the fault.',
    'smart-home': 'We fit lighting scenes in galleries and lofts, and leak sensors for when you are away.',
    'ev-chargers': 'Parking is often on lanes and shared lots. Tell us who owns the stall, and we price the cable.',
    commercial: 'In breweries, galleries and workshops we identify old equipment, add transformers and label panels.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Knob and tube in brick houses',
      text: 'The brick houses were usually wired with knob and tube. That is {rule:knob-and-tube}. Later owners joined new cable to it out of sight.',
    },
    {
      title: 'Old 600 V equipment in lofts',
      text: 'Factories used 347/600 V, and a loft or a brewery may still have the old cabinet. Have it tested before you rely on it.',
    },
    {
      title: 'Normal outlets in a studio',
      text: 'Ordinary outlets and kitchen equipment need 120/208 V. If the old service is sound, a dry transformer, one without oil, supplies it.',
    },
  ],
  notes: [
    {
      heading: 'Taking over an old factory unit',
      paragraphs: [
        'You may find a grey cabinet and no drawing. We trace it, tag it, and say what it can safely feed. Then you know what you are renting before you sign.',
        'If the unit needs more power, start now. A complete request saves time at Toronto Hydro. It needs load figures, a one-line drawing, the meter location and photographs, and we prepare it. Our page on [transformers and subpanels](/commercial/transformers-subpanels) shows what sits between the service and your outlets.',
      ],
    },
    {
      heading: 'Old and new cable in one house',
      paragraphs: [
        'The mix is common, and it is fine if the joints are sound. We look for hidden splices and overloaded circuits, and fix those first. If fuses are left, [changing them to breakers](/residential/fuse-box-conversions) is the next step.',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'You can look us up with ESA, the Electrical Safety Authority, under {licence}. We are insured.',
    'service-24-7': 'If a cooler or a fermenter loses power at night, call us, and we answer.',
    'local-experts': 'We are used to unmarked factory equipment, and to basements with many kinds of cable.',
    guaranteed: 'If our repair does not hold, we come back and do it again.',
  },
  questions: [
    {
      question: 'Can we reuse the old factory service in our unit?',
      answer:
        'Perhaps. It has to be inspected, and spare parts have to be available. Let us test it before you spend money on anything that depends on it.',
    },
    {
      question: 'My house has both old and new wiring. Is that dangerous?',
      answer:
        'It is not dangerous by itself. The danger is a bad joint between the two. An inspection finds those, and it takes far less time than rewiring.',
    },
  ],
  form: {
    lead: 'Give us the address, and tell us what you see on the panel or the old switchgear.',
  },
  // By hand: Symington and Wallace Avenues.
  map: { latitude: 43.6585, longitude: -79.451 },
  street: {
    why: 'Brick semis, converted factories',
    horizon: 'roofs',
    row: 'semi:1 +5 ~semi pole +6 rowhouse:1 rowhouse*2 maple +6 loft:1356 transformer-pole +8 cottage:1 +6 semi:2 +5 semi | pole +6 loft:24 +8 plant:23 +12 transformer-pole rowhouse*2 rowhouse:3 +6 semi:5 maple +2 semi pole +6 foursquare:1 elm rowhouse*3',
    ends: 'maple elm',
    house: 'plant:23',
  },
})
