import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import { fieldTable } from '@/lib/blog/fields'
import { postTemplate } from '@/lib/blog/post-template'
import { emptyBlog, leftOutPaths, leftOutWarning, loadPosts } from '@/lib/blog/posts'
import { readPosts } from '@/lib/blog/read-posts'
import { formatProblem } from '@/lib/content/problems'
import { phoneFor } from '@/lib/site'
import { blogFolder, distinctFields, goodText, postFile } from '../fixtures/blog-folder'

const DAY = '2026-06-01'

/** The lines that `npm run check:content` prints for one post. */
function linesFor(content: string, name = 'cords.md'): string[] {
  return readPosts(blogFolder({ [name]: content }), DAY).problems.map(formatProblem)
}
const fieldLines = (fields: Record<string, string | null>) => linesFor(postFile(fields))
const textLines = (text: string) => linesFor(postFile({}, `${text}\n\n**Call {phone}** to ask.\n`))

const price = Object.values(prices).at(0)?.low.toLocaleString('en-CA')

/** The same number with other punctuation. */
const otherwise = phoneFor('/').e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2.$3')

describe('a good post', () => {
  it('has no problems', () => expect(linesFor(postFile())).toEqual([]))

  it('accepts Windows line ends, a byte-order mark and curly quotes', () => {
    const text = goodText.replace('An extension', '“An” extension')
    expect(linesFor(`\ufeff${postFile({}, text).replaceAll('\n', '\r\n')}`)).toEqual([])
  })

  it('accepts a date without quotes', () => expect(fieldLines({ publishDate: '2024-02-29' })).toEqual([]))
})

describe('a post of 250 words with a short title and the required fields', () => {
  const short = { title: "'Do LED bulbs really save it?'", excerpt: "'They do. Here is how much.'" }
  const text = `An LED bulb uses a sixth of the power. ${'It is so. '.repeat(79)}\n\n**Call {phone}** to ask.\n`
  const read = (fields: Record<string, string> = {}) =>
    readPosts(blogFolder({ 'cords.md': postFile({ ...short, ...fields }, text) }), DAY)

  it('is published, and what it leaves out comes from what it has', () => {
    const { posts, problems } = read()
    expect(problems).toEqual([])
    expect(posts).toMatchObject([
      {
        title: 'Do LED bulbs really save it?',
        seoTitle: 'Do LED bulbs really save it?',
        metaDescription: 'They do. Here is how much.',
        author: business.name,
        readTime: '2 min read',
      },
    ])
  })

  it('keeps what it is given', () => {
    const given = { seoTitle: 'LED savings', metaDescription: 'In figures.', author: 'Maria', readTime: '9 min read' }
    const quoted = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, `'${value}'`]))
    expect(read(quoted)).toMatchObject({ problems: [], posts: [given] })
  })
})

