import type { CategoryPage } from '@/lib/content/types'

export const page: CategoryPage = {
  seoTitle: 'EV chargers, generators & home energy in the GTA',
  metaDescription:
    'Level 2 EV chargers, generator wiring and energy management in Toronto and the GTA. First a load calculation, then a plan for your panel. Call or write.',
  h1: 'EV chargers, generators & home energy',
  lead: 'A car, a generator and a heat pump all ask the same thing of your house: how much can the panel carry, and when? We work that out first, and then we wire it.',
  updatedOn: '2026-11-20',
  image: 'ev-charger',
  summary: 'Level 2 chargers, generator transfer equipment and load control, each sized from a load calculation.',
  guide: {
    heading: 'Three jobs that start at the panel',
    lead: 'Each of these adds a large load or a second source of power. All three are reported to ESA, and all three go better when they are planned as one.',
  },
  choosing: {
    heading: 'Car, backup or both: where to begin',
    paragraphs: [
      'If a car is on order, begin with [EV charger installation](/ev-energy/charger-installation). A Level 2 charger needs a circuit of its own at about 240 V, and the length of cable from panel to parking spot decides much of the work. Before we price it we do a load calculation, which adds up what your house can draw at once. Many homes pass, and many with 100 A, as in the newer streets of [Milton](/gta/milton) or [Brampton](/gta/brampton), come close to the line.',
      'When the sum comes out tight, read about [energy management](/ev-energy/energy-management) before you agree to a bigger service. A small device watches the house and lets the car wait while the oven is on. It can often avoid the upgrade. Where it cannot, a [panel upgrade](/residential/panel-upgrades) is one working day for the swap, but a larger service also needs the utility, and that takes from weeks to many months.',
      'If the lights going out is what worries you, go to [generator wiring](/ev-energy/generator-wiring). It covers both kinds: the portable on wheels that you start by hand, and the standby set outside that starts by itself. Rural places feel it most. In the hamlets of [Caledon](/gta/caledon) and on the moraine around [King City](/gta/king-city), a dead pump means no water from the well.',
      'Two of these together need one plan. A generator that runs the fridge and furnace should not find itself feeding a car. A charger on the wrong side of a transfer switch can overload a small set at once. Tell us about the second project even if it is two years off, because a spare conduit or a larger subpanel costs little on the first visit.',
      'Townhouse and condo owners have the board to ask as well, and the charger page explains the written request of a condo owner. For surges when the power comes back, see [surge protection](/residential/surge-protection-alarms), which is a modest addition while the panel is already being worked on.',
    ],
  },
  why: {
    heading: 'Why choose us for the heavy loads',
    items: [
      {
        title: 'The sum before the sale',
        text: 'You see the load calculation and what it says about your service before you decide on anything.',
      },
      {
        title: 'Older than the charger',
        text: 'We have put in panels, masts and meter bases since {claim:sinceServices}. A charger is one more circuit on the end of that work.',
      },
      {
        title: 'The paperwork is part of the job',
        text: 'We are a licensed electrical contractor, {licence}. We file the ESA notification before work starts and deal with the utility when it has a part in the job.',
      },
      {
        title: 'We know where our work ends',
        text: 'Gas piping belongs to a TSSA-registered contractor, the meter to the utility. After {claim:experienceServices} we know who comes first, and we tell you.',
      },
    ],
  },
  prices: ['ev-level-2', 'panel-upgrade'],
  form: {
    heading: 'Send us your panel & your plans',
    lead: 'Tell us the size of your main breaker, what you are adding and where it will stand.',
    example: 'Example: 100 A panel in the basement, car arriving in March, detached garage about 12 m from the house.',
  },
}
