// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FaqList, visibleQuestions } from '@/components/home/faq-list'
import { HomeTitle } from '@/components/home/hero'
import { FloatingRequest } from '@/components/layout/floating-request.client'
import { LeadForm } from '@/components/lead-form/lead-form'
import { PriceSum } from '@/components/service/price-sum'
import { homeWords } from '@/content/interface'
import { sharedForm } from '../fixtures/lead-form'

afterEach(cleanup)

describe('FaqList', () => {
  const items = Array.from({ length: visibleQuestions + 2 }, (_, n) => ({ question: `Question ${n}?`, answer: `See [page ${n}](/page).` }))
  const parse = (html: string) => {
    const holder = document.createElement('div')
    holder.innerHTML = html
    return holder
  }

  it('renders all questions in order, with those after the first ones in one fold', () => {
    const node = parse(renderToStaticMarkup(<FaqList items={items} />))
    const headings = [...node.querySelectorAll('h3')].map((heading) => heading.textContent)
    expect(headings).toEqual(items.map(({ question }) => question))
    expect(node.querySelectorAll('details details h3')).toHaveLength(2)
    expect(node.querySelectorAll('button')).toHaveLength(0)
    expect(node.textContent).toContain(homeWords.showAll)
  })

  it('has no fold when every question is shown', () => {
    const node = parse(renderToStaticMarkup(<FaqList items={items.slice(0, visibleQuestions)} />))
    expect(node.querySelectorAll('details details')).toHaveLength(0)
    expect(node.textContent).not.toContain(homeWords.showAll)
  })
})

describe('HomeTitle', () => {
  it.each([
    ['Lamps & bells.', 1],
    ['Toronto electricians.', 0],
    ['Lamps & bells & more', 2],
    ['R&D wiring', 0],
  ])('says %s whole, with a lamp for each "&" between words', (display, lamps) => {
    const { container } = render(<HomeTitle id="top" display={display} sub="Since 1999" />)
    expect(container.textContent?.replace(/\s+/g, ' ')).toBe(`${display} Since 1999`)
    expect(container.querySelectorAll('.lamp')).toHaveLength(lamps)
  })
})

describe('PriceSum', () => {
  it.each([
    ['$1,500-$3,500+', '$1,500–$3,500+', []],
    ['$120-$250 each', '$120–$250', ['each']],
    ['from $1,500', '$1,500', ['from']],
    ['$1,500 and up', '$1,500', ['and up']],
  ])('sets the figures of %s large, and every other word small', (range, large, small) => {
    const { container } = render(<PriceSum label="Price" range={range} />)
    const node = container.querySelector('p:last-child')
    const words = [...(node?.querySelectorAll('small') ?? [])]
    expect(words.map((word) => word.textContent?.trim())).toEqual(small)
    for (const word of words) word.remove()
    expect(node?.textContent?.replaceAll('\u200a', '')).toBe(large)
  })
})

describe('LeadForm', () => {
  it('is labelled by its heading, and two forms on a page have different ids', () => {
    render(<LeadForm settings={sharedForm} heading="Ask us" example="" />)
    expect(screen.getByRole('form', { name: 'Ask us' })).toBeTruthy()
    const both = renderToStaticMarkup(
      <>
        <LeadForm settings={sharedForm} example="" />
        <LeadForm settings={sharedForm} example="" id="estimate" />
      </>,
    )
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('FloatingRequest', () => {
  it('is a link to the form, hidden before the page is scrolled', () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    render(<FloatingRequest href="#quote" label="Request" />)
    const link = screen.getByText('Request')
    expect(link.getAttribute('href')).toBe('#quote')
    expect(link.hasAttribute('data-shown')).toBe(false)
    vi.unstubAllGlobals()
  })
})
