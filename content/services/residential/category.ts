import { defineCategory } from '@/content/schema/category'

export default defineCategory({
  name: 'Residential',
  order: 10,
  allLink: 'All residential work',
  panelColumn: 'left',
  tone: 'morning',
  listStyle: 'panel',
  seoTitle: 'Residential electricians in Toronto & GTA, licensed',
  metaDescription:
    'Licensed residential electricians in Toronto and the GTA: panels, fuse boxes, pot lights, old wiring, hot tubs. Typical prices listed, quotes in writing.',
  h1: 'Residential electricians in Toronto and the GTA',
  lead: "Tell us what is wrong, or [send your insurer's letter]({photos}). We name the least work that settles it. If you need none, we say so.",
  updatedOn: '2026-11-28',
  summary: 'Panels, lights and old wiring at home, inside and out.',
  choices: {
    heading: 'Which one do you need?',
    items: [
      {
        question: 'Do you have glass fuses?',
        service: 'residential/fuse-box-conversions',
        note: 'We change fuses to breakers in about one working day.',
      },
      {
        question: 'Is every breaker slot full?',
        service: 'residential/panel-upgrades',
        note: 'You may need a new panel, or only a small second panel beside the one you have.',
      },
      {
        question: 'Was your house built before about 1945?',
        service: 'residential/knob-tube-wiring',
        note: 'We trace the old wire first, and you can have it replaced in stages.',
      },
      {
        question: 'Is a room dim, or does a dimmer hum?',
        service: 'residential/pot-lights-led-lighting',
        note: 'We put lights where you need them, on a dimmer that suits them.',
      },
      {
        question: 'Does the bathroom mirror stay fogged, or does the outlet by the sink have no test button?',
        service: 'residential/ceiling-bathroom-fans-gfci',
        note: 'A fan and a GFCI outlet, which cuts the power if you could get a shock, often take one visit.',
      },
      {
        question: 'Are your smoke alarms more than ten years old?',
        service: 'residential/surge-protection-alarms',
        note: 'New alarms can all sound together, and a surge protector goes in at the panel.',
      },
      {
        question: 'Are you getting a hot tub or a pool?',
        service: 'residential/hot-tub-pool-connections',
        note: 'Call before delivery, because the work depends on where the tub or pool goes.',
      },
      {
        question: 'Is your yard dark at night?',
        service: 'residential/landscape-outdoor-lighting',
        note: 'We light paths, steps, trees and the side door.',
      },
    ],
    noneFits:
      'Call {phone} and tell us what you see. {danger-short:smoke} If something is hot or buzzing without smoke, see [what to do about a hot outlet or panel](/emergency).',
    folds: [
      {
        heading: 'How old is your house, and what wiring goes with it?',
        paragraphs: [
          'In a house from before about 1945, there may still be [knob and tube](/residential/knob-tube-wiring) in the walls. From then to the late 1960s, a [fuse box](/residential/fuse-box-conversions) on a 60 A service was usual. From the mid-1960s to the late 1970s, the wire may be aluminum, which is safe when it is properly connected.',
          'After that it is mostly copper, with breakers and 100 A. That is fine until you add a car charger and a heat pump. Then ask for a load calculation, which adds up what the house runs and shows if there is room.',
        ],
      },
      {
        heading: 'Are you selling, buying or renewing your insurance?',
        paragraphs: [
          'Insurers and inspectors often ask about [Federal Pioneer or Federal Pacific panels](/residential/panel-upgrades), 60 A services, [aluminum wiring, two-prong outlets](/residential/knob-tube-wiring) and [fuses](/residential/fuse-box-conversions). Our pages say what is true about each and what you may be asked to do.',
          '[Send us the letter]({photos}) from your insurer or the home inspector. We will tell you the least work that satisfies it.',
        ],
      },
      {
        heading: 'Can several jobs be done in one visit?',
        paragraphs: [
          'Often they can. Outdoors, a hot tub and garden lights may share a trench. Indoors, a fan, two outlets and the alarms may share a visit. Tell us the whole list, and we plan it once.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why choose us for your home',
    items: [
      {
        title: 'A licence you can check',
        text: 'Before you let us in, call ESA, the Electrical Safety Authority, at {phone:esa}, and give {licence}. You should hear the name {business}.',
      },
      {
        title: 'A family firm',
        text: 'We are family-run, in business since {claim:sinceServices}. Ontario asks a licensed contractor for at least two million dollars of liability insurance, so ask us for the certificate.',
      },
      {
        title: 'Every kind of wiring',
        text: 'In {claim:experienceServices} of house calls we have worked on porcelain knobs, glass fuses, aluminum and smart dimmers. We tell you what can stay.',
      },
      {
        title: 'Prices and permits',
        text: 'Our typical prices are on these pages, and your quote is in writing. We file with ESA before work starts, and send you its certificate once the work has passed.',
      },
    ],
  },
  form: {
    heading: 'Get a written quote for your home',
    lead: 'Tell us how old the house is, what you see and what you want done.',
    example: 'Example: 1962 bungalow, glass fuses, the insurer wants 100 A. Thinking about an EV next year.',
  },
  drawing: { art: 'house', crop: { wide: [24, 6, 1152, 614], phone: [300, 6, 560, 614] } },
})
