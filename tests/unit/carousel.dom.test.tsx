import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTOPLAY_MS, Carousel } from '@/components/service/carousel.client'
import { carouselWords as words } from '@/content/interface'
import { fillTokens } from '@/lib/fill-tokens'

const carousel = (
  <Carousel count={3} words={words}>
    {['One', 'Two', 'Three'].map((text) => (
      <figure key={text}>{text}</figure>
    ))}
  </Carousel>
)
const position = () =>
  [1, 2, 3].find((current) => screen.queryByText(fillTokens(words.position, { current, count: 3 })))
const button = (name: keyof typeof words) => screen.getByRole('button', { name: words[name] })
const press = (name: keyof typeof words) => fireEvent.click(button(name))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }))

beforeEach(() => {
  vi.useFakeTimers()
  motion(false)
})

describe('a carousel', () => {
  it('advances after its interval, and from the last slide to the first', () => {
    render(carousel)
    wait(AUTOPLAY_MS - 1)
    expect(position()).toBe(1)
    wait(1)
    expect(position()).toBe(2)
    wait(AUTOPLAY_MS)
    wait(AUTOPLAY_MS)
    expect(position()).toBe(1)
  })

  it('pauses while it is hovered or focused', () => {
    render(carousel)
    const region = screen.getByRole('region', { name: words.label })
    fireEvent.pointerEnter(region)
    wait(3 * AUTOPLAY_MS)
    expect(position()).toBe(1)
    fireEvent.focus(button('next'))
    fireEvent.pointerLeave(region)
    wait(3 * AUTOPLAY_MS)
    expect(position(), 'still focused').toBe(1)
    fireEvent.pointerEnter(region)
    fireEvent.blur(button('next'))
    wait(3 * AUTOPLAY_MS)
    expect(position(), 'still hovered').toBe(1)
    fireEvent.pointerLeave(region)
    wait(AUTOPLAY_MS)
    expect(position()).toBe(2)
  })

  it('pauses and resumes with its button, which has the pointer and the focus', () => {
    render(carousel)
    fireEvent.pointerEnter(screen.getByRole('region', { name: words.label }))
    fireEvent.focus(button('pause'))
    press('pause')
    wait(3 * AUTOPLAY_MS)
    expect(position()).toBe(1)
    press('play')
    wait(AUTOPLAY_MS)
    expect(position()).toBe(2)
  })

  it('counts every click, also during the scroll of an earlier click', () => {
    render(carousel)
    const track = screen.getByRole('region', { name: words.slides })
    const scrolledTo = (left: number) => {
      Object.assign(track, { scrollLeft: left })
      fireEvent.scroll(track)
    }
    Object.defineProperty(track, 'clientWidth', { value: 100 })
    press('next')
    scrolledTo(10)
    press('next')
    scrolledTo(30)
    // A slow browser pauses between two slides.
    wait(1000)
    expect(position()).toBe(3)
    expect(button('play'), 'it does not change by itself any more').toBeTruthy()
    // The visitor swipes back.
    scrolledTo(100)
    wait(1000)
    expect(position()).toBe(2)
  })

  it('shows the slide that it names also in text from right to left, where positions are negative', () => {
    render(carousel)
    const track = screen.getByRole('region', { name: words.slides })
    const scrollTo = vi.fn()
    Object.assign(track, { scrollTo })
    track.style.direction = 'rtl'
    Object.defineProperty(track, 'clientWidth', { value: 100 })
    press('next')
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: -100 }))
    press('previous')
    press('previous')
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: -200 }))
    // The visitor swipes.
    Object.assign(track, { scrollLeft: -100 })
    fireEvent.scroll(track)
    wait(1000)
    expect(position()).toBe(2)
  })

  it('does not start under reduced motion', () => {
    motion(true)
    render(carousel)
    wait(3 * AUTOPLAY_MS)
    expect(position()).toBe(1)
    expect(button('play')).toBeTruthy()
  })
})
