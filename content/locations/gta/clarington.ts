import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Clarington electrician: Bowmanville, Newcastle, Orono',
  metaDescription:
    "Licensed electricians for Clarington's villages and farms: knob-and-tube in Bowmanville, well and sump backup in Orono, and new panels.",
  h1: 'Clarington electricians, village & farm',
  heroDescription:
    'Bowmanville, Newcastle and Orono each have an old centre, a newer ring and fields beyond. In town or out among those fields: that decides who owns the line outside.',
  excerpt: 'Village cores with old wiring, subdivisions since the 1980s, and farms that may be on Hydro One.',
  updatedOn: '2026-11-20',
  utility: 'elexicon',
  office: 'toronto',
  neighbours: ['gta/ajax', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  sections: [
    {
      heading: 'One planned night in Orono',
      paragraphs: [
        'One night in October 2025 all of Orono was dark by plan. It was a useful rehearsal. A planned outage tests the three machines nobody thinks about: the sump, the well pump, the freezer. A closed freezer keeps food 24 to 36 hours. A sump pit in a wet week has no such margin.',
        'A battery pump buys a night; a generator on a transfer switch buys as long as there is fuel. We do the pump circuit or the [generator wiring](/ev-energy/generator-wiring), and notify ESA.',
      ],
    },
    {
      heading: 'Read the top of your bill',
      paragraphs: [
        'In the towns it says Elexicon Energy, which the municipality partly owns. Out among the farms it is often Hydro One. The split of the hardware is much alike under both: as a rule, wire and meter theirs, mast, base and panel yours. What differs is the form, the standard drawing and the wait.',
        'For more capacity we size the load, apply to whichever name you found, and do our side meanwhile. Either one can need weeks, or many months. If the meter lives inside, Elexicon may ask to have it outside as part of the change.',
      ],
    },
    {
      heading: 'Brick cores, vinyl rings, field lanes',
      paragraphs: [
        'Many homes here in the village centres predate the Second World War, and [knob-and-tube](/residential/knob-tube-wiring) can still turn up under their attic insulation. The heritage register reaches into each village, so ask before you put anything new on a front wall. The rings date mostly from the 1980s and later, with 100 A at first and more of late.',
        'Farm properties add sheds, dryers and long overhead spans. May 2022 taught Durham what a derecho does to those: some 64,000 Elexicon customers lost power. A mast pulled off a wall becomes an [emergency repair](/emergency/electrical-repairs) of ours only after the utility has made it dead.',
      ],
    },
    {
      heading: 'What the phone brings',
      paragraphs: [
        'Commuters want an [EV charger](/ev-energy/charger-installation) and a full battery by morning. Others want steps and sheds lit. Growers want motors that start without dimming the kitchen. For the older factory streets next door, see [Oshawa](/gta/oshawa).',
      ],
    },
  ],
  services: {
    heading: 'Our trades in Clarington',
    lead: 'Village, ring or concession road: choose the row that sounds like yours.',
    cards: {
      'panel-upgrades':
        "Fuses to breakers in a village house, or a farm's mixed boxes brought into one labelled panel.",
      'wiring-outlets':
        "Kitchen circuits for heritage brick, arc-fault and GFCI where today's rules want them, minimal patching.",
      'emergency-repairs': 'Say if it is one house or the whole road. That answer tells who should roll a truck.',
      'smart-home':
        'Barn camera, porch light, thermostat: local control that keeps working through the hiccups of rural internet.',
      'ev-chargers': 'Night charging, 11 PM to 7 AM, suits the Ultra-Low Overnight price plan and a long commute.',
      commercial: 'Main street shops, storage yards and packing rooms, lit and powered to suit seasonal peaks.',
    },
  },
  reasons: {
    heading: 'Worth knowing about us',
    items: {
      'esa-certified':
        'Two utilities, one safety authority: ESA covers town and farm, and our number there is {licence}.',
      'service-24-7': 'Call at four in the morning if a panel crackles. First leave the house, and dial 911 before us.',
      'local-experts':
        'Our Toronto office is the nearer. It is a drive, so we load for the job and avoid second trips.',
      guaranteed: 'You get a drawing of new circuits, and a promise to correct any one that falls short.',
    },
  },
  questions: [
    {
      question: 'How do we ready a house for a planned outage?',
      answer:
        'Fill jugs if you are on a well, check the pit, unplug electronics and leave one lamp on. When supply returns, wait 10 to 15 minutes and switch things on one at a time.',
    },
    {
      question: 'Do barns need a notification as well?',
      answer:
        'As a rule, yes: new wiring in a farm building is reported like work in a house. Dust, damp and animals also call for sealed fixtures and careful bonding.',
    },
  ],
  form: {
    heading: 'Write to us from Clarington',
    lead: 'Start with the village or concession, then the utility named on your bill.',
    example: 'Example: Brick house in Newcastle, about 1905, attic being insulated, need the old wires looked at.',
  },
}
