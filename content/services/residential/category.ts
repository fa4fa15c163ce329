import type { CategoryPage } from '@/lib/content/types'

export const page: CategoryPage = {
  seoTitle: 'Residential electricians, Toronto & GTA | {business}',
  metaDescription:
    'Panels, fuses, pot lights, old wiring, fans, alarms, hot tubs and garden light. Typical prices, what happens on the day, and who files with ESA.',
  h1: 'Residential electricians, Toronto & GTA',
  lead: 'A house is wired in layers, one owner after another. We work on all of them, from the wire the builder left in 1915 to the charger you want next spring.',
  updatedOn: '2026-11-20',
  image: 'house-at-dusk',
  summary: 'Panels, fuses, pot lights, old wiring, fans, alarms, hot tubs and garden lights, for houses of every age.',
  guide: {
    heading: 'Eight jobs, from the panel outward',
    lead: 'Each line leads to a page that says how the job goes, how long it takes, and what it costs or what the cost depends on.',
  },
  choosing: {
    heading: 'Which of these is yours?',
    paragraphs: [
      'Start at the panel. If it has breakers but no room for a car charger or a heat pump, read about [panel upgrades](/residential/panel-upgrades). If it has glass fuses, it is a [fuse box conversion](/residential/fuse-box-conversions), which is a smaller job as long as the service keeps its size. In both cases the swap itself is about a working day, and only a larger service has to wait for the utility.',
      'Then the age of the house. In a house from the 1940s or earlier, the walls may still hold [knob-and-tube wiring](/residential/knob-tube-wiring). From the mid-1960s to the late 1970s, the wire may be aluminum, which is safe when properly terminated. Insurers ask about both, and each has its own rules, so find out what yours wants before you plan anything.',
      'Some calls are about daily comfort. A kitchen with one dim fixture needs [pot lights](/residential/pot-lights-led-lighting). A mirror that stays fogged, a fan that wobbles or an outlet without protection by the sink belongs with [fans and GFCI outlets](/residential/ceiling-bathroom-fans-gfci). These are short visits, and two or three fit well into one.',
      "For what you hope never happens, there are [surge protection and alarms](/residential/surge-protection-alarms). Ontario's carbon monoxide rule changed on January 1, 2026, so check your storeys against it. Outdoors, [hot tub and pool connections](/residential/hot-tub-pool-connections) and [landscape lighting](/residential/landscape-outdoor-lighting) share a first step: buried lines are located before anyone digs. Planned together, they may share a trench.",
      'Not sure? Describe what you see. A tripping breaker can be a tired toaster or a failing panel, and a few questions usually tell which. If something is hot, buzzing or smells of burning, go to [electrical emergencies](/emergency) now. For smoke or flame, get everyone out and call 911.',
    ],
  },
  why: {
    heading: 'Why choose us for the house',
    items: [
      {
        title: 'A licence you can look up',
        text: "{business} is a licensed electrical contractor, {licence}. Put the number into ESA's Contractor Locator before you let us in. In Ontario, anyone you hire to do electrical work must hold a licence.",
      },
      {
        title: 'The same family, still at it',
        text: 'We have been a family-run, insured contractor since {claim:sinceServices}. Call about a job we did, and you reach the firm that did it.',
      },
      {
        title: 'Every layer of wiring',
        text: '{claim:experienceServices} of house calls means porcelain knobs, glass fuses, aluminum and smart dimmers, sometimes in one hallway. We tell you what can stay.',
      },
      {
        title: 'Paper with the work',
        text: 'We file the ESA notification before work starts and are straight about what gets inspected. Quotes are in writing. Our typical prices stand on these pages for anyone to compare.',
      },
    ],
  },
  prices: ['panel-upgrade', 'fuse-to-breaker', 'pot-light', 'diagnostics'],
  form: {
    heading: 'Tell us about the house',
    lead: 'Its age, what you see, and what you want. Or call {phone}.',
    example: 'Example: 1962 bungalow, glass fuses, the insurer wants 100 A. Thinking about an EV next year.',
  },
}
