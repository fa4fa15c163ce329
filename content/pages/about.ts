import type { AboutContent } from '@/content/schema'

export const page: AboutContent = {
  seoTitle: 'About us: a family-run, licensed Toronto electrical firm',
  metaDescription:
    'We are a family-run, licensed electrical contractor in Toronto and Woodbridge. See our licence, how we work and our prices, then call for a written quote.',
  h1: 'About our licensed electrical firm',
  lead: '{business} is a licensed, insured electrical contractor in Toronto and Woodbridge. Here is who answers for our work, and what you can check yourself.',
  updatedOn: '2026-11-28',
  licence: {
    heading: 'Licensed electrical contractor',
    steps: [
      'Call the Electrical Safety Authority (ESA), {phone:esa}. It lists every licensed contractor in Ontario.',
      'Give the licence number on this card.',
      'The name you hear should be {business}.',
    ],
    checkLink: 'Or look us up in the ESA list',
  },
  years: {
    heading: 'The wiring in your walls, by year',
    lead: 'The year tells you what was usual when a house was built. We work on all of it.',
    items: [
      {
        year: '1915',
        title: 'Knob & tube',
        text: 'Knob and tube is {rule:knob-and-tube}. Some brick rows in [Riverdale](/toronto/riverdale) may still have it.',
      },
      {
        year: '1950',
        title: '60 amps and fuses',
        text: 'A 60 A service with fuses was usual from the war to the late 1960s. Many bungalows in [Scarborough](/gta/scarborough) started with it.',
      },
      {
        year: '1967',
        title: 'Aluminum',
        text: '{rule:aluminum}',
      },
      {
        year: '1975',
        title: '100 amps',
        text: 'A 100 A service was common from the early 1970s on. It can run short once a car and a heat pump arrive.',
      },
      {
        year: 'Today',
        title: 'Your house',
        text: 'Many houses hold several kinds of wiring at once. We find out which, and tell you what needs work and what can stay.',
      },
    ],
  },
  figures: {
    heading: 'Our work in four numbers',
    items: [
      { value: '{claim:experienceAbout}', label: 'Years of experience', note: 'We know the wiring of the GTA well' },
      { value: '{claim:projectsAbout}', label: 'Projects', note: 'From one outlet to a whole plant' },
      { value: '{claim:availabilityAbout}', label: 'Emergency phone', note: 'We answer nights and holidays too' },
      {
        value: '{claim:satisfactionAbout}',
        label: 'Satisfaction',
        note: 'That is our aim on every job. If something is not right, call us.',
      },
    ],
  },
  story: {
    heading: 'Who we are and how we work',
    paragraphs: [
      '{business} is a family-run firm. A Master Electrician answers for our work, as the licence of every electrical contractor in Ontario requires. We work in houses, stores and plants in Toronto and the GTA, and we answer emergencies day and night. You can reach us at our offices on {street:toronto} in Toronto and {street:woodbridge} in Woodbridge.',
      'You cannot see a bad joint behind plaster, so we check each connection before the cover goes on. We do not sell you more than you need. Before we quote a [larger panel](/residential/panel-upgrades) or an [EV charger](/ev-energy/charger-installation), we add up what your house already draws. Sometimes you need the bigger panel. Sometimes a small device that shares the power you have will do, for less.',
    ],
  },
  reasons: {
    heading: 'Why choose us: what you can check, and how',
    items: [
      {
        title: 'Ask us for the permit number',
        text: 'Almost all electrical work has to be reported to ESA. We file the notification before we start, and you can ask us for its number. {rule:certificate}',
      },
      {
        title: 'Ask to see our insurance',
        text: 'A licensed contractor in Ontario carries at least two million dollars of liability insurance. Ask us for the certificate.',
      },
      {
        title: 'Compare our prices',
        text: 'You get the price in writing before work starts, so you can compare it with the [typical prices we publish](/#prices). The invoice comes by email.',
      },
      {
        title: 'Ask who programs your Lutron',
        text: 'We do, as an authorized dealer. One firm designs, installs and programs your [HomeWorks system](/smart-home/lutron-homeworks).',
      },
    ],
  },
  services: {
    heading: 'Four kinds of electrical work',
    lead: 'Choose one. There are separate pages for [chargers and generators](/ev-energy) and for [emergencies](/emergency).',
    items: [
      {
        category: 'residential',
        text: 'We work on panels, lights, hot tubs and old wiring, in homes where people live while we work.',
      },
      {
        category: 'commercial',
        text: 'We wire shops, restaurants and offices, with better lighting and exit signs, often after closing time.',
      },
      {
        category: 'industrial',
        text: 'We wire machines, transformers and controls in plants on 600 V, planned around your shutdown.',
      },
      {
        category: 'smart-home',
        text: 'We install Lutron lighting and shades, with keypads that your guests can use without a lesson.',
      },
    ],
  },
  form: {
    heading: 'Tell us about the job',
    lead: 'A sentence or two is plenty. Tell us what you see, what you want, and about how old the building is.',
    example:
      'Example: Semi from the 1920s, some two-prong outlets upstairs. We would like to know what is in the walls.',
  },
}
