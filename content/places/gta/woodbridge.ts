import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Woodbridge',
  seoTitle: 'Woodbridge electricians on {street:woodbridge}, 24/7 repairs',
  metaDescription:
    'Licensed electricians based in Woodbridge: second kitchens, brick homes of the 1960s to 1980s, chargers and shop power. Call day or night for a quote.',
  h1: 'Electricians in Woodbridge',
  streetSentence: 'We wire second kitchens, pot lights and chargers close to home, and the shops along Steeles.',
  updatedOn: '2026-11-28',
  municipalities: ['vaughan'],
  utility: 'alectra',
  neighbours: ['gta/kleinburg', 'gta/maple', 'gta/vaughan', 'gta/north-york', 'gta/etobicoke', 'gta/brampton'],
  answers: {
    come: 'Yes, we do. We are on {street:woodbridge}, so you are our neighbours.',
    cost: 'A new panel costs {price:panel-upgrade}, wiring a charger {price:ev-level-2}, and a pot light {price:pot-light}.',
  },
  typicalJobs: [
    {
      title: 'A main breaker that trips on holidays',
      text: 'Two ovens, a dryer and a freezer are a lot for 100 A. We list every large appliance, and then tell you if you need a new panel, or only have to use them in turn.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Pot lights in a brick bungalow',
      text: 'Off Martin Grove Road and Pine Valley Drive, pot lights make an eight-foot ceiling look taller. We check for aluminum wiring before we cut the first hole.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A charger through a brick wall',
      text: 'We drill once, slope the hole outward and seal it. The speed of the charger depends on what else the house uses, such as a second stove.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'Each kitchen gets its own breakers, labelled upstairs and downstairs.',
    'wiring-outlets': 'We light the cantina and install GFCI outlets, which cut the power if you could get a shock.',
    'emergency-repairs': 'If a breaker trips each time both ovens are on, we find out why.',
    'smart-home': 'One keypad can run the garden, porch and dining room. Plan on 2 to 6+ hours of programming.',
    'ev-chargers':
      'In a double garage, two chargers that share power can use one circuit. The price is for one charger.',
    commercial: 'We wire and label ovens and saws for bakeries, banquet rooms, showrooms and millwork shops.',
  },
  facts: [
    {
      title: 'The heritage district on Woodbridge Avenue',
      text: 'Around Woodbridge Avenue and Market Lane, a shop that wants a new sign or an outside light shows it to the City of [Vaughan](/gta/vaughan) first. We give you the data sheets.',
    },
    {
      title: 'Houses from the sixties to the eighties',
      text: 'Brick houses of that time are common around Islington and Kipling, most often with 100 A. Some from the mid-1960s to the late 1970s have aluminum at the outlets, so we open a few first.',
    },
    {
      title: 'Wind and the wire to your house',
      text: 'The tornado of August 2009 left thousands here without power. Wind pulls at the spot where the wire meets your house. The pipe there (the mast) and its bracket are yours to repair.',
    },
  ],
  notes: [
    {
      heading: 'The kitchen downstairs',
      paragraphs: [
        'A second kitchen was often added a circuit at a time, over thirty years. We find out which breaker feeds what, and whether 100 A carries both floors. A suite needs [smoke and carbon monoxide alarms](/residential/surge-protection-alarms), and we install them.',
      ],
    },
    {
      heading: 'Shops along Steeles and Highway 7',
      paragraphs: [
        'Many of the units there, and off Weston Road, have three-phase power. We [connect machines](/industrial/machinery-connections), move their shut-off switches and label the panel. Send us [a photo of the nameplate]({photos}) of a saw or an oven before you buy it. That metal label shows whether the machine suits the voltage you have.',
      ],
    },
    {
      heading: 'If only your house is dark',
      paragraphs: [
        'Our [outage steps](/emergency/power-outage) say when to call Alectra first, and when to call us. {danger:mast}',
      ],
    },
  ],
  localExperts:
    'Brick houses here often have a second kitchen, and a cantina under the porch: cold, damp, and in need of a sealed light.',
  questions: [
    {
      question: 'Is a second kitchen in the basement legal by itself?',
      answer:
        'That is for the city to say, so ask Vaughan before you rent it out. Either way, the wiring needs a notification to ESA, the Electrical Safety Authority, and we send it.',
    },
    {
      question: 'Can I drop in with photos of my panel?',
      answer:
        'Call first, since our electricians are mostly out on jobs, or [send us the photos]({photos}). Leave the cover on, and photograph the panel and the label inside its door.',
    },
    {
      question: 'Why does the light in my cantina keep failing?',
      answer:
        'A cantina is cold and damp, and an open fixture rusts. We put in a sealed one, look at the box and the wire behind it, and add an outlet for the freezer where a circuit allows it.',
    },
  ],
  form: {
    lead: 'Tell us how many stoves you have, the year of the house, and whether it has fuses or breakers.',
    example: 'Example: 1974 brick bungalow, two kitchens, 100 A, main trips when both ovens are on.',
  },
  // By hand: village, Woodbridge Avenue.
  map: { latitude: 43.7838, longitude: -79.5966 },
  street: {
    why: 'Brick backsplits, second kitchens',
    horizon: 'hills',
    row: 'backsplit:12 +8 ~backsplit maple pole +4 two-storey:24 +8 backsplit:1 transformer-pole elm +2 church:1 +6 cottage:1 +8 split:3 maple | +2 backsplit:2 +8 two-storey:1 pole +8 plant:23 +14 transformer-pole backsplit:1 +8 ~two-storey:3 maple pole +4 backsplit +8 ~backsplit:1',
    ends: 'maple spruce',
  },
})
