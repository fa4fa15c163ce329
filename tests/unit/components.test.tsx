// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FloatingRequest } from '@/components/chrome/floating-request.client'
import { LeadForm } from '@/components/lead-form/lead-form'
import { Carousel } from '@/components/sections/carousel.client'
import { Facts } from '@/components/sections/facts'
import { FaqList } from '@/components/sections/faq-list'
import { PlaceCards } from '@/components/sections/place-cards'
import { PriceTable } from '@/components/sections/price-table'
import { Quote } from '@/components/sections/quotes'
import { Schedule } from '@/components/sections/schedule'
import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import { SectionBoundary } from '@/components/ui/section-boundary.client'
import { faqs } from '@/content/faqs'
import { prices } from '@/content/prices'
import { panelUpgradeTestimonials } from '@/content/testimonials'
import { fill } from '@/lib/content/fill'
import { leadFormFor } from '@/lib/leads/form'
import { categoryView } from '@/lib/views/category'
import { torontoView } from '@/lib/views/toronto'

afterEach(cleanup)

describe('Schedule', () => {
  const { rows, name } = categoryView('residential')

  it('lists each service once, as one link with its name, price and circuit', () => {
    render(<Schedule caption={name} rows={rows} />)
    const items = screen.getAllByRole('listitem')
    expect(items).toHaveLength(8)
    for (const [index, row] of rows.entries()) {
      const link = within(items[index] as HTMLElement).getByRole('link')
      expect(link.getAttribute('href')).toBe(row.href)
      expect(link.textContent).toContain(row.circuit)
      expect(within(link).getByRole('heading', { level: 3 })).toBeTruthy()
    }
    expect(items[0]?.textContent).toContain(prices['panel-upgrade'].range)
  })

  it('shows no price where the service has none of its own', () => {
    render(<Schedule caption={name} rows={[{ name: 'A', href: '/a', summary: 'B.', circuit: '15 A' }]} />)
    expect(screen.getByRole('listitem').textContent).not.toContain('$')
  })
})