describe('fields', () => {
  it.each([
    [
      'category',
      "'smart home'",
      '6: found "smart home", expected one of Smart Home, Outdoor, Residential, Safety, Troubleshooting (did you mean Smart Home?)',
    ],
    [
      'publishDate',
      "'March 9, 2026'",
      `7: found "March 9, 2026", expected a date as 'YYYY-MM-DD' (write '2026-03-09')`,
    ],
    ['publishDate', '2025-02-30', `7: found "2025-02-30", expected a date as 'YYYY-MM-DD' (there is no such day)`],
    ['title', "' '", '2: found no text, expected 65 characters at most'],
    ['title', `'${'long '.repeat(14)}'`, '2: found 69 characters, expected 65 characters at most (cut 4)'],
    [
      'title',
      '“Extension cords and when one is fine or not”',
      "2: found curly quotes, expected straight quotes around the text (retype them as ')",
    ],
    [
      'featuredImage',
      "'electrician-tools'",
      '4: found "electrician-tools", expected the name of a picture in content/images (did you mean electricians-tools?)',
    ],
    ['readTime', "'soon'", `8: found "soon", expected text such as '6 min read'`],
    ['excerpt', `'Ask ${otherwise}.'`, `3: found ${otherwise}, expected {phone}`, 'phone'],
    ['author', "''", '8: found no text, expected words'],
    ['featuredImageAlt', "''", '5: found no text, expected words'],
    ['metaDescription', `'${'long '.repeat(34)}'`, '8: found 169 characters, expected 160 characters at most (cut 9)'],
    [
      'excerpt',
      `'${'long '.repeat(34)}'`,
      '3: found nothing beside 169 characters of excerpt, expected text of 160 characters at most, or a shorter excerpt',
      'metaDescription',
    ],
    [
      'updatedDate',
      "'2024-01-14'",
      '8: found "2024-01-14", expected the publishDate or a later day (leave the line out until the post is changed)',
    ],
    ['updatedDate', "'2026-06-02'", '8: found "2026-06-02", expected a day that has been'],
    ['publishDate', "'0206-01-15'", `7: found "0206-01-15", expected a date as 'YYYY-MM-DD' (look at the year)`],
    ['publishDate', "'2206-01-15'", `7: found "2206-01-15", expected a date as 'YYYY-MM-DD' (look at the year)`],
    ['updatedDate', '2024-02-30', `8: found "2024-02-30", expected a date as 'YYYY-MM-DD' (there is no such day)`],
    [
      'title',
      "'What a **frayed** cord can do to your house'",
      '2: found "What a **frayed** cord can do to your house", expected plain words: no link, no bold',
    ],
    [
      'seoTitle',
      "'{busines}: what to check in a cord at home'",
      '8: found "{busines}: what to check in a cord at home", expected only known tokens such as {phone} and {business}',
    ],
  ])('%s: %s', (field, value, told, name = field) =>
    expect(fieldLines({ [field]: value })).toEqual([`content/blog/cords.md:${told.replace(':', `: ${name}:`)}`]),
  )

  it('names a missing field', () => {
    expect(fieldLines({ excerpt: null })).toEqual(['content/blog/cords.md:1: excerpt: found nothing, expected text'])
  })

  it('names an unknown field, with a suggestion', () => {
    expect(fieldLines({ catgory: "'Safety'" })).toEqual([
      expect.stringMatching(
        /^content\/blog\/cords.md:8: catgory: found an unknown field, expected only title, .*\(did you mean category\?\)$/,
      ),
    ])
  })

  it('reports a slug field: the file name is the slug', () => {
    expect(fieldLines({ slug: "'cords'" })[0]).toContain("(the file's name is the slug)")
  })

  it('reports broken YAML, every line of it', () => {
    expect(fieldLines({ excerpt: "'It's broken'", title: '“Cords: fine or not”' })).toEqual([
      "content/blog/cords.md:2: title: found “Cords: fine or not”, expected one field a line, as name: 'text' (retype the curly quotes as ')",
      "content/blog/cords.md:3: excerpt: found 'It's broken', expected one field a line, as name: 'text' (inside single quotes, type an apostrophe twice: 'Don''t')",
    ])
    expect(fieldLines({ title: '', excerpt: '\n  - a\n b' })[0]).toMatch(/cords\.md:\d+: fields: found/)
  })

  it('explains an apostrophe that ends the text', () => {
    const lines = fieldLines({ title: "'Don't overload an extension cord: what to do'" })
    expect(lines.join()).toContain("inside single quotes, type an apostrophe twice: 'Don''t'")
  })

  it('never runs code in the fields', () => {
    expect(linesFor('---js\n{ title: process.exit(1) }\n---\n')[0]).toContain(
      'expected the fields between two --- lines',
    )
  })
})

it('the guide describes the fields as the schema does', () => {
  const guide = readFileSync('content/blog/README.md', 'utf8')
  for (const needed of [true, false]) expect(guide).toContain(`| --- | --- |\n${fieldTable(needed)}\n\n`)
})

