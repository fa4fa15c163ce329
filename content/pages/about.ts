import type { AboutPage } from '@/content/schema'

export const page: AboutPage = {
  seoTitle: 'About us: a family of licensed Toronto electricians',
  metaDescription:
    'We are a family of licensed electricians in Toronto and Woodbridge. See our licence, how we work and what we charge for, then call for a written quote.',
  h1: 'About our family of electricians',
  lead: 'We wire houses, stores and plants in Toronto and the GTA. We are licensed and insured, and we answer emergencies day and night.',
  updatedOn: '2026-11-21',
  licence: {
    heading: 'Licensed electrical contractor',
    steps: [
      'Call the Electrical Safety Authority (ESA), [1-877-372-7233](tel:+18773727233). It lists every licensed contractor in Ontario.',
      'Give this number.',
      'The name you hear should be {business}.',
    ],
    list: 'Or look us up in the list of ESA',
  },
  years: {
    heading: 'The wiring in your walls, by year',
    lead: 'The year says what was usual when a house was built. We work on all of it.',
    items: [
      {
        year: '1915',
        title: 'Knob & tube',
        text: 'Cloth-covered wire on porcelain, fitted until the 1940s. Brick rows in [Riverdale](/toronto/riverdale) can still hide some.',
      },
      {
        year: '1950',
        title: '60 amps and fuses',
        text: 'The usual service from the war to the late 1960s. Many bungalows in [Scarborough](/gta/scarborough) started with it.',
      },
      {
        year: '1967',
        title: 'Aluminum',
        text: 'Used in some homes from the mid-1960s to the late 1970s. It is safe when the connections are made properly.',
      },
      {
        year: '1975',
        title: '100 amps',
        text: 'Common from the early 1970s on. It can run short once a car and a heat pump arrive.',
      },
      {
        year: 'Today',
        title: 'Your house',
        text: 'It may hold three of these at once. We find out which, and tell you what needs work and what can stay.',
      },
    ],
  },
  stats: {
    heading: 'The firm in four numbers',
    items: [
      { value: '{claim:experienceAbout}', label: 'Years', note: 'Of electrical work around the GTA' },
      { value: '{claim:projectsAbout}', label: 'Projects', note: 'From one outlet to a whole plant' },
      { value: '{claim:availabilityAbout}', label: 'Emergency phone', note: 'Nights and holidays too' },
      { value: '{claim:satisfactionAbout}', label: 'Satisfaction', note: 'The aim of every job. Not right? Call us.' },
    ],
  },
  story: {
    heading: 'How we work',
    paragraphs: [
      'We answer for what we do. Most of what you pay for is care in places you will never see. A leak leaves a stain. A bad joint behind plaster shows nothing until it is warm. So we check each connection before the cover goes on.',
      'We do not sell you more than you need. Before a [larger panel](/residential/panel-upgrades) or an [EV charger](/ev-energy/charger-installation) we add up what your house already draws. Sometimes you need the bigger panel. Sometimes a small device that shares the power you have will do, for less.',
    ],
  },
  why: {
    heading: 'Why choose us? What you can check',
    items: [
      {
        title: 'The permit',
        text: 'Almost all electrical work has to be reported to ESA. We file the notification before we start: ask us for its number. Keep the certificate that comes after: a buyer may ask for it.',
      },
      {
        title: 'The insurance',
        text: 'A licensed contractor in Ontario carries at least two million dollars of liability insurance. Ask to see ours.',
      },
      {
        title: 'The price',
        text: 'You get it in writing before work starts. Compare it with the [typical prices we publish](/). The invoice comes by email.',
      },
      {
        title: 'The Lutron dealership',
        text: 'We are an authorized dealer. One firm designs, installs and programs your [HomeWorks system](/smart-home/lutron-homeworks).',
      },
    ],
  },
  services: {
    heading: 'Four kinds of electrical work',
    lead: 'Pick the one that is yours. [Chargers and generators](/ev-energy) and [emergencies](/emergency) have pages of their own.',
    items: [
      {
        category: 'residential',
        text: 'Panels, lights, fans, hot tubs and old wiring, in homes where people live while we work.',
      },
      {
        category: 'commercial',
        text: 'Shops, restaurants and offices: fit-outs, better lighting and exit signs, often after closing time.',
      },
      {
        category: 'industrial',
        text: 'Plants on 600 V: machines, transformers and controls, planned around your shutdown.',
      },
      {
        category: 'smart-home',
        text: 'Lutron lighting and shades, with keypads that your guests can use without a lesson.',
      },
    ],
  },
  form: {
    heading: 'Tell us about the job',
    lead: 'A sentence or two is plenty: what you see, what you want, and about how old the building is.',
    example:
      'Example: Semi from the 1920s, some two-prong outlets upstairs. We would like to know what is in the walls.',
  },
}
