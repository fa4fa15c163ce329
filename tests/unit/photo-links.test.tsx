import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RichText } from '@/components/ui/rich-text'
import { renderBody } from '@/lib/blog/render'
import { contentFiles } from '@/lib/content/load-content'
import { pageAt } from '@/lib/content/pages'
import { fillSiteTokens } from '@/lib/content/render-copy'
import { replaceContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import { photoMail } from '@/lib/site'

/** One office, that of /privacy, has a number for texts. */
const { business } = contentFiles
const [first] = Object.values(business.offices)
const others = Object.entries(business.offices).map(([id, office]) => [id, { ...office, textNumber: undefined }])
const texted = { ...first, textNumber: '(905) 555 0188', pages: ['/privacy'] }
beforeAll(() => replaceContent({ business: { ...business, offices: { ...Object.fromEntries(others), texted } } }))
afterAll(() => replaceContent())

const copy = 'Send us [a **photo** of it]({photos}), or [plans](mailto:kim@wires.test).'
const filledFor = (path: string) => fillSiteTokens(copy, pageAt(path))
const email = () => `<a href="${photoMail()}" data-photos="email">a <strong>photo</strong> of it</a>`
const sms = '<a href="sms:+19055550188" data-photos="sms">a <strong>photo</strong> of it</a>'
const rest = ', or <a href="mailto:kim@wires.test">plans</a>.'

describe('a link for photos', () => {
  it('is an email where the office has no number for texts', () =>
    expect(html(<RichText>{filledFor(routes.about())}</RichText>)).toBe(`Send us ${email()}${rest}`))

  it('is a text message, then an email, where it has one', () =>
    expect(html(<RichText>{filledFor(routes.privacy())}</RichText>)).toBe(`Send us ${sms}${email()}${rest}`))

  it('is plain words inside another link', () =>
    expect(html(<RichText links={false}>{filledFor(routes.privacy())}</RichText>)).not.toContain('<a '))

  it('is the same in a post', () => {
    const target = { path: '/blog/cords', base: '', pictureFor: () => expect.fail('no picture') }
    const post = (path: string, base = '') => renderBody(filledFor(path), { ...target, base }).html.trim()
    expect(post(routes.about())).toBe(`<p>Send us ${email()}${rest}</p>`)
    expect(post(routes.privacy())).toBe(`<p>Send us ${sms}${email()}${rest}</p>`)
    // A feed has no styles that hide one of them.
    const inFeed = email().replace(' data-photos="email"', '')
    expect(post(routes.privacy(), 'https://site.example')).toBe(`<p>Send us ${inFeed}${rest}</p>`)
  })
})
