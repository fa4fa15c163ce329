import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Bolton',
  seoTitle: 'Bolton electricians: raised panels, EV chargers, 24/7',
  metaDescription:
    'Licensed Bolton electricians, 24/7. A new panel is typically {price:panel-upgrade}, plus HST, and more if it is raised. Chargers, aluminum checks. Call us.',
  h1: 'Electricians in Bolton',
  streetSentence: 'We raise panels above the flood line in the valley and check aluminum wiring up on the hills.',
  updatedOn: '2026-11-28',
  municipalities: ['caledon'],
  utility: 'hydro-one',
  neighbours: ['gta/caledon', 'gta/king-city', 'gta/kleinburg', 'gta/woodbridge', 'gta/brampton'],
  answers: {
    come: 'Yes, to the valley, the North Hill and the South Hill. Our Woodbridge office is close by.',
    cost: 'A new panel costs {price:panel-upgrade}, and more if it is raised. Wiring a charger costs {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'Raising a panel above flood level',
      text: 'Every circuit has to reach the new spot, so a higher spot and more circuits cost more. We plan the low outlets and the sump circuit along with it.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A charger in the garage',
      text: 'On the South Hill and the North Hill, houses of the 1980s and 1990s usually have 100 A. We check how much of it is left before you choose the charger.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'A machine in a unit off Coleraine Drive',
      text: "Send us [a photo of the nameplate]({photos}), the maker's label with volts and amps. Tell us the distance to your panel too. We quote after a visit.",
      service: 'industrial/machinery-connections',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'A new panel in the old spot gets labelled breakers and one for the pump. A higher spot costs more.',
    'wiring-outlets': 'We add outlets to older brick houses, and repair the ends of aluminum wires.',
    'emergency-repairs': 'We find out why a room is dead, the sump pump stopped or a breaker keeps tripping.',
    'smart-home': 'A leak or frost sensor sends an alert to your phone, which helps in any basement near a river.',
    'ev-chargers': 'In the garage the cable is short. A post outdoors, or a charger at your shop, costs more.',
    commercial: 'On the employment lands we wire 600 V power, dock lights, compressors and front offices.',
  },
  facts: [
    {
      title: 'The heritage district downtown',
      text: 'Around Queen, King and Nancy streets we look for a spot at the side or the back for a meter or a light. The Town of Caledon has given grants for heritage work, so ask.',
    },
    {
      title: 'Old houses in the valley',
      text: 'The Humber can flood the valley, and its Victorian houses were rewired bit by bit by many owners. We check which wires are live before we add to them.',
    },
    {
      title: 'Ice can damage your mast',
      text: 'In the ice storm of March 2016 Bolton was among the places that went dark. The mast, the pipe above your roof that holds the overhead wire, is yours to have repaired.',
    },
  ],
  notes: [
    {
      heading: 'If there is water in the basement',
      paragraphs: [
        '{danger-short:water} In Bolton your utility is Hydro One. After it drains we assess the damage, report to ESA (the Electrical Safety Authority) and start on [panel repairs](/emergency/panel-repairs).',
      ],
    },
    {
      heading: 'Where a raised panel can go',
      paragraphs: [
        'In a valley house the best wall is often upstairs from the old one: a back hall, a mudroom or the garage. A panel needs clear space in front, so a shallow closet will not do. The cable from the meter has to be carried up as well.',
      ],
    },
    {
      heading: 'Aluminum on the hills',
      paragraphs: [
        '{rule:aluminum} Some streets on the hills are of that age. We check room by room and put what we find in writing for your insurer.',
        'Out past the last subdivision we wire wells and barns. See [Caledon](/gta/caledon).',
      ],
    },
  ],
  localExperts:
    'The valley, the core and the hills were built a century apart, and their wiring differs as much. We ask where you are before we load the van.',
  questions: [
    {
      question: 'Will a higher panel save us in the next flood?',
      answer:
        'It saves the panel. The outlets, the furnace and the sump are still within reach of the water, so we plan them together with it.',
    },
    {
      question: 'Does a porch light on King Street need approval?',
      answer:
        'In the heritage district it may. Show town staff a picture of the light and the spot before you buy it. We give you the mounting details.',
    },
  ],
  form: {
    lead: 'Tell us if you are in the valley, the core or on the hill, and whether the basement has ever flooded.',
    example: 'Example: House near the river, panel 60 cm off the floor, would like it raised this summer.',
  },
  // GeoNames: village.
  map: { latitude: 43.87952, longitude: -79.73791 },
  street: {
    why: 'Victorian core, valley, tracts',
    horizon: 'hills',
    row: 'two-storey:1 +8 split:2 +8 two-storey maple transformer-pole +6 split:1 elm farm:12 +8 church:1 | elm shop:1 shop*2 pole +8 cottage:1 elm +4 ~farm:4 elm ~split:1 +8 pole two-storey:3 +8 two-storey',
    ends: 'elm maple',
  },
})
