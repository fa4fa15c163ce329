import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'The Junction Triangle',
  order: 90,
  seoTitle: 'Junction Triangle electricians: old houses and lofts',
  metaDescription:
    'Junction Triangle electricians on call 24/7 for brick houses, lofts and studios: panels, rewiring, old factory power. Licensed. Get a written quote.',
  h1: 'Electricians in The Junction Triangle',
  streetSentence: 'We replace panels in the brick houses off Symington, and test old factory power on Sterling Road.',
  summary:
    "Brick houses from the 1910s and '20s stand beside old factories here, so we wire kitchens as well as studios.",
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/little-italy', 'toronto/high-park', 'toronto/bloor-west'],
  answers: {
    come: 'Yes, to the houses between Dupont and Bloor, the lofts, and the studios on Sterling Road.',
    cost: 'A house panel costs {price:panel-upgrade}, and tracking down a fault costs {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'A flickering light traced',
      text: 'If the lights of one room flicker, a loose joint in a ceiling is a common cause. We find it, show it to you, and give you a price for the repair.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'A rusty panel replaced',
      text: 'Basements on Campbell and Symington Avenues are old, and a damp one can rust a panel. In most houses we replace it in one working day.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Old factory power made useful',
      text: 'We test the 600 V equipment, then add a transformer for normal outlets, or plan its replacement. We quote once we have seen its size and condition.',
      service: 'industrial/600v-800a-services',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace a rusty or crowded panel with one that has labels and free spaces.',
    'wiring-outlets': 'We remove dead wiring, and run grounded cable to kitchens, desks and laundry rooms.',
    'emergency-repairs': 'We trace why some rooms are out, or why a tool in your workshop trips a breaker.',
    'smart-home': 'We set up lighting scenes in galleries and lofts, and leak sensors for when you are away.',
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
      title: 'Old 600 V equipment on Sterling Road',
      text: 'The aluminum and chocolate works there used a lot of power. A loft or a brewery in such a building may still have a 347/600 V cabinet. Have it tested before you rely on it.',
    },
    {
      title: 'Normal outlets in a studio',
      text: 'Ordinary outlets and kitchen equipment need 120/208 V. If the old service is sound, a dry transformer, one without oil, supplies them.',
    },
  ],
  notes: [
    {
      heading: 'Taking over an old factory unit',
      paragraphs: [
        'You may find a grey cabinet and no drawing. We trace it, tag it, and say what it can safely feed. Then you know what you are renting before you sign.',
        'If the unit needs more power, start now. A complete request saves time at Toronto Hydro. It needs load figures, a drawing of the main parts, the meter location and photographs, and we prepare it. Our page on [transformers and subpanels](/commercial/transformers-subpanels) shows what sits between the service and your outlets.',
      ],
    },
    {
      heading: 'What we look for in an older house',
      paragraphs: [
        'On Wallace Avenue and the streets around it, many houses have been rewired in parts. We look for hidden splices and overloaded circuits, and fix those first. If fuses are left, [changing them to breakers](/residential/fuse-box-conversions) is the next step.',
      ],
    },
    {
      heading: 'Between three railways',
      paragraphs: [
        'The tracks leave few ways in, and side streets such as Perth Avenue are narrow. Tell us where a van can stop, above all for a transformer or a long length of conduit. If a rear lane is the only way, we load in there.',
      ],
    },
  ],
  localExperts:
    'Factory equipment here is often unmarked, and basements hold many kinds of cable. We trace first and quote second.',
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
    {
      question: 'A shop on Dundas West with an apartment above: one quote or two?',
      answer:
        'One visit is enough for both. We note which meter feeds which floor, and write two quotes if two people pay.',
    },
  ],
  form: {
    lead: 'Give us the address, and tell us what you see on the panel or the old cabinet.',
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
