import { describe, expect, it } from 'vitest'
import { emailSubject } from '@/content/form-service'
import { fieldLimits, fitPhone, limitHint } from '@/lib/requests/fields'
import { requestSubject } from '@/lib/requests/posted-fields'

describe('a phone number that is inserted', () => {
  it.each([
    ['is unchanged if it fits', '(416) 555-0123 x12', '(416) 555-0123 x12', false],
    ['loses punctuation if too long, and keeps its extension', '+1 (416) 555-0123 x12', '+14165550123x12', false],
    ['loses spaces at its start and end', '      416-555-0123      ', '416-555-0123', false],
    ['is reported if it had to be cut', '416-555-0123 or at night 905-555-0142', '4165550123oratnight9', true],
  ])('%s', (_what, typed, value, cut) => {
    expect(value.length).toBeLessThanOrEqual(fieldLimits.phone)
    expect(fitPhone(typed)).toEqual({ value, cut })
  })
})

describe('the count below a field', () => {
  it('is shown only near the limit', () => {
    const { message, name } = fieldLimits
    expect(limitHint('message', message * 0.9 - 1)).toBeUndefined()
    expect(limitHint('message', message * 0.9)).toEqual({ left: message * 0.1, limit: message })
    expect(limitHint('phone', 12)).toBeUndefined()
    expect(limitHint('name', name)).toEqual({ left: 0, limit: name })
  })
})

describe('the subject of a request', () => {
  it.each([
    ['is the name', ' Ana Sousa ', undefined, false, 'Ana Sousa'],
    ['has other words without a name', '  ', undefined, false, emailSubject.withoutName],
    ['is the name and the service', 'Ana', 'RadioRA 3', false, 'Ana: RadioRA 3'],
    ['has the service also without a name', '', 'RadioRA 3', false, `${emailSubject.withoutName}: RadioRA 3`],
    ['is marked if the honeypot is filled', 'Ana', undefined, true, `${emailSubject.possibleSpam} Ana`],
  ])('%s', (_what, name, service, spam, subject) => expect(requestSubject(name, service, spam)).toBe(subject))
})
