import type { Question } from '@/content/schema'

export const faqs: readonly Question[] = [
  {
    question: 'What does it cost to find out what is wrong?',
    answer:
      'Finding the fault typically costs {price:diagnostics}, plus HST, in office hours, in a home or a small shop; the repair is priced separately. For nights, weekends and plants, we tell you the price on the phone before we set out. A dead outlet with a plain cause is at the low end. A fault that comes and goes behind finished walls takes longer and costs more.',
  },
  {
    question: 'How much is a panel upgrade?',
    answer:
      'A panel upgrade typically costs {price:panel-upgrade}, plus HST. A swap of the same size is at the low end. {rule:larger-service} Before we quote a larger panel, we add up what your house can draw. If the panel you have is enough, we say so. Read more about [panel upgrades](/residential/panel-upgrades).',
  },
  {
    question: 'What does it cost to change a fuse box to breakers?',
    answer:
      'Changing fuses to breakers typically costs {price:fuse-to-breaker}, plus HST. If your insurer asked for it, first find out what it wants to see. Read more about [fuse box conversions](/residential/fuse-box-conversions).',
  },
  {
    question: 'What do pot lights cost?',
    answer:
      'Pot lights typically cost {price:pot-light}, installed, plus HST. An open ceiling is quicker than finished plaster. Read more about [pot lights and LED lighting](/residential/pot-lights-led-lighting).',
  },
  {
    question: 'How much is it to install a Level 2 EV charger?',
    answer:
      'The wiring typically costs {price:ev-level-2}, plus HST; the charger is extra. The distance from the panel counts most, and then the room left in it. Read more about [EV charger installation](/ev-energy/charger-installation).',
  },
  {
    question: 'How long does a panel upgrade take?',
    answer:
      'It takes 4 to 8 hours, one working day, with the power off. If you need more amps, your utility has to approve and connect the larger service, and that can take weeks to many months. See [what the utility does](/residential/panel-upgrades#utility).',
  },
  {
    question: 'How long does smart home programming take?',
    answer:
      'It takes 2 to 6 hours or more. A few dimmers and a keypad are quick. A whole house of scenes, shades and schedules takes longer, and we fine-tune it once you have lived with it. Read more about [smart home systems](/smart-home).',
  },
  {
    question: 'Are you licensed, and who takes out the permit?',
    answer:
      'Yes, we hold {licence}. We file the notification, often called a permit, with the Electrical Safety Authority (ESA) before work starts. {rule:certificate} To check us, call ESA at {phone:esa} and give that number: it should name {business}. Every licensed contractor in Ontario carries liability insurance of two million dollars or more, so ask to see our certificate.',
  },
  {
    question: 'Which areas do you serve, and when?',
    answer:
      'We serve [Toronto](/toronto) and the towns around it, from Burlington to Clarington and north to Newmarket. Our contact page lists [all areas and office hours](/contact). The emergency phone, {phone}, is answered 24/7.',
  },
  {
    question: 'How do I get my invoice?',
    answer: 'You get it by email when the work is done. It can go to your accountant as well.',
  },
  {
    question: 'How can I pay?',
    answer: 'You can pay by {payment}, in Canadian dollars. If a company or a condo pays, tell us when you book.',
  },
]
