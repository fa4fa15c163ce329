// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '@/components/service/carousel.client'

const words = {
  role: 'carousel',
  slides: 'Slides',
  position: '{current} of {count}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const

const carousel = (
  <Carousel label="Sayings" count={3} words={words as never}>
    {['One', 'Two', 'Three'].map((text) => (
      <figure key={text}>{text}</figure>
    ))}
  </Carousel>
)
const position = () => screen.getByText(/^\d of 3$/).textContent
const button = (name: string) => screen.getByRole('button', { name })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }))

beforeEach(() => {
  vi.useFakeTimers()
  motion(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a carousel', () => {
  it('renders every slide, and no buttons without scripts', () => {
    const html = renderToStaticMarkup(carousel)
    expect(html.match(/<figure/g)).toHaveLength(3)
    expect(html).not.toContain('<button')
  })

  it('advances after 5 s, and from the last slide to the first', () => {
    render(carousel)
    wait(4999)
    expect(position()).toBe('1 of 3')
    wait(1)
    expect(position()).toBe('2 of 3')
    wait(5000)
    wait(5000)
    expect(position()).toBe('1 of 3')
  })

  it('pauses while hovered or focused, until both end', () => {
    render(carousel)
    const region = screen.getByRole('region', { name: 'Sayings' })
    fireEvent.pointerEnter(region)
    wait(15_000)
    expect(position()).toBe('1 of 3')
    fireEvent.focus(button('Next'))
    fireEvent.pointerLeave(region)
    wait(15_000)
    expect(position(), 'the focus is still inside').toBe('1 of 3')
    fireEvent.pointerEnter(region)
    fireEvent.blur(button('Next'))
    wait(15_000)
    expect(position(), 'the pointer is still over it').toBe('1 of 3')
    fireEvent.pointerLeave(region)
    wait(5000)
    expect(position()).toBe('2 of 3')
  })

  it('pauses and resumes with its button, and stays on a slide chosen by hand', () => {
    render(carousel)
    fireEvent.click(button('Pause'))
    wait(15_000)
    expect(position()).toBe('1 of 3')
    fireEvent.click(button('Play'))
    wait(5000)
    expect(position()).toBe('2 of 3')
    fireEvent.click(button('Previous'))
    fireEvent.click(button('Previous'))
    wait(15_000)
    expect(position()).toBe('3 of 3')
  })

  it('counts every press, also during the scroll that the press before began', () => {
    render(carousel)
    const track = screen.getByRole('region', { name: 'Slides' })
    const scrolledTo = (left: number) => {
      Object.assign(track, { scrollLeft: left })
      fireEvent.scroll(track)
    }
    Object.defineProperty(track, 'clientWidth', { value: 100 })
    fireEvent.click(button('Next'))
    scrolledTo(10)
    fireEvent.click(button('Next'))
    scrolledTo(30)
    expect(position()).toBe('3 of 3')
    // The visitor swipes back.
    scrolledTo(100)
    wait(1000)
    expect(position()).toBe('2 of 3')
  })

  it('does not start under reduced motion', () => {
    motion(true)
    render(carousel)
    wait(15_000)
    expect(position()).toBe('1 of 3')
    expect(button('Play')).toBeTruthy()
  })
})
