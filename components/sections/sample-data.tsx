import type { ReactElement } from 'react'
import { LeadForm } from '@/components/lead-form/lead-form'
import { CallActions } from '@/components/sections/call-actions'
import { phone, settings, text, trail } from '@/components/ui/sample-data'
import type { LinkItem } from '@/lib/content/links'
import type { CutawayView } from '@/lib/drawings/circuits'
import type { ProofView } from '@/lib/views/proof'
import type { TestimonialView } from '@/lib/views/testimonials'

/*
 * Data for the examples of sections: of one kind of page or of several. The words are of the same firm as in `ui`.
 */
export const long = 'What to do about the lamp over the bench that hums in the middle of the night & on Sundays'

export const head = { breadcrumbs: trail, h1: 'Cabin lights in Port Alder', lead: text }

export const call = <CallActions phone={phone} />

export const form = <LeadForm settings={settings} heading="Write" example="It hums." />

export const withCall = { children: call }

export const withNote = { children: <p>And more ashore.</p> }

export const house: CutawayView = {
  live: ['c-panel', 'c-pot-lights', 'c-fans'],
  wide: { art: 'house', box: [0, 0, 1200, 620] },
  phone: { art: 'house-tall', box: [0, 0, 350, 760] },
}

export const building: CutawayView = {
  live: ['c-office', 'c-shop'],
  wide: { art: 'building', box: [0, 90, 680, 530] },
  phone: { art: 'building', box: [60, 110, 560, 500] },
}

export const proof: ProofView = {
  licence: { label: 'Lamp licence', check: '#12, check it', checkAt: 'https://example.com' },
  reviews: { rating: '4.9 of 5, 12 reviews', href: '/#said' },
  since: 'Since 2011',
  hours: { label: 'Every day', times: { days: ['Monday'], opens: '08:00', closes: '18:00', closures: [] } },
}

export const questions = [
  { question: 'Why does it hum?', answer: text },
  { question: long, answer: 'It is a happy lamp.' },
  { question: 'And at night?', answer: 'It hums more softly.' },
]

export const folds = [{ heading: 'Why does it hum?', paragraphs: [text, 'It is a happy lamp.'] }]

export const reasons = [
  { title: 'Two people', text },
  { title: 'One dog', text: 'He listens for the hum.' },
  { title: 'No hurry & no noise', text: 'But on the day of the regatta.' },
]

export const sizes = [
  { value: 10, figure: '10 A', label: 'a dinghy', text: 'One lamp.' },
  { value: 30, figure: '30 A', label: 'a yawl', text },
  { value: 60, figure: '60 A', label: 'a lighthouse', text: 'All of it.' },
]

export const places = [
  { name: 'Below', text },
  { name: 'On deck', text: 'Two lamps.' },
  { name: 'At the masthead', text: 'One, red.' },
]

export const choices = [
  { question: 'Too dark below?', answer: 'Cabin lights', text },
  { question: long, answer: 'A bell', text: 'Rung by hand.' },
]

export const quote = (name: string, words: string): TestimonialView => ({
  name,
  location: 'Port Alder',
  service: 'Cabin lights',
  rating: 5,
  text: words,
})

export const quotes = [
  quote('A. Wick', 'They found the hum, and left it in.'),
  quote('B. Marsh', 'Two people, one dog, three lamps, and the bell rings again after eleven years of silence.'),
  quote('C. Oak', 'Bright.'),
]

export const more: LinkItem = { label: 'All berths', href: '#all' }

/** For what is only used on dark sections. */
export const dark = (part: ReactElement) => <div data-surface="dark">{part}</div>
