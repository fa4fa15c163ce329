// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FloatingRequest } from '@/components/chrome/floating-request.client'
import { LeadForm } from '@/components/lead-form/lead-form'
import { CategoryScreen } from '@/components/screens/category-screen'
import { Carousel } from '@/components/sections/carousel.client'
import { Facts } from '@/components/sections/facts'
import { FaqList } from '@/components/sections/faq-list'
import { PlaceCards } from '@/components/sections/place-cards'
import { Quote } from '@/components/sections/quotes'
import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import { SectionBoundary } from '@/components/ui/section-boundary.client'
import { faqs } from '@/content/faqs'
import { prices } from '@/content/prices'
import { panelUpgradeTestimonials } from '@/content/testimonials'
import { fill } from '@/lib/content/fill'
import { leadFormFor } from '@/lib/leads/form'
import { categorySlugs, routes, servicePathsOf } from '@/lib/routes'
import { categoryView } from '@/lib/views/category'
import { torontoView } from '@/lib/views/toronto'

afterEach(cleanup)

const tradeCategorySlugs = categorySlugs.filter((slug) => slug !== 'emergency')

describe('a category page', () => {
  it.each(tradeCategorySlugs)('%s leads to each of its services, by one link in its index', (slug) => {
    const view = categoryView(slug)
    const { container } = render(<CategoryScreen {...view} />)
    const index = container.querySelector('#services') as HTMLElement
    const hrefs = [...index.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(servicePathsOf(slug).map(routes.service))
    expect(container.querySelectorAll('[data-request-form]')).toHaveLength(1)
    expect(container.querySelector('a[href="/emergency"]')).toBeTruthy()
  })

  it.each(tradeCategorySlugs)('%s puts no circuit out that its drawings do not show live', (slug) => {
    const { container } = render(<CategoryScreen {...categoryView(slug)} />)
    const live = [...container.querySelectorAll('[data-live]:not([data-peeks])')].flatMap((drawing) =>
      (drawing.getAttribute('data-live') ?? '').split(' '),
    )
    const switches = screen.getAllByRole('switch')
    expect(switches.length).toBeGreaterThan(0)
    for (const { dataset } of switches) expect(live).toContain(dataset.trips?.split(' ')[0])
  })

  it('shows a price once', () => {
    const { container } = render(<CategoryScreen {...categoryView('residential')} />)
    expect(container.textContent?.split(prices['fuse-to-breaker'].range)).toHaveLength(2)
  })
})

describe('FaqList', () => {
  const items = fill(faqs, '/')

  it('has all questions in its HTML, in their order', () => {
    const html = renderToStaticMarkup(<FaqList items={items} atFirst={6} />)
    const at = items.map(({ question }) => html.indexOf(question.slice(0, 30)))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(Math.min(...at)).toBeGreaterThan(0)
  })

  it('folds what is past the first six away under a line that says what it does', () => {
    const { container } = render(<FaqList items={items} atFirst={6} />)
    const rest = screen.getByText('Show all FAQs').closest('details')
    expect(rest?.open).toBe(false)
    expect(rest?.querySelectorAll('details')).toHaveLength(items.length - 6)
    expect(container.querySelectorAll('details')).toHaveLength(items.length + 1)
    expect(screen.getByText('Show fewer')).toBeTruthy()
  })

  it('folds nothing away when all of them show', () => {
    render(<FaqList items={items.slice(0, 4)} atFirst={6} />)
    expect(screen.queryByText('Show all FAQs')).toBeNull()
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