describe('FaqList', () => {
  const items = fill(faqs, '/')

  it('has all questions in its HTML, in their order, the first one open', () => {
    const html = renderToStaticMarkup(<FaqList items={items} initialCount={6} />)
    expect(html.match(/<details/g)).toHaveLength(11)
    expect(html.match(/<details open/g)).toHaveLength(1)
    expect(html).not.toContain('<button')
    const at = items.map(({ question }) => html.indexOf(question.slice(0, 30)))
    expect(at).toEqual([...at].sort((a, b) => a - b))
  })

  it('hides what is past the first six behind a toggle that says what it does', () => {
    render(<FaqList items={items} initialCount={6} />)
    const toggle = screen.getByRole('button', { name: 'Show all FAQs' })
    const rest = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(rest?.querySelectorAll('details')).toHaveLength(5)
    expect(rest?.hasAttribute('data-collapsed')).toBe(true)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(toggle)
    expect(rest?.hasAttribute('data-collapsed')).toBe(false)
    expect(screen.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('has no toggle when all of them show', () => {
    render(<FaqList items={items.slice(0, 4)} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('Carousel', () => {
  const slides = panelUpgradeTestimonials.map((testimonial) => (
    <Quote key={testimonial.name} testimonial={testimonial} />
  ))
  const carousel = (
    <Carousel label="Testimonials" count={slides.length}>
      {slides}
    </Carousel>
  )
  const position = () => screen.getByText(/^\d of 3$/).textContent
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const motion = (reduced: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }))

  beforeEach(() => {
    vi.useFakeTimers()
    motion(false)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('has all three in its HTML, and no buttons that would do nothing', () => {
    const html = renderToStaticMarkup(carousel)
    expect(html.match(/<figure/g)).toHaveLength(3)
    expect(html).not.toContain('<button')
  })

  it('moves on after 5 s, and from the last to the first', () => {
    render(carousel)
    expect(position()).toBe('1 of 3')
    wait(4999)
    expect(position()).toBe('1 of 3')
    wait(1)
    expect(position()).toBe('2 of 3')
    wait(5000)
    wait(5000)
    expect(position()).toBe('1 of 3')
  })

  it('holds still under the pointer and under the focus', () => {
    render(carousel)
    const region = screen.getByRole('region', { name: 'Testimonials' })
    fireEvent.pointerEnter(region)
    wait(15_000)
    expect(position()).toBe('1 of 3')
    fireEvent.pointerLeave(region)
    fireEvent.focus(screen.getByRole('button', { name: 'Next testimonial' }))
    wait(15_000)
    expect(position()).toBe('1 of 3')
    fireEvent.blur(screen.getByRole('button', { name: 'Next testimonial' }))
    wait(5000)
    expect(position()).toBe('2 of 3')
  })

  it('stops at its button, plays on at the next, and stays where a visitor put it', () => {
    render(carousel)
    fireEvent.click(screen.getByRole('button', { name: 'Pause the testimonials' }))
    wait(15_000)
    expect(position()).toBe('1 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Play the testimonials' }))
    wait(5000)
    expect(position()).toBe('2 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }))
    expect(position()).toBe('3 of 3')
    wait(15_000)
    expect(position()).toBe('3 of 3')
  })

  it('never starts under reduced motion', () => {
    motion(true)
    render(carousel)
    wait(15_000)
    expect(position()).toBe('1 of 3')
    expect(screen.getByRole('button', { name: 'Play the testimonials' })).toBeTruthy()
  })
})

describe('PlaceCards', () => {
  it('gives each neighbourhood a link whose name says which one it is', () => {
    const { cards, more } = torontoView()
    render(<PlaceCards cards={cards} more={more} />)
    const links = screen.getAllByRole('link', { name: /^Request Service or Estimate in / })
    expect(links).toHaveLength(18)
    expect(new Set(links.map((link) => link.textContent)).size).toBe(18)
    for (const { label, href } of more) {
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    }
  })
})

describe('PriceTable', () => {
  it('is a table with a caption and headers, and says that a range is no estimate', () => {
    render(<PriceTable caption="Typical prices" prices={Object.values(prices)} />)
    const table = screen.getByRole('table', { name: 'Typical prices' })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(Object.values(prices).map(({ work }) => work))
    for (const { range } of Object.values(prices)) expect(within(table).getByText(range)).toBeTruthy()
    expect(screen.getByText(/plus HST\. Not an estimate/)).toBeTruthy()
  })
})

describe('Facts', () => {
  it('pairs each label with its value, links included', () => {
    render(<Facts items={[{ label: 'Utility', value: 'See the [outage page](https://example.org/)' }]} />)
    expect(screen.getByRole('term').textContent).toBe('Utility')
    expect(within(screen.getByRole('definition')).getByRole('link', { name: 'outage page' })).toBeTruthy()
  })
})

describe('LeadForm', () => {
  const html = renderToStaticMarkup(
    <LeadForm settings={leadFormFor('/about', 'About us')} example="An outlet is dead." />,
  )

  it('is a form that posts by itself, named by its heading', () => {
    render(<LeadForm settings={leadFormFor('/', 'Home')} example="An outlet is dead." />)
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Request service or estimate' })
    expect(form.method).toBe('post')
    expect(form.getAttribute('name')).toBe('homepage_contact_form')
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
  })

  it('carries its limits, and its trap out of everyone’s way', () => {
    expect(html).toMatch(/name="name"[^>]*maxlength="100"|maxlength="100"[^>]*name="name"/i)
    expect(html).toMatch(/name="phone"[^>]*maxlength="20"|maxlength="20"[^>]*name="phone"/i)
    expect(html).toMatch(/name="message"[^>]*maxlength="1000"|maxlength="1000"[^>]*name="message"/i)
    expect(html).toMatch(/aria-hidden="true"><label[^>]*>Leave this field empty<\/label><input[^>]*name="website"/)
    expect(html).toMatch(/<input[^>]*tabindex="-1"[^>]*autocomplete="off"/i)
  })

  it('gives two forms of one page ids of their own', () => {
    const settings = leadFormFor('/toronto', 'Toronto')
    const both = renderToStaticMarkup(
      <>
        <LeadForm settings={settings} example="" />
        <LeadForm settings={settings} example="" id="estimate" />
      </>,
    )
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('FloatingRequest', () => {
  it('is a link to the form, not shown before anything is scrolled', () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    render(<FloatingRequest href="#quote" label="Request Service or Estimate" />)
    const link = screen.getByText('Request Service or Estimate')
    expect(link.getAttribute('href')).toBe('#quote')
    expect(link.hasAttribute('data-shown')).toBe(false)
    vi.unstubAllGlobals()
  })
})

function Broken(): never {
  throw new Error('a section fails')
}

describe('SectionBoundary', () => {
  it('keeps a failure in its place', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <>
        <SectionBoundary>
          <Broken />
        </SectionBoundary>
        <SectionBoundary>
          <p>Still here.</p>
        </SectionBoundary>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please refresh the page.')
    expect(screen.getByText('Still here.')).toBeTruthy()
    vi.restoreAllMocks()
  })
})

describe('RichText and HeadingText', () => {
  it('turn bold and links into elements, and refuse anything else', () => {
    render(<RichText>{'Call **now**, or see [panels](/residential).'}</RichText>)
    expect(screen.getByText('now').tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'panels' }).getAttribute('href')).toBe('/residential')
    expect(() => renderToStaticMarkup(<RichText>{'`code`'}</RichText>)).toThrow(/inlineCode/)
  })

  it('light every ampersand without changing what is read', () => {
    render(
      <h2>
        <HeadingText>Light & power & more</HeadingText>
      </h2>,
    )
    const heading = screen.getByRole('heading')
    expect(heading.textContent?.replace(/\s/g, ' ')).toBe('Light & power & more')
    expect(heading.querySelectorAll('.accent-ampersand')).toHaveLength(2)
  })
})
