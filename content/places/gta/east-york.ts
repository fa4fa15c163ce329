import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'East York',
  seoTitle: 'Commercial electricians in East York: towers, shops, 24/7',
  metaDescription:
    'Licensed East York electrical contractor, 24/7: rental towers, shops and plants. Maintenance plans, LED, exit lights, repairs. Ask for a written quote.',
  h1: 'Commercial electricians in East York',
  streetSentence:
    'We look after rental towers, shops and plants: maintenance plans, LED lighting, exit lights and repairs.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'gta/north-york',
    'gta/scarborough',
    'toronto/the-danforth',
    'toronto/riverdale',
    'toronto/rosedale',
    'toronto/midtown-toronto',
  ],
  answers: {
    come: 'Yes, for towers, shops and plants. We serve [East York houses](/toronto/east-york) as well.',
    cost: 'In a suite or a shop, finding a fault costs {price:diagnostics}, and a new panel {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'An electrical maintenance plan',
      text: 'Owners of Toronto apartment buildings are expected to keep such a plan, made with a licensed contractor. The price depends on the storeys, the suites and the state of the main electrical room.',
      service: 'commercial/power-distribution',
    },
    {
      title: 'Corridor and stair lights to LED',
      text: 'In the apartment buildings along Cosburn Avenue these lights are on all day. So LED pays off here first, with typically 50-80% less energy for lighting.',
      service: 'commercial/panel-lighting-upgrades',
    },
    {
      title: 'Tracing a fault in a riser or suite',
      text: 'A riser is the cable that feeds the floors. Tell us the floor and what you see. Finding the fault is one price and fixing it is another, and you approve the repair in between.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'The price is for the panel of one suite or shop. For a whole tower we quote floor by floor.',
    'wiring-outlets': 'We wire laundry rooms, lockers and workshops with hardware that survives hard use.',
    'emergency-repairs': 'The price finds a fault in a suite or a shop. If whole floors are dark, call for a price.',
    'smart-home': 'Lights in the lobby, gym and party room can follow a schedule, and suites can have dimmers.',
    'ev-chargers': 'We study the load of the garage first, so that the tenth charger runs as well as the first.',
    commercial: "On Pape, Coxwell and O'Connor we give dental chairs, ovens and coolers circuits of their own.",
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Rental towers of the 1960s and 1970s',
      text: 'In Thorncliffe Park and Crescent Town suite panels are often small, and the risers can be as old as the building. A survey shows what to replace first.',
    },
    {
      title: 'Two hours of emergency light',
      text: 'The code asks for two hours in most high-rises, and for 30 minutes in most lower buildings. In those lower buildings we install units that give at least 90 minutes.',
    },
    {
      title: 'Emergency lights need a test log',
      text: 'The Fire Code asks for a check of emergency lights each month, and a yearly run for their full time. We do the yearly test and leave you the log.',
    },
  ],
  notes: [
    {
      heading: 'What goes into a maintenance plan',
      paragraphs: [
        'We look at the main room, the risers, the corridors and a sample of suite panels. Then we sort what we found into now, this year and later. You can budget from the list line by line. Shutdowns are short, posted, and in daylight.',
      ],
    },
    {
      heading: 'Storms and standby power',
      paragraphs: [
        'In a tower an outage stops the elevators and the water pumps. The Fire Code asks for checks of standby power each week and each month, and a test under load once a year. We test a [standby generator](/ev-energy/generator-wiring) with its real load, and not at idle.',
      ],
    },
    {
      heading: 'Plants and stores in the Leaside business park',
      paragraphs: [
        'Around Laird Drive, Wicksteed Avenue and Industrial Street, plants, garages and big stores stand side by side. A unit that was a plant may have 600 V and a transformer, and the next one may not. We look at the main switch before you sign the lease. For restaurants to the south see [the Danforth](/toronto/the-danforth), and for plazas to the east [Scarborough](/gta/scarborough).',
      ],
    },
  ],
  localExperts:
    'In a tower of the 1960s, a part for the first panel may no longer be made. We read the labels on the first visit, so that the quote names parts you can get.',
  questions: [
    {
      question: 'Can a renter ask for a car charger?',
      answer:
        'The rule on chargers in condos is for owners of units. A tenant asks the landlord, who may say yes or no. The utility has to give owners of multi-family buildings a free first consultation, and we bring the load study.',
    },
    {
      question: 'How do you warn tenants of a shutdown?',
      answer:
        'Notices go up on each floor, with the date and the hours when the power is off. Tell us about medical equipment in the suites, and we plan around it.',
    },
    {
      question: 'Can a store on Pape Avenue become a restaurant?',
      answer:
        'Have the service measured first. A hood, a cooler and an oven can need more power than the shop has. [Send us the equipment list]({photos}), and we add it up before you order.',
    },
  ],
  form: {
    lead: 'Tell us the number of storeys, the year it was built, and what tenants complain about most.',
    example: 'Example: Fourteen storeys, 1968, corridor lights failing, maintenance plan due this fall.',
  },
  // By hand: civic centre, Coxwell Avenue.
  map: { latitude: 43.6907, longitude: -79.3281 },
  street: {
    why: 'Slab towers, bungalows between',
    horizon: 'towers',
    back: 'slab@20:1346 slab@360:245',
    row: 'shop:1 shop-b*2 shop pole +8 bungalow:1 +8 wartime:2 +8 transformer-pole bungalow +6 elm wartime:2 +10 ~wartime +8 bungalow:2 maple | slab:24 +8 pole bungalow:1 +8 slab:1356 transformer-pole wartime:3 elm +4 ~wartime pole plant:23 +12 maple bungalow',
    ends: 'maple elm',
  },
})
