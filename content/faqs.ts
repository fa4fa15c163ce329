import type { Question } from '@/lib/content/types'

/** The eleven questions of the home page: prices first. The first six show at once. */
export const faqs: readonly Question[] = [
  {
    question: 'What does it cost to find out what is wrong?',
    answer:
      'Small diagnostics typically run {price:diagnostics}, plus HST. A dead outlet with an obvious cause is at the low end, and a fault that comes and goes behind finished walls is not.',
  },
  {
    question: 'How much is a panel upgrade?',
    answer:
      'Typically {price:panel-upgrade}, plus HST. The size of the service, the meter base, the mast and the distance to the new panel decide where you land. [How a panel upgrade goes](/residential/panel-upgrades) has the details.',
  },
  {
    question: 'What does it cost to change a fuse box to breakers?',
    answer:
      'A [fuse-to-breaker conversion](/residential/fuse-box-conversions) typically runs {price:fuse-to-breaker}, plus HST. Many insurers ask about fuses, so find out first what yours wants to see on paper.',
  },
  {
    question: 'What do pot lights cost?',
    answer:
      'Typically {price:pot-light}, installed, plus HST. A finished ceiling with no attic above takes more time per light. [Pot lights and LED lighting](/residential/pot-lights-led-lighting) explains which kind goes into an insulated ceiling.',
  },
  {
    question: 'How much is a Level 2 EV charger installation?',
    answer:
      'Typically {price:ev-level-2}, plus HST, and the charger itself is extra. Distance is the main thing, then the room left in your panel. See [EV charger installation](/ev-energy/charger-installation).',
  },
  {
    question: 'How long does a panel upgrade take?',
    answer:
      'The swap takes 4 to 8 hours, one working day, with the power off. A larger service also needs the utility, and its part can take weeks to many months, so ask early.',
  },
  {
    question: 'How long does smart home programming take?',
    answer:
      'Plan on 2 to 6 hours or more. A few dimmers and one keypad are near the low end, while a whole house of scenes, shades and schedules takes longer, and we adjust it once you have lived with it. See [smart home systems](/smart-home).',
  },
  {
    question: 'Are you licensed, and do you take care of the permit?',
    answer:
      'Yes, on both counts: licensed electrical contractor, {licence}. Almost all electrical work has to be reported to the Electrical Safety Authority, and we file that notification before the job starts. After an inspection that passes, ESA issues a Certificate of Acceptance, which you should keep.',
  },
  {
    question: 'Which areas do you serve, and at what hours?',
    answer:
      'Toronto and the towns around it, Burlington to Clarington and north to Newmarket. The [list of areas](/contact) names them all. Office hours are on weekdays. The emergency phone is answered 24/7: {phone}.',
  },
  {
    question: 'How do I get my invoice?',
    answer: 'By email, when the work is done. Give us the address when you book, or a second one for your accountant.',
  },
  {
    question: 'How can I pay?',
    answer:
      'By cash, credit card or debit card, in Canadian dollars. Tell us beforehand if a company or a condo corporation pays.',
  },
]
