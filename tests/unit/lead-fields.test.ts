import { describe, expect, it } from 'vitest'
import { fitPhone, LIMITS, leadSubject, limitHint } from '@/lib/leads/fields'

describe('a phone number that is inserted', () => {
  it('is unchanged when it fits', () => {
    expect(fitPhone('(416) 555-0123 x12')).toEqual({ value: '(416) 555-0123 x12', cut: false })
  })

  it('is stripped of spaces and punctuation when it is too long, and keeps its extension', () => {
    expect(fitPhone('+1 (416) 555-0123 x12')).toEqual({ value: '+14165550123x12', cut: false })
  })

  it('reports it when characters had to be cut even then', () => {
    const fitted = fitPhone('416-555-0123 or in the evening 905-555-0142')
    expect(fitted.value).toHaveLength(LIMITS.phone)
    expect(fitted.cut).toBe(true)
  })

  it('ignores surrounding spaces in the length', () => {
    expect(fitPhone('      416-555-0123      ')).toEqual({ value: '416-555-0123', cut: false })
  })
})

describe('the count below a field', () => {
  it('shows only near the limit', () => {
    expect(limitHint('message', 899)).toBeUndefined()
    expect(limitHint('message', 900)).toEqual({ left: 100, limit: 1000 })
    expect(limitHint('phone', 12)).toBeUndefined()
    expect(limitHint('name', 100)).toEqual({ left: 0, limit: 100 })
  })
})

describe('the subject of a request', () => {
  it('is the entered name, or New Lead', () => {
    expect(leadSubject(' Ana Sousa ', undefined, false)).toBe('Ana Sousa')
    expect(leadSubject('  ', undefined, false)).toBe('New Lead')
  })

  it('names the service that an inquiry is about', () => {
    expect(leadSubject('Ana', 'RadioRA 3', false)).toBe('Ana: RadioRA 3')
    expect(leadSubject('', 'RadioRA 3', false)).toBe('New Lead: RadioRA 3')
  })

  it('is marked as possible spam when the honeypot was filled', () => {
    expect(leadSubject('Ana', undefined, true)).toBe('[Possible spam] Ana')
  })
})
