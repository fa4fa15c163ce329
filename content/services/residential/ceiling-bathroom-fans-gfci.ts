import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Ceiling fan, bathroom fan & GFCI outlet installation',
  metaDescription:
    'Ceiling fans on a box that can carry them, bathroom fans vented outdoors, GFCI outlets that hold. What needs an ESA notification and what sets the price.',
  h1: 'Ceiling & bathroom fans, GFCI outlets',
  lead: 'Three small jobs that look like swaps. Each has a hidden part: for a ceiling fan it is the box, for a bathroom fan the duct, for an outlet the wire behind it.',
  updatedOn: '2026-11-20',
  summary: 'Fans hung and vented properly, and GFCI outlets where water is near, in one visit where we can.',
  circuit: '15 or 20 A, 120 V, GFCI',
  image: 'scorched-receptacle',
  facts: [
    { label: 'Price', value: 'Quoted after a look' },
    { label: 'On site', value: 'An hour or two for a simple fan' },
    { label: 'Permit', value: 'ESA notification for a new outlet or fan' },
    { label: 'Utility', value: 'Not involved' },
    { label: 'Power off', value: 'One circuit' },
  ],
  what: {
    heading: 'The part you cannot see',
    paragraphs: [
      'A ceiling fan shakes a little, so it needs a box made to carry one; a plain light box can work loose. A bathroom fan has to push damp air outdoors, because in the attic that air feeds mould. A GFCI compares the current going out with the current coming back, and cuts off in a blink when they differ.',
      'We have fitted all three since {claim:sinceServices}. A home built between the mid-1960s and late 1970s, as many in [Brampton](/gta/brampton) and [Pickering](/gta/pickering) were, may have aluminum wiring. It is safe when properly terminated, with parts made for it. Some insurers ask for an ESA inspection.',
    ],
  },
  signs: {
    heading: 'Worth having looked at',
    items: [
      'An outlet is scorched or hot. Leave the plug in, do not touch it, and follow the [steps for a hot or sparking outlet](/emergency/electrical-repairs). Smoke or flame: everyone out, then 911.',
      'The mirror is still fogged half an hour after a shower.',
      'A ceiling fan wobbles or clicks, or hangs where a light used to be.',
      'There is no GFCI by the kitchen sink, the basin or the back door.',
      'A GFCI drops out the moment you reset it.',
      'Outlets take two prongs, and the house lives on adapters.',
    ],
  },
  steps: {
    heading: 'What happens at the visit',
    items: [
      {
        title: 'Behind the plate',
        text: 'A licensed electrician turns the circuit off, proves it dead and checks the box, the wire and the ground. Ten minutes here decide the rest, because aluminum, a missing ground or a crammed box changes the parts that we use.',
      },
      {
        title: 'What ESA hears about',
        text: 'A new outlet or a replaced ceiling fan is reported to ESA, and we file the notification before work starts. A like-for-like switch as a rule is not. Your utility stays out of it, and the rest of the house stays on.',
      },
      {
        title: 'Ceiling fan',
        text: 'A fan-rated box goes on the joist, or on a brace between joists. We hang the fan, balance the blades and match the control. On a good box this often takes an hour or two, and a new spot takes longer, with cable to fish.',
      },
      {
        title: 'Bathroom fan',
        text: "The fan goes in the ceiling, with a duct to a hood outside, sealed, and insulated where it crosses a cold attic. A timer keeps it running after the shower. There is some dust to vacuum. A hole in the roof may be a roofer's.",
      },
      {
        title: 'GFCI and proof',
        text: 'One GFCI can protect the outlets after it, so we find the right first one. Each protected outlet is tested and labelled. Where an inspection is called for, we book it, and you keep the papers.',
      },
    ],
  },
  cost: {
    heading: 'An hour or most of a day',
    paragraphs: [
      'There is no list price, since the same fan can be an easy hour or most of a day. Ceiling height, a way into the attic, a duct to build, a new switch and the age of the wire do the deciding. The fan itself is extra unless the quote says otherwise.',
      'If the visit is to find out why outlets are dead, that is small diagnostics: {price:diagnostics}, plus HST. The range is typical and no estimate. Save up your small jobs: three in one visit cost less than three visits.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Five things to tell us',
    items: [
      "The fan's make and model, or a photo of its box.",
      'Ceiling height, and what lies above it.',
      'The year the house was built.',
      'Which outlets are dead, and what you have tried to reset.',
      'Where the bathroom fan blows now, if it blows anywhere.',
    ],
  },
  questions: [
    {
      question: 'Do two-prong outlets have to be rewired?',
      answer:
        'Not always. As a rule, a GFCI can protect an outlet that has no ground. It guards people without adding the ground, so the outlet is marked, and some electronics still want one. Where cable can be reached, a grounded circuit is the better fix.',
    },
    {
      question: 'Why does my GFCI keep tripping?',
      answer:
        'Either it is doing its job or it is worn out. Damp in an outdoor box, a failing appliance or a fault farther along can set it off. Unplug what it feeds and reset it once. If it drops again, leave it and read about [breakers that keep tripping](/emergency/breaker-trips).',
    },
    {
      question: 'Can a fan go where a light hangs now?',
      answer:
        'Often, with enough headroom and a joist nearby. The box is changed for one rated to carry a fan. The old switch can stay for plain on and off, while separate control of fan and light takes another wire or a remote, or a system you can [talk to](/smart-home/voice-control).',
    },
  ],
  example: 'Example: Bathroom fan is loud and moves no air, outlet by the sink is two-prong',
  related: ['smart-home/smart-panels-occupancy', 'emergency/breaker-trips', 'emergency/electrical-repairs'],
}