describe('files', () => {
  it.each([
    ['an empty file', ''],
    ['blank lines only', '\n \n'],
  ])('%s', (_name, content) =>
    expect(linesFor(content)).toEqual([
      expect.stringMatching(/^content\/blog\/cords\.md:1: file: found an empty file/),
    ]),
  )

  it('no fields', () =>
    expect(linesFor('# Hello\n')[0]).toContain('file: found "# Hello", expected the fields between two --- lines'))
  it('a line other than --- below the fields', () =>
    expect(linesFor('---\ntitle: x\n----\nText')[0]).toBe(
      'content/blog/cords.md:3: file: found "----", expected three hyphens alone on the line under the fields',
    ))
  it('no closing line of the fields', () =>
    expect(linesFor('---\ntitle: x\n')[0]).toContain('file: found one --- line'))
  it('a bad name', () => {
    expect(linesFor(postFile(), 'Safe Cords.md')[0]).toContain(
      'file name: found "Safe Cords", expected small letters, digits and hyphens (rename it safe-cords.md)',
    )
  })

  it('two names that differ only in letter case', () => {
    const picture = distinctFields(2, 'fuse-box')
    const { problems } = readPosts(blogFolder({ 'cords.md': postFile(), 'Cords.md': postFile(picture) }), DAY)
    expect(problems.map(formatProblem).join()).toContain('found the same as content/blog/Cords.md')
  })

  it('skips the guide, and rejects folders and other file types', () => {
    const root = blogFolder({ 'README.md': '# Guide', 'cords.md': postFile(), 'note.txt': 'x' })
    mkdirSync(join(root, 'content/blog/2024'))
    expect(readPosts(root, DAY).problems.map(({ file }) => file)).toEqual([
      'content/blog/2024',
      'content/blog/note.txt',
    ])
  })

  it('rejects texts shared by two posts, each once, at the line that is written', () => {
    const told = (fields: Record<string, string>) =>
      readPosts(blogFolder({ 'a.md': postFile(fields), 'b.md': postFile(fields) }), DAY).problems.map(
        ({ file, line, field }) => `${file}:${line} ${field}`,
      )
    expect(told({})).toEqual(['content/blog/b.md:2 title', 'content/blog/b.md:3 excerpt'])
    const own = { seoTitle: "'Cords at home'", metaDescription: "'What to check in a cord.'" }
    expect(told(own)).toEqual(
      [2, 8, 9].map((line, at) => `content/blog/b.md:${line} ${['title', ...Object.keys(own)][at]}`),
    )
  })

  it('accepts two posts with one picture', () => {
    const files = { 'a.md': postFile(), 'b.md': postFile(distinctFields(2, 'electricians-tools')) }
    expect(readPosts(blogFolder(files), DAY).problems).toEqual([])
  })

  it('reports every bad file at once, and goes on with the others', () => {
    const root = blogFolder({ 'a.md': '', 'b.md': postFile({ category: "'Boats'" }), 'cords.md': postFile() })
    const { posts, problems } = loadPosts(root, DAY, false)
    expect(posts.map(({ slug }) => slug)).toEqual(['cords'])
    expect(leftOutWarning(problems)).toMatch(
      /left out.*\n.*a\.md:1: file:.*\n.*b\.md:6: category: found "Boats", expected/,
    )
    expect(leftOutWarning([])).toBe('')
    expect([...leftOutPaths(problems)]).toEqual(['/blog/a', '/blog/b'])
  })

  it('leaves out a post whose text has a problem, and the second of two alike', () => {
    const files = {
      'bad.md': postFile(distinctFields(2, 'fuse-box'), 'Ask {phon}.'),
      'cords.md': postFile(),
      'twice.md': postFile(),
    }
    expect(loadPosts(blogFolder(files), DAY, true).posts.map(({ slug }) => slug)).toEqual(['cords'])
  })

  it('accepts no posts, and one post', () => {
    expect(loadPosts(blogFolder({}), DAY, false)).toEqual({ posts: [], problems: [] })
    expect(loadPosts(blogFolder({ 'cords.md': postFile() }), DAY, false).posts).toHaveLength(1)
  })
})

