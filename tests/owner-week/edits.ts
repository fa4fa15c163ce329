import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { faqs } from '@/content/faqs'
import { prices } from '@/content/prices'
import { socialLinks } from '@/content/social'
import { homeTestimonials } from '@/content/testimonials'
import type { Price, TorontoPath } from '@/content/types'
import { getPosts } from '@/lib/blog/posts'
import { dollars, priceRange } from '@/lib/content/formats'
import { locationName, torontoPaths } from '@/lib/content/registry'
import { masters } from '@/lib/images/masters'
import { offices, phoneFor } from '@/lib/site'
import { distinctFields, postFile } from '../fixtures/blog-folder'

/** What must stand nowhere any more, what must stand where, and the price that was changed. */
export type Week = {
  gone: readonly string[]
  now: readonly { path: string; text: string }[]
  priceRange: string
}

/** A value that is not the present one, also where an earlier week has left the first of the two. */
const other = (present: string, one: string, two: string) => (present.includes(one) ? two : one)

/**
 * The owner's and the staff's ordinary edits, made in the files as they would make them.
 * Every value is read from the content that is there, so that the test goes on to hold after real edits, and after
 * these very ones: nothing is added twice, and no new value is the old one.
 * @param root a copy of the project
 * @returns what has changed
 */
