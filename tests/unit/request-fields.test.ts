import { describe, expect, it } from 'vitest'
import { siteContent } from '@/lib/content/site-content'
import { cleanLine, isBlank } from '@/lib/requests/clean-text'
import { fieldLimits, fitPhone, limitHint } from '@/lib/requests/fields'
import { requestSubject } from '@/lib/requests/posted-fields'

describe('a phone number that is inserted', () => {
  it.each([
    ['is unchanged if it fits', '(416) 555-0123 x12', '(416) 555-0123 x12', false],
    ['loses spaces at its start and end', '      416-555-0123      ', '416-555-0123', false],
    ['loses marks that nobody sees', '\u202a+1 (416) 555\u20110123\u202c\u200b', '+1 (416) 555\u20110123', false],
    ['loses punctuation if too long, and keeps its extension', '+1 (416) 555-0123 x12', '+14165550123x12', false],
    ['keeps an extension behind a number sign', '+1 (416) 555-0123 #12', '+14165550123x12', false],
    ['keeps an extension behind pauses', '+1 (416) 555-0123,,12#', '+14165550123x12', false],
    ['keeps an extension behind a word', '+1 (416) 555-0123 ext. 4567', '+14165550123x4567', false],
    ['keeps an extension in French', '(416)  555 - 0123    poste 12', '4165550123x12', false],
    ['keeps an extension behind spaces only', '1 (416) 555 - 0123 - - 12', '14165550123/12', false],
    ['keeps a long extension behind a word', '416-555-0123 ext. 1234567', '4165550123x1234567', false],
    ['keeps everything but a label', 'Phone: (416) 555-0123 x12', '4165550123x12', false],
    ['keeps a number of another country', '44 20 7946 0958, ext. 123', '442079460958x123', false],
    ['keeps groups of other countries together', '91 - 98765 - 43210 - 12', '91987654321012', false],
    ['leaves out what is not dialled from abroad', '+44 (0)20 7946 0958 ext 123', '+442079460958x123', false],
    ['keeps other digits', '٤١٦ ٥٥٥ ٠١٢٣ ١٢ ٣٤ ٥٦', '٤١٦٥٥٥٠١٢٣١٢٣٤٥٦', false],
    ['reads full-width marks', '（416）555-0123 ext 12345', '4165550123x12345', false],
    ['keeps two short numbers apart', '555-0123 / 555-0199  (home)', '5550123/5550199', true],
    ['is whole if a second number does not fit', '416-555-0123 / 647-555-0199', '4165550123', true],
    ['is whole if only spaces separate a second number', '416 555 0123 647 555 0199', '4165550123', true],
    ['is whole if words follow', '416-555-0123 or at night 905-555-0142', '4165550123', true],
    ['is whole if a time follows', '416-555-0123 after 6 pm', '4165550123', true],
    ['is whole if a time is before it', 'after 6 pm: 416-555-0123', '4165550123', true],
    ['is whole if unknown words follow', '33 1 23 45 67 89 (bureau)', '33123456789', true],
    ['is the number that can be dialled', '416-55-LIGHT (416-555-4448)', '4165554448', true],
    ['is cut without a number', '1-800-ELECTRIC call me today', '1-800-ELECTRIC call ', true],
  ])('%s', (_what, typed, value, cut) => {
    expect(value.length).toBeLessThanOrEqual(fieldLimits.phone)
    expect(fitPhone(typed)).toEqual({ value, cut })
  })
})

describe('a text', () => {
  it.each([
    '',
    ' \n\t',
    '\u00a0',
    '\u200b',
    '\u00ad',
    '\u2060\u2063',
    '\u202e\u202c',
    '\ufeff',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u034f',
    '\u180e',
    '\ufe0f',
    '\u200d',
  ])('is blank without a character that can be seen: %j', (text) => expect(isBlank(text)).toBe(true))
  it.each(['.', 'é', 'ش', '灯', '💡', '\u200bA'])('is not blank: %j', (text) => expect(isBlank(text)).toBe(false))

  it.each([
    ['loses marks of direction', '\u202a+1 (416) 555-0123\u202c', '+1 (416) 555-0123'],
    ['has a space for a tab or a line end', 'Cell:\t416-555-0123\r\n', 'Cell: 416-555-0123'],
    ['keeps the joiners of its words', 'نرگس\u200cخانم 👩\u200d🔧', 'نرگس\u200cخانم 👩\u200d🔧'],
    ['loses control characters, fillers and joiners at its ends', '\u200dA\u0007na\u3164\u202e\u200c', 'A na'],
  ])('of one line %s', (_what, text, clean) => expect(cleanLine(text)).toBe(clean))
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
  const { withoutName, possibleSpam } = siteContent().emailSubject

  it.each([
    ['is the name', ' Ana Sousa ', undefined, false, 'Ana Sousa'],
    ['has other words without a name', '  ', undefined, false, withoutName],
    ['is the name and the service', 'Ana', 'RadioRA 3', false, 'Ana: RadioRA 3'],
    ['has the service also without a name', '', 'RadioRA 3', false, `${withoutName}: RadioRA 3`],
    ['is marked if the honeypot is filled', 'Ana', undefined, true, `${possibleSpam} Ana`],
  ])('%s', (_what, name, service, spam, subject) => expect(requestSubject(name, service, spam)).toBe(subject))
})