describe('text', () => {
  it.each([
    [
      'a skipped heading level',
      'Text.\n\n## One\n\n#### Two',
      ':14: heading: found ####, expected ### (a level is skipped)',
    ],
    ['a single #', 'Text.\n\n# One', ':12: heading: found #, expected ##'],
    [
      'an unknown token',
      'Ask {phon}.',
      ':10: token: found {phon}, expected a token of content/blog/README.md (did you mean {phone}?)',
    ],
    ['a token with a space', 'Ask {price: panel-upgrade}.', ':10: token: found {price: panel-upgrade}'],
    ['an unknown price', 'Ask {price:panel}.', ':10: token: found {price:panel}'],
    [
      'a dead link',
      'See [panels](/residential/panel-upgrade).',
      ':10: link: found /residential/panel-upgrade, expected a page of this site (did you mean /residential/panel-upgrades?)',
    ],
    ['a link to itself', 'See [cords](/blog/cords).', ':10: link: found /blog/cords, expected another page'],
    ['a link without its slash', 'See [panels](residential/panel-upgrades).', '(write /residential/panel-upgrades)'],
    ['a trailing slash', 'See [panels](/residential/panel-upgrades/).', '(write /residential/panel-upgrades)'],
    ['a script link', 'See [panels](javascript:alert).', ':10: link: found javascript:alert'],
    ['a vague link', 'To see, [click here](/contact).', ':10: link: found the words "click here"'],
    [
      'a fragment that is nowhere',
      'See [below](#nowhere).',
      ':10: link: found #nowhere, expected a heading of this post',
    ],
    [
      'a fragment that is an id of the page around the post',
      'See [it](#menu).\n\n## Menu',
      ':10: link: found #menu, expected a heading of this post (did you mean #menu-2?)',
    ],
    [
      'a script',
      'Text.\n\n<script>alert(1)</script>',
      ':12: text: found <script>alert(1)</script>, expected Markdown, no HTML',
    ],
    ['a missing picture', 'Text.\n\n![A box](fuse-bocks)', ':12: picture: found "fuse-bocks"'],
    [
      'a drawing of a page that has none',
      'Text.\n\n![Here](/residential/panel-upgrade)',
      ':12: picture: found /residential/panel-upgrade, expected the page of a service',
    ],
    [
      'a drawing in the middle of a sentence',
      'Text ![Here](/residential/panel-upgrades) and more.',
      ':10: picture: found a drawing within a line',
    ],
    ['a picture without a description', 'Text.\n\n![](fuse-box)', ':12: picture: found no description'],
    [
      'our own number',
      `Ask at ${phoneFor('/').display}.`,
      `:10: phone: found ${phoneFor('/').display}, expected {phone}`,
    ],
    ['our own number, typed otherwise', `Ask at ${otherwise}.`, `:10: phone: found ${otherwise}, expected {phone}`],
    [
      'a price of ours',
      `Some pay $9, others $${price}.`,
      `:10: price: found $${price}, expected a token such as {price:`,
    ],
    ['two braces', 'Ask {{phone}} now.', ':10: token: found {{phone}}, expected one brace on each side'],
    ['one brace only', 'Ask {phone now.', ':10: token: found {phone, expected one brace on each side'],
    ['spaces inside the stars', 'A ** bold ** word.', ':10: text: found ** bold **, expected **bold**'],
    ['a space inside a link', 'See [it all] (/contact).', ':10: text: found [it all] (/contact), expected [words]('],
    ['a link with its address nowhere', 'See [it all][1].', ':10: text: found [it all][1], expected [words](address)'],
    ['a heading without its space', 'Text.\n\n##Two', ':12: text: found ##Two, expected a space after the #'],
    ['a bullet from a word processor', 'Text.\n\n• One', ':12: text: found • One, expected a list with "- "'],
    ['a list without its space', 'Text.\n\n-One', ':12: text: found -One, expected a list with "- "'],
    ['an indent', 'Text.\n\n\tIndented.', ':12: text: found a block of code, expected a paragraph'],
    ['boxes to tick', 'Text.\n\n- [ ] One', ':12: text: found a box to tick, expected a list without boxes'],
    ['another encoding', 'A caf\ufffd.', ':10: file: found "A caf\ufffd.", expected letters saved as UTF-8'],
    ['an invisible character', 'A caf\u0000.', ':10: file: found "A caf\ufffd.", expected letters saved as UTF-8'],
  ])('%s', (_name, text, line) => expect(textLines(text).join('\n')).toContain(line))

  it.each([
    ['a heading first', '## One\n\nText.'],
    ['what something else costs', 'An LED saves $9 a year, and $1.25 a month; a car costs $43,210.'],
  ])('accepts %s', (_name, text) => expect(textLines(text)).toEqual([]))

  it('accepts marks that are none', () => {
    const text = 'At -5 degrees, **bold**-like, [see it](/contact) (or not), 2 * 3, #1 of 2.'
    expect(textLines(text)).toEqual([])
  })

  it('knows the addresses of the other posts and of the headings', () => {
    const text =
      'See [the fuses](/blog/fuses) and [the second part](#two-parts).\n\n## Two parts\n\n**Call {phone}** to ask.'
    const files = { 'cords.md': postFile({}, text), 'fuses.md': postFile(distinctFields(2, 'fuse-box')) }
    expect(readPosts(blogFolder(files), DAY).problems).toEqual([])
  })

  it('knows the address of the second heading with the same words', () => {
    const text = 'See [more costs](#costs-2).\n\n## Costs\n\nSome.\n\n## Costs\n\n**Call {phone}** to ask.'
    expect(readPosts(blogFolder({ 'cords.md': postFile({}, text) }), DAY).problems).toEqual([])
  })

  it('rejects a link to a draft or to a post with a later date', () => {
    const files = {
      'cords.md': postFile({}, 'See [fuses](/blog/fuses) and [tubs](/blog/tubs).\n\n**Call {phone}** to ask.'),
      'fuses.md': postFile({ ...distinctFields(2, 'fuse-box'), draft: 'true' }),
      'tubs.md': postFile({ ...distinctFields(3, 'hot-tub-deck'), publishDate: "'2027-01-01'" }),
    }
    expect(readPosts(blogFolder(files), DAY).problems.map(({ found }) => found)).toEqual([
      '/blog/fuses, a draft',
      '/blog/tubs, planned for 2027-01-01',
    ])
  })

  it.each([
    ['only a heading', '## One\n'],
    ['nothing', ''],
    ['no call at the end', 'Text.\n'],
    ['a call without the number', 'Text.\n\n**Call us** today.\n'],
  ])('refuses %s', (_name, text) => expect(linesFor(postFile({}, text))).not.toEqual([]))
})