export async function doTheWeek(root: string): Promise<Week> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  function edit(file: string, from: string, to: string): void {
    const text = read(file)
    if (!text.includes(from)) throw new Error(`${file}: found no ${from}`)
    writeFileSync(join(root, file), text.replaceAll(from, to))
  }
  const contentFiles = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name))
    .map((name) => `content/${name}`)

  // Another name, other phones, inbox, licence and hours.
  const name = other(business.name, 'Borealis Wiring', 'Northwind Circuits')
  const [office] = offices
  const phone = other(office.phone.display, '289-555-0177', '289-555-0133')
  const torontoNow = phoneFor('/toronto').display
  const torontoPhone = other(torontoNow, '647-555-0188', '647-555-0144')
  const email = other(business.email, 'jobs@example.org', 'office@example.org')
  const licence = other(business.licence.number, '7654321', '7123456')
  const own: [from: string, to: string][] = [
    [business.name, name],
    [office.phone.display, phone],
    [torontoNow, torontoPhone],
    [business.email, email],
    [business.licence.number, licence],
  ]
  for (const [from, to] of own) edit('content/business.ts', `'${from}'`, `'${to}'`)
  const hours = other(office.hours.label, 'Mon-Sat 6AM-3PM', 'Mon-Sat 5AM-3PM')
  const [written = ''] = /hours: \{[^}]*\}/.exec(read('content/business.ts')) ?? []
  const opens = hours.includes('6AM') ? '06:00' : '05:00'
  edit('content/business.ts', written, `hours: { from: 'Monday', to: 'Saturday', opens: '${opens}', closes: '15:00' }`)
  const holiday = `Closed for ${other(business.closures.map(({ label }) => label).join(), 'boat week', 'kite week')}`
  edit(
    'content/business.ts',
    'closures: [',
    `closures: [{ from: '2090-08-01', to: '2090-08-07', label: '${holiday}' }, `,
  )

  // One price and one claim.
  const price: Price = prices['panel-upgrade']
  const changed = { ...price, low: 1950, high: price.high === 4250 ? 4350 : 4250 }
  edit(
    'content/prices.ts',
    `low: ${price.low},\n    high: ${price.high}`,
    `low: ${changed.low},\n    high: ${changed.high}`,
  )
  const highest = dollars(changed.high)
  const customers = claims.customersHome.value
  const moreCustomers = other(customers, '6543+', '7654+')
  edit('content/claims.ts', `customersHome: { value: '${customers}'`, `customersHome: { value: '${moreCustomers}'`)

  // One question more.
  const questions = read('content/faqs.ts').trimEnd()
  const question = 'Do you work on boats?'
  const answer = 'No. Boats have a trade of their own; we end where the dock begins.'
  if (!faqs.some((known) => known.question === question))
    writeFileSync(
      join(root, 'content/faqs.ts'),
      `${questions.slice(0, -1)}  { question: '${question}', answer: '${answer}' },\n]\n`,
    )

  // Two posts more with one picture between them, and one in the text, straight from a camera and a phone.
  const photo = (background: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background } })
  await photo('#705030', 1200, 1600).jpeg().toFile(join(root, 'content/images/IMG_2041.JPG'))
  await photo('#305070', 1920, 1080).png().toFile(join(root, 'content/images/Screenshot one.png'))
  const day = getPosts()[0]?.publishDate ?? '2026-01-01'
  const posts = [
    ['first-of-the-staff', distinctFields(41, 'Screenshot one')],
    ['second-of-the-staff', distinctFields(42, 'Screenshot one')],
  ] as const
  const texts = [
    'An extension cord is made for an evening by the barbecue.\n\n![A cord on the grass](IMG_2041.JPG)',
    'A cord that feels warm after an hour carries too much.',
  ]
  const excerpts = [
    'Where a cord belongs at a party, where it does not, how long it may lie there, and what to look at before anybody plugs a heater in.',
    'What a warm cord is telling you, why the number on its jacket matters, and which rooms ask for one outlet more instead of a longer cord.',
  ]
  posts.forEach(([slug, fields], index) => {
    const text = `${texts[index]}\n\n**Call {phone}** to ask about cord number ${index + 1}.\n`
    writeFileSync(
      join(root, `content/blog/${slug}.md`),
      postFile({ ...fields, excerpt: `'${excerpts[index]}'`, publishDate: `'${day}'` }, text),
    )
  })

  // A neighbourhood renamed, wherever it is named.
  const path = torontoPaths.at(-1) as TorontoPath
  const slug = path.replace('toronto/', '')
  const place = locationName(path)
  const renamed = (place.startsWith('Zell') ? 'Quarry Heights' : 'Zellwood Mews')
    .padEnd(place.length, 's')
    .slice(0, Math.max(place.length, 6))
  for (const file of contentFiles) writeFileSync(join(root, file), read(file).replaceAll(place, renamed))

  // A testimonial removed, and a social link.
  const [testimonial] = homeTestimonials
  const testimonials = read('content/testimonials.ts')
  const start = testimonials.indexOf('  {\n')
  const end = testimonials.indexOf('  },\n', start) + '  },\n'.length
  writeFileSync(join(root, 'content/testimonials.ts'), testimonials.slice(0, start) + testimonials.slice(end))
  const social = socialLinks.at(-1)
  const socials = read('content/social.ts').split('\n')
  writeFileSync(
    join(root, 'content/social.ts'),
    socials.filter((line) => !social || !line.includes(social.href)).join('\n'),
  )

  // A post deleted, once nothing links to it any more.
  const deleted = getPosts().at(-1)
  if (deleted) {
    for (const file of contentFiles) {
      const text = read(file)
      const without = text.replaceAll(new RegExp(`\\[([^\\][\\n]+)\\]\\(/blog/${deleted.slug}\\)`, 'g'), '$1')
      if (without !== text) writeFileSync(join(root, file), without)
    }
    rmSync(join(root, `content/blog/${deleted.slug}.md`))
  }

  // A service's picture replaced, by one of another format and shape.
  const old = masters(root).find(({ name }) => name === 'breaker-panel')
  if (old) rmSync(join(root, 'content/images', old.file))
  await photo('#202020', 1700, 1700).jpeg().toFile(join(root, 'content/images/breaker-panel.jpg'))

  return {
    priceRange: priceRange(changed),
    gone: [
      ...own.map(([from]) => from),
      office.hours.label,
      priceRange(price).split('-')[1] as string,
      customers,
      place,
      testimonial?.text ?? '',
      social?.href ?? '',
      `/blog/${deleted?.slug}`,
    ].filter(Boolean),
    now: [
      { path: '/', text: name },
      { path: '/', text: phone },
      { path: `/toronto/${slug}`, text: torontoPhone },
      { path: `/toronto/${slug}`, text: renamed },
      { path: '/toronto', text: renamed },
      { path: '/', text: licence },
      { path: '/', text: moreCustomers },
      { path: '/', text: question },
      { path: '/', text: answer },
      { path: '/', text: highest },
      { path: '/residential/panel-upgrades', text: highest },
      { path: '/contact', text: hours },
      { path: '/contact', text: holiday },
      { path: '/toronto', text: '2090-08-07' },
      { path: '/contact', text: email },
      { path: '/blog', text: '/blog/first-of-the-staff' },
      { path: '/blog/second-of-the-staff', text: 'carries too much' },
      { path: '/blog/second-of-the-staff', text: '/img/screenshot-one-' },
      { path: '/blog/first-of-the-staff', text: '/img/img-2041-' },
      { path: '/sitemap.xml', text: '/blog/first-of-the-staff' },
      { path: '/feed.xml', text: name },
      { path: '/llms.txt', text: phone },
      { path: '/manifest.webmanifest', text: name },
    ],
  }
}
