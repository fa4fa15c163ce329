import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commonWords, photoWords } from '@/content/interface'
import { contentFiles } from '@/lib/content/load-content'
import { pageAt } from '@/lib/content/pages'
import { fillPlainTokens, fillSiteTokens, renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { replaceContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { CAMPAIGN_MAX_AGE_MS } from '@/lib/requests/attribution-storage'

const address = { city: 'Nowhere', geo: { latitude: 43.5, longitude: -79.5 } }
const hours = { from: 'Monday', to: 'Friday', opens: '07:00', closes: '18:00' }
const offices = {
  north: { ...address, street: 'Nowhere Road', building: '12', phone: '555-555-0100', hours },
  south: {
    ...address,
    street: 'Pier',
    phone: '555-555-0111',
    textNumber: '(555) 555 0133',
    hours,
    pages: ['/toronto'],
  },
}
const { business, claims, formService } = contentFiles
const page = 'https://hydro.test'
beforeAll(() =>
  replaceContent({
    business: {
      ...business,
      name: 'Borealis Wiring',
      email: 'jobs@site.test',
      licence: { ...business.licence, label: 'Licence', number: '42' },
      requestsKeptMonths: 18,
      offices,
    },
    prices: { lamp: { work: 'A lamp', low: 1500, high: 2000 }, bulb: { work: 'A bulb', low: 89.5 } },
    formService: { ...formService, privacy: { ...formService.privacy, keeps: '9 days' } },
    claims: { ...claims, since: { value: '1999', shows: 'home' } },
    dangers: {
      smoke: { when: 'there is smoke', short: 'get **out**.', full: 'Smoke: everyone out.' },
      cords: { short: 'Unplug cords.', full: 'Unplug every cord.' },
    },
    phones: { ...contentFiles.phones, esa: '+1 (555) 555 0199' },
    rules: { digging: 'Ask first: {phone:esa}.' },
    utilities: {
      hydro: { name: 'Hydro', outagePhone: '555-555-0122', outagePage: page, checkedOn: '' },
      other: { name: 'Other', outagePage: page, checkedOn: '' },
    },
  }),
)
afterAll(() => replaceContent())

describe('tokens', () => {
  it.each([
    ['{business}, {licence}', 'Borealis Wiring, Licence #42'],
    ['{phone}', '[555-555-0100](tel:+15555550100)'],
    ['{email}', '[jobs@site.test](mailto:jobs@site.test)'],
    ['{price:lamp} since {claim:since}', '$1,500-$2,000 since 1999'],
    ['from {price-from:lamp}', 'from $1,500'],
    ['from {price-from:bulb}', 'from $89.50'],
    ['{danger:smoke} {danger-short:smoke}', 'Smoke: everyone out. If there is smoke, get **out**.'],
    ['{danger-step:smoke} {danger-short:cords}', 'Get **out**. Unplug cords.'],
    ['{phone:esa}', '[555-555-0199](tel:+15555550199)'],
    ['{rule:digging}', 'Ask first: [555-555-0199](tel:+15555550199).'],
    ['{outage:hydro}', '[555-555-0122](tel:+15555550122)'],
    ['{outage:other}', commonWords.outageLine],
    ['kept for {form-service:keeps}', 'kept for 9 days'],
    ['deleted after {requests-kept}', 'deleted after 18 months'],
    ['valid for {campaign-age}', `valid for ${CAMPAIGN_MAX_AGE_MS / 60_000} minutes`],
    ['our {street:north} office', 'our Nowhere Road office'],
  ])('%s is %s', (text, filled) => expect(fillSiteTokens(text, pageAt('/'))).toBe(filled))

  it('return phone numbers and email as links or plain text, with the phone of the page', () => {
    expect(fillSiteTokens('{phone}', pageAt('/toronto/leslieville'))).toBe('[555-555-0111](tel:+15555550111)')
    expect(fillPlainTokens('{phone} {email} {outage:hydro}', pageAt('/about'))).toBe(
      '555-555-0100 jobs@site.test 555-555-0122',
    )
  })

  it('lead photos to the text number of the page’s office, or without one to an email with a subject', () => {
    const email = `mailto:jobs@site.test?subject=${encodeURIComponent(photoWords.subject)}`
    for (const fill of [fillSiteTokens, fillPlainTokens]) {
      expect(fill('[Photos]({photos})', pageAt('/toronto/leslieville'))).toBe('[Photos](sms:+15555550133)')
      expect(fill('[Photos]({photos})', pageAt('/'))).toBe(`[Photos](${email})`)
    }
    expect(plainText(renderCopy('Send [a photo]({photos}).', pageAt('/')))).toBe('Send a photo.')
  })

  it.each(['{Phone}', '{price: lamp}', '{ phone }', '{price:lamps}', '{}', '{danger:fog}', '{street:west}'])(
    'throw when misspelt: %s',
    (token) => expect(() => fillSiteTokens(`Ask ${token}.`, pageAt('/about'))).toThrow(token),
  )

  it('are filled at any depth, also with values of the caller', () => {
    const content = { a: ['{business}', { b: '{licence} {town}' }], n: 3, t: true }
    const filled = { a: ['Borealis Wiring', { b: 'Licence #42 Aurora' }], n: 3, t: true }
    expect(renderCopy(content, pageAt('/'), { town: 'Aurora' })).toEqual(filled)
  })
})

it('fillTokens inserts values unchanged, and rejects a token without a value', () => {
  expect(fillTokens('{name}: {count} of {name}', { name: "$& and $'", count: 3 })).toBe("$& and $': 3 of $& and $'")
  // @ts-expect-error A misspelt token has no value.
  expect(() => fillTokens('{nmae}: home', { name: 'Borealis' })).toThrow('{nmae}')
})
