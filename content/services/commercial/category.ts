import { defineCategory } from '@/content/schema/category'

export default defineCategory({
  name: 'Commercial',
  order: 20,
  menu: 'Commercial / Industrial',
  allLink: 'All commercial work',
  panelColumn: 'right',
  tone: 'paper',
  listStyle: 'directory',
  seoTitle: 'Commercial electrician, Toronto & GTA: licensed, 24/7',
  metaDescription:
    'Licensed commercial electricians for shops, restaurants, offices and managed buildings in Toronto and the GTA. Fit-outs, LED, panels, exit lights. Call 24/7.',
  h1: 'Commercial electricians in Toronto and the GTA',
  lead: 'We wire, light and repair shops, offices and buildings. We ask first what goes dark, for how long, and who has been told.',
  updatedOn: '2026-11-28',
  summary: 'Shops, offices, restaurants and whole buildings.',
  choices: {
    heading: 'Which commercial service do you need?',
    items: [
      {
        question: 'Are you moving into a unit, or changing its use?',
        service: 'commercial/office-retail-restaurant',
        note: 'Fit-outs, new circuits and repairs',
      },
      {
        question: 'Do your lights hum, or is your panel full?',
        service: 'commercial/panel-lighting-upgrades',
        note: 'LED typically uses 50-80% less energy for lighting',
      },
      {
        question: 'Is the power at the wrong voltage, or too far away?',
        service: 'commercial/transformers-subpanels',
        note: 'We bring 600 V down to 120/208 V',
      },
      {
        question: 'Did a fire inspection list your exit lights?',
        service: 'commercial/exit-security-lighting',
        note: 'We test, repair and log every unit',
      },
      {
        question: 'Is the main board old, or does the building have no drawing?',
        service: 'commercial/power-distribution',
        note: 'We survey the building, renew boards and plan each shutdown',
      },
    ],
    noneFits:
      'If your job is not on this page, call {phone} and tell us what you see. For machines on 600 V, see [industrial work](/industrial).',
    folds: [
      {
        heading: 'What does a commercial job cost?',
        paragraphs: [
          'Finding a fault in a small shop in office hours is typically {price:diagnostics}, plus HST; the repair is priced separately. For nights, weekends and plants, you hear the price on the phone. We price a project after a walk-through, because two units of the same size can need very different work. You get the price in writing before we start.',
        ],
      },
      {
        heading: 'Who needs to know before we start?',
        paragraphs: [
          'Usually your landlord or manager, your tenants, and whoever can shut the equipment down. If we touch the fire alarm, the fire alarm company has to know as well. We file with ESA.',
          'If your building plans [EV chargers](/ev-energy), your utility owes you a free first consultation.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why choose us for your building',
    items: [
      {
        title: 'We plan around what must stay on',
        text: 'In {claim:experienceServices} of work in open shops and lived-in buildings, we have learned what to ask before we switch anything off: the freezers, the doors, the alarm, and who needs to hear about it.',
      },
      {
        title: 'A licence you can look up',
        text: 'We are a licensed electrical contractor, {licence}. Check the number in the Contractor Locator of ESA, the Electrical Safety Authority, before you sign with anyone.',
      },
      {
        title: 'Still here when you call back',
        text: 'We are family-run, in business since {claim:sinceServices}. If your next tenant asks who wired the unit, you can still call us.',
      },
      {
        title: 'Papers in order',
        text: "You get typed panel lists with the names on your doors, ESA's Certificate of Acceptance, and invoices by email. Licensed contractors in Ontario carry at least $2,000,000 of liability insurance. Ask us for our certificate.",
      },
    ],
  },
  form: {
    heading: 'Get a quote for your building',
    lead: 'Tell us what the space is used for and what must not lose power.',
    example:
      'Example: Ground-floor café, new espresso machine is 208 V three-phase. Panel has no free spaces. We open in March.',
  },
  drawing: {
    art: 'building',
    circuits: ['c-shop', 'c-kitchen', 'c-office', 'c-exit', 'c-transformer', 'c-subpanel', 'c-distribution'],
    crop: { wide: [0, 74, 1200, 522], phone: [60, 96, 560, 500] },
  },
})
