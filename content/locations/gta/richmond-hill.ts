import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Richmond Hill electrician for homes & Yonge Street',
  metaDescription:
    'Electricians in Richmond Hill, where house ages change from street to street: Yonge storefronts, 1950s bungalows, Oak Ridges and 1990s two-car homes.',
  h1: 'Electricians in Richmond Hill, old & new',
  heroDescription:
    'In 1971 Richmond Hill went from 6.9 to 110 square kilometres. That is why the wiring of two neighbouring streets can be decades apart.',
  excerpt:
    'A village core, a few 1950s streets, hamlets swallowed in 1971, and a great many 100 A houses that want a charger.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: ['gta/king-city', 'gta/aurora', 'gta/markham', 'gta/thornhill', 'gta/vaughan', 'gta/maple'],
  sections: [
    {
      heading: 'First, the outage test',
      paragraphs: [
        'In the ice storm of 2013, 16,300 York customers were still waiting at mid-day on December 23. So know the drill: look outside, and if the block is black, tell Alectra, because we can do nothing yet. If some rooms are out, unplug what is on that circuit and reset its breaker once. Should it trip again, leave it off and read our [breaker page](/emergency/breaker-trips).',
      ],
    },
    {
      heading: 'Why house ages jump at the next street',
      paragraphs: [
        'The old village sat on Yonge Street, and streets of the 1950s and 1960s grew beside it. The 1971 boundary then took in Oak Ridges, Gormley and Lake Wilcox, then partly on dirt roads without mains or street lights. A house there may be several additions deep, and its wiring too. Yet many homes here date from the 1980s to the 2000s, with copper circuits, 100 A, and a finished basement that took the last breaker spaces.',
        'Old or new, we start with [the panel](/residential/panel-upgrades), since it shows what earlier hands have done.',
      ],
    },
    {
      heading: 'The sums for a car, & for a kitchen',
      paragraphs: [
        'A 7 kW charger draws about as much as a range on full, and for hours. On 100 A with gas heat it may fit, but with a hot tub, a heat pump or a suite downstairs it may not. Then it takes an [energy management device](/ev-energy/energy-management), or 200 A.',
        'On Yonge Street shopkeepers ask for [brighter, cheaper light](/commercial/panel-lighting-upgrades) and a spare circuit for the espresso machine. Close to the line with [Markham](/gta/markham)? Tell us which city sends the tax bill.',
      ],
    },
    {
      heading: 'Two hundred amps by way of Alectra',
      paragraphs: [
        'Alectra has the transformer, the service wire and the meter. What is screwed to your brick is, generally, yours. We submit the calculation; Alectra says yes, no or yes with conditions, and prices its side. A new buried cable may have to cross the lawn. Once the inspector has authorized it, Alectra connects you. That may be weeks away, or many months.',
      ],
    },
  ],
  services: {
    heading: 'Richmond Hill jobs, by trade',
    lead: 'There are six doors to our work, and you can knock on any.',
    cards: {
      'panel-upgrades':
        'No spare spaces and a breaker shared by three rooms? A larger panel is typically {price:panel-upgrade} and tax.',
      'wiring-outlets': 'Old additions sorted out, kitchens rewired, and an outlet put where the desk really stands.',
      'emergency-repairs':
        'A breaker that will not reset, rain in a light fixture, half the house dead: call, midnight or not.',
      'smart-home': 'RadioRA 3 for the main floor, Palladiom shades for tall windows, one keypad by the bed.',
      'ev-chargers':
        'Garage wall beside the panel is the easy case. Charger bought separately; our part is usually {price:ev-level-2}, tax extra.',
      commercial:
        'Storefronts on Yonge, medical suites, tutoring schools: evening work, and an electrical room you can find things in.',
    },
  },
  reasons: {
    heading: 'How we earn the next call',
    items: {
      'esa-certified': 'A licence you can verify ({licence}) and an ESA file opened on each job before tools come out.',
      'service-24-7': 'Trouble at night goes to {phone}, every night of the year. Quotes can wait for morning.',
      'local-experts': 'Stilton Road is the nearer of our offices, and its weekday starts at 7 AM.',
      guaranteed: 'Anything of ours that is not right gets put right, and we would rather hear it from you first.',
    },
  },
  questions: [
    {
      question: 'Our Lake Wilcox house has three additions. Where do you start?',
      answer:
        'With the panel, then each addition in turn and how it was joined to the last. You hear what is urgent and what is only old.',
    },
    {
      question: 'Could a heat pump & a charger share one 100 A service?',
      answer:
        'Possibly, if the charger is managed. Ask the heat pump installer for the nameplate figures, backup heat included: that is the hungry part.',
    },
  ],
  form: {
    heading: 'Start a Richmond Hill request',
    lead: 'Which part of town, what year if you know it, and what you want to plug in.',
    example: 'Example: 1994 detached near Bayview, 100 A, adding a heat pump this fall and a charger next year.',
  },
}
