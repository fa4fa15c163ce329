import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FaqList, VISIBLE_QUESTIONS } from '@/components/home/faq-list'
import { HomeTitle } from '@/components/home/hero'
import { HeadPrice } from '@/components/service/head-price'
import { Skyline } from '@/components/toronto/skyline'
import { homeWords, torontoWords } from '@/content/interface'

it.each([0, 2])('FaqList has %i questions after the first ones in a fold, without a script', (folded) => {
  const items = Array.from({ length: VISIBLE_QUESTIONS + folded }, (_, n) => ({
    question: `Question ${n}?`,
    answer: `See [page ${n}](/page).`,
  }))
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(<FaqList items={items} />)
  const headings = [...container.querySelectorAll('h3')].map((heading) => heading.textContent)
  expect(headings).toEqual(items.map(({ question }) => question))
  expect(container.querySelectorAll('details details h3')).toHaveLength(folded)
  expect(container.querySelectorAll('button')).toHaveLength(0)
  expect(container.textContent?.includes(homeWords.showAll)).toBe(folded > 0)
})

it.each([
  ['Lamps & bells.', 1],
  ['Toronto electricians.', 0],
  ['Lamps & bells & more', 2],
  ['R&D wiring', 0],
])('HomeTitle shows %s with %i large ampersands for its "&" between words', (display, ampersands) => {
  const { container } = render(<HomeTitle display={display} sub="Since 1999" />)
  expect(container.textContent?.replace(/\s+/g, ' ')).toBe(`${display} Since 1999`)
  expect(container.querySelectorAll('.ampersand')).toHaveLength(ampersands)
})

it.each([
  [{ low: 1500, high: 3500, openEnded: true }, '$1,500–$3,500+', []],
  [{ low: 120, high: 250, unit: 'lamp' }, '$120–$250', ['each']],
])('HeadPrice shows the amounts of %j large, and their terms', (amounts, large, small) => {
  const price = { work: 'Lamp', ...amounts, terms: ['Typical.', 'The bulb is extra.'], shortTerms: [] }
  const { container } = render(<HeadPrice label="A lamp." price={price} />)
  expect(container.querySelector('p')?.textContent).toBe('A lamp. Typical. The bulb is extra.')
  const node = container.querySelector('p:last-child')
  const words = [...(node?.querySelectorAll('small') ?? [])]
  expect(words.map((word) => word.textContent?.trim())).toEqual(small)
  for (const word of words) word.remove()
  expect(node?.textContent?.replaceAll('\u200a', '')).toBe(large)
})

it.each([0, 1])('Skyline mentions other neighbourhoods only if there are any: %i', (others) => {
  const more = [{ label: 'The Docks', href: '/toronto' } as const].slice(0, others)
  const { container } = render(<Skyline cards={[]} more={more} />)
  expect(container.textContent).toBe(others > 0 ? `${torontoWords.also} The Docks` : '')
})
