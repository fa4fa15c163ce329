import type { AboutPage } from '@/lib/content/types'

export const page: AboutPage = {
  seoTitle: 'About {business}: a family of electricians',
  metaDescription:
    'Who we are and how we work: a family-run licensed electrical contractor in Toronto and the GTA. Our licence, our stats, and what to expect on a job.',
  h1: 'A family firm & its trade',
  lead: 'We are a family of electricians with a shop in Woodbridge and an office on Yonge Street. We wire houses, stores and plants, and we answer our own phone.',
  updatedOn: '2026-11-20',
  image: 'electricians-tools',
  stats: [
    { value: '{claim:experienceAbout}', label: 'Years', note: 'Of electrical work around the GTA' },
    { value: '{claim:projectsAbout}', label: 'Projects', note: 'Single outlets count, and so do whole plants' },
    { value: '{claim:availabilityAbout}', label: 'Emergency phone', note: 'Nights and holidays included' },
    { value: '{claim:satisfactionAbout}', label: 'Satisfaction', note: 'The aim of every job. Not right? Call us.' },
  ],
  story: {
    heading: 'How we think about the work',
    paragraphs: [
      'Electricity is the one trade in a house that you cannot see. Water leaves a stain and a crooked door shows, but a bad joint behind plaster shows nothing until it is warm. So most of what you pay an electrician for is care in places that nobody will look at again.',
      'That is why the family stayed in it. You learn the trade from someone who checks your work, and later you check the work of others. When a job goes wrong at night, the same people who did it answer for it, and that keeps the joints tight.',
      'The region makes the trade interesting. In one week the work can run through a century of wiring. There are brick rows in [Riverdale](/toronto/riverdale), where knob and tube may sit behind the lath. There are bungalows in [Scarborough](/gta/scarborough) from the sixties, and subdivisions in [Markham](/gta/markham) where a second car charger no longer fits the panel, and then a shop in Concord that runs on 600 V. Each age has its habits, and knowing them saves opening walls.',
      'We do not sell what the load does not need. Before a [larger panel](/residential/panel-upgrades) or an [EV charger](/ev-energy/charger-installation) we add up what the house already draws. Sometimes the answer is a bigger service, and sometimes it is a small device that shares the power you have, at a lower cost.',
      'Paper matters too. Work that goes unreported can trouble a sale or a claim years later, so the notification goes in before we start. Keep the ESA Certificate of Acceptance when your job gets one, since a buyer may ask for it long after you have forgotten our name.',
    ],
  },
  why: {
    heading: 'Five things you can check',
    items: [
      {
        title: 'The licence number',
        text: 'We work as a licensed electrical contractor, {licence}. The Electrical Safety Authority lists every licensed contractor in Ontario, so you can look us up. Its own number is [1-877-372-7233](tel:+18773727233).',
      },
      {
        title: 'The notification',
        text: 'Almost all electrical work is reported to ESA by whoever does it, so ask us for the notification number of your job.',
      },
      {
        title: 'The insurance',
        text: 'Ontario asks a licensed contractor to carry at least two million dollars of liability insurance. Ask to see ours.',
      },
      {
        title: 'The price, in writing',
        text: 'You get a written price before work begins, and the [ranges we publish](/) are there to compare it with. Invoices come by email. Cash, credit card and debit card are fine.',
      },
      {
        title: 'The Lutron dealership',
        text: 'We are an authorized dealer, which means that a [HomeWorks system](/smart-home/lutron-homeworks) is designed, installed and programmed by one firm.',
      },
    ],
  },
  services: {
    heading: 'Four kinds of electrical work',
    lead: 'The tools overlap, but the rules and the hours do not. This is how we divide the work.',
    items: [
      {
        category: 'residential',
        text: 'Panels, lighting, fans, hot tubs and the slow replacement of old wiring, in homes where people live while we work.',
      },
      {
        category: 'commercial',
        text: 'Shops, restaurants and offices: fit-outs, lighting changes and exit signs, often after closing time.',
      },
      {
        category: 'industrial',
        text: 'Services at 347/600 V, machines, transformers and controls, planned around a shutdown.',
      },
      {
        category: 'smart-home',
        text: 'Lutron lighting and shades, with keypads that your guests can use without a lesson.',
      },
    ],
  },
  form: {
    heading: 'Tell us about the job',
    lead: 'A sentence or two is plenty: what you see, what you want, and the rough age of the building.',
    example:
      'Example: Semi from the 1920s, some two-prong outlets upstairs. We would like to know what is in the walls.',
  },
}