describe('drafts and dates', () => {
  const files = {
    'draft.md': postFile({ draft: 'true', title: "'Short'" }),
    'later.md': postFile({ ...distinctFields(2, 'fuse-box'), publishDate: "'2026-06-02'" }),
    'today.md': postFile({ ...distinctFields(3, 'hot-tub-deck'), publishDate: `'${DAY}'` }),
  }
  it('excludes both from production, and includes a post from its date', () => {
    const root = blogFolder(files)
    expect(loadPosts(root, DAY, false).posts.map(({ slug }) => slug)).toEqual(['today'])
    expect(loadPosts(root, '2026-06-02', false).posts.map(({ slug }) => slug)).toEqual(['later', 'today'])
    expect(loadPosts(root, DAY, true).posts).toHaveLength(3)
  })
})

describe('a blog in which nothing is public', () => {
  const told = (files: Record<string, string>) =>
    emptyBlog(loadPosts(blogFolder(files), DAY, true).posts, DAY).map(formatProblem)

  it.each([
    ['without posts', {}],
    ['with a draft', { 'cords.md': postFile({ draft: 'true' }) }],
    ['with a post for later', { 'cords.md': postFile({ publishDate: "'2026-06-02'" }) }],
  ])('is told, since it cannot be built: %s', (_name, files) =>
    expect(told(files)).toEqual([
      'content/blog:1: posts: found no post that is public, expected at least one (the site cannot be built)',
    ]),
  )

  it('is not one with a post', () => expect(told({ 'cords.md': postFile() })).toEqual([]))
})

describe('new:post', () => {
  it.each([['Safe extension cords'], ["Don't overload: a cord's limits & what to do about them, room one"]])(
    'makes a draft that passes: %s',
    (title) => {
      const { slug, text } = postTemplate(title, 'fuse-box', DAY)
      expect(linesFor(text, `${slug}.md`)).toEqual([])
      expect(text).toContain('draft: true')
    },
  )
  it('rejects a title that is too long or empty', () => {
    expect(() => postTemplate('x'.repeat(66), 'fuse-box', DAY)).toThrow('found 66 characters')
    expect(() => postTemplate(' ', 'fuse-box', DAY)).toThrow('expected words')
  })
})
