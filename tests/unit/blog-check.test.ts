import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emergencyIds } from '@/content/ids.gen'
import { blogWords } from '@/content/interface'
import { emptyBlog, publicPosts } from '@/lib/blog/posts'
import { readPosts } from '@/lib/blog/read-posts'
import { postProblems } from '@/lib/build/checks/all-checks'
import { pageAt } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { siteUrl } from '@/lib/site'
import { blogFolder, distinctFields, postFile, validText } from '../fixtures/blog-folder'

const DAY = '2026-06-01'
const CALL = '\n\n**Call {phone}** to ask.\n'

beforeAll(() => void vi.stubEnv('SITE_TODAY', DAY))
afterAll(() => void vi.unstubAllEnvs())

/** A valid post with this text and a call. */
const withText = (text: string) => postFile({}, text + CALL)
const problemsIn = (files: Record<string, string>) => postProblems(blogFolder(files))
/** The problems of one post as "line field: found". The wording of the hints is not tested. */
const problemTexts = (content: string, name = 'cords.md') =>
  problemsIn({ [name]: content }).map(({ line, field, found }) => `${line} ${field}: ${found}`)

/** The posts that can be read, and the problems of all. */
function readAll(files: Record<string, string>) {
  const root = blogFolder(files)
  return { posts: readPosts(root).posts, problems: postProblems(root) }
}

const price = Object.values(siteContent().prices).at(0)?.low.toLocaleString('en-CA')
const { display, e164 } = pageAt('/').office.phone
/** The same number with other punctuation. */
const otherNotation = e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2.$3')

describe('a valid post', () => {
  it.each([
    ['as in the guide', postFile()],
    ['with a date without quotes', postFile({ publishDate: '2024-02-29' })],
    ['with spaces after both --- lines', postFile().replaceAll(/^---$/gm, '---  ')],
    ['with the name of its language', postFile().replace('---', '---yaml')],
    [
      'with Windows line endings, a byte-order mark and curly quotes',
      `\ufeff${postFile({}, validText.replace('An extension', '“An” extension')).replaceAll('\n', '\r\n')}`,
    ],
    ['with minus signs and stars', withText('At -5 degrees, **bold**-like, 2 * 3, #1 of 2.')],
    ['with words in brackets after a link', withText('To [see it](/contact) (or not).')],
    ['with marks within words', withText('#14 wire, **LED**s, ~5 to ~6, a<b, R&D 👩\u200d🔧\n\n- #12 wire')],
    ['with marks after backslashes', withText('An \\#tip, 5 \\* 3.\n\n2024\\. It was.')],
    ['with lists of numbers', withText('- 100 A\n- 200 A\n\n1. 2 outlets\n\nThen:\n\n2. One')],
    ['with a table of numbers', withText('| A | B |\n|:-|-:|\n| #14 | 2 \\| 3 |')],
    ['with other amounts', withText('An LED saves $9 a year, $1.25 a month; a car is $43,210.')],
    ['with a picture and a drawing', withText(`![A box](fuse-box)\n\n![Here](/${emergencyIds[0]})`)],
    ['with a heading first, and a link to it', withText('## One\n\nSee [one](#one).')],
    ['with a link to a second heading', withText('See [costs](#costs-2).\n\n## Costs\n\nA.\n\n## Costs')],
    ['with a link for photos', withText('Send [a photo]({photos}).')],
  ])('passes %s', (_name, content) => expect(problemTexts(content)).toEqual([]))

  it('needs only the required fields, and the others have defaults', () => {
    const short = { title: "'Do LED bulbs really save it?'", excerpt: "'They do. Here is how much.'" }
    const text = `An LED bulb uses a sixth of the power. ${'It is so. '.repeat(79)}${CALL}`
    const read = (fields: Record<string, string>) => readAll({ 'cords.md': postFile({ ...short, ...fields }, text) })
    const [seoTitle, metaDescription] = ['Do LED bulbs really save it?', 'They do. Here is how much.']
    const readTime = (minutes: number) => fillTokens(blogWords.post.readTime, { minutes })
    const defaults = {
      seoTitle,
      metaDescription,
      author: smartPunctuation(siteContent().business.name),
      readTime: readTime(2),
    }
    expect(read({})).toMatchObject({ problems: [], posts: [defaults] })
    const custom = { seoTitle: 'LED savings', metaDescription: 'In figures.', author: 'Maria', readTime: readTime(9) }
    const quoted = Object.fromEntries(Object.entries(custom).map(([name, value]) => [name, `'${value}'`]))
    expect(read(quoted)).toMatchObject({ problems: [], posts: [custom] })
  })
})

describe('a problem in a field has its line', () => {
  it.each([
    ['category', "'smart home'", 6, '"smart home"', 'Smart Home'],
    ['publishDate', "'March 9, 2026'", 7, '"March 9, 2026"', '2026-03-09'],
    ['publishDate', '2025-02-30', 7, '"2025-02-30"', 'no such day'],
    ['publishDate', "'2025-2-9'", 7, '"2025-2-9"'],
    ['updatedDate', "'2024-01-14'", 8, '"2024-01-14"', 'changed'],
    ['updatedDate', "'2026-06-02'", 8, '"2026-06-02"'],
    ['title', "' '", 2, '" "'],
    ['title', '“Extension cords and when one is fine or not”', 2, '“Extension cords and when one is fine or not”', "'"],
    ['title', "'What a **frayed** cord can do'", 2, '**'],
    ['seoTitle', "'{busines}: cords at home'", 8, '{busines}'],
    ['featuredImage', "'electrician-tools'", 4, '"electrician-tools"', 'electricians-tools'],
    ['readTime', "'soon'", 8, '"soon"'],
    ['excerpt', null, 1, 'nothing'],
    ['catgory', "'Safety'", 8, 'an unknown field'],
    ['slug', "'cords'", 8, 'an unknown field', 'name'],
    ['excerpt', "'Don't overload: a cord'", 3, "'Don't overload: a cord'", "'Don''t'"],
    ['title', "'Plumbers' and painters' cords'", 2, "'Plumbers' and painters' cords'", "'Don''t'"],
    ['title', "'Cords'#indoors", 2, "'Cords'#indoors", 'at the end'],
    ['title', '!important cords', 2, '!important cords', 'quotes'],
    ['title', 'Rule #1 of cords', 2, 'Rule #1 of cords', 'comment'],
    ['title', '“Cords: fine or not”', 2, '“Cords: fine or not”', 'curly quotes'],
    ['title', '&cords are fine', 2, '&cords are fine', 'are fine'],
    ['title', "\u00a0'A cord is made for an evening'", 2, "\u00a0'A cord is made for an evening'"],
    ['title', '"A cord\\nfor an evening"', 2, '"A cord\\nfor an evening"'],
    ['title', '1.10', 2, '1.10', 'is read as 1.1'],
    ['title', '[one, two]', 2, '[one, two]'],
    ['title', '~', 2, '~', 'null'],
    ['readTime', '0x10', 8, '0x10', '16'],
  ])('%s: %s', (field, value, line, found, hint = '') =>
    expect(problemsIn({ 'cords.md': postFile({ [field]: value }) })).toMatchObject([
      { file: 'content/blog/cords.md', line, field, found, ...(hint && { hint: expect.stringContaining(hint) }) },
    ]),
  )

  it.each([
    ["title:\u00a0'A cord'", ['2 fields']],
    ["title : 'A cord'", ['2 fields']],
    ['title: |\n  A cord', ['2 title', '3 fields']],
    ['title: A cord\n  for an evening', ['3 fields']],
    ["title: 'A cord'\n- and more", ['3 fields']],
    ["title: 'A \u202ecord\u202c for one evening and for no other'", ['2 file']],
    ["title: '\u200b\u200d'", ['2 file']],
    ["title: 'Caf\u00c3\u00a9 cords: when one is fine and when not'", ['2 file']],
  ])('%j', (line, places) => {
    const content = postFile().replace(/^title:.*/m, line)
    expect(problemTexts(content).map((text) => text.split(':')[0])).toEqual(places)
  })

  it.each([
    ['Windows line ends and a byte-order mark', (file: string) => `\ufeff${file.replaceAll('\n', '\r\n')}`],
    ['line ends of an old Mac', (file: string) => file.replaceAll('\n', '\r')],
    ['spaces after the --- lines', (file: string) => file.replaceAll(/^---$/gm, '--- \t')],
  ])('also with %s', (_name, change) => {
    const file = postFile({ category: "'Boats'" }, `Ask\n{phon}, or ${display}.${CALL}`)
    const places = ['6 category: "Boats"', '11 text: {phon}', `11 value: ${display}`]
    expect(problemTexts(change(file)).sort()).toEqual(places.sort())
  })

  it('but a text that two posts lack is not the same in both', () => {
    const posts = {
      'a.md': postFile({ excerpt: null }),
      'b.md': postFile({ ...distinctFields(2, 'fuse-box'), excerpt: null }),
    }
    expect(problemsIn(posts).map(({ found }) => found)).toEqual(['nothing', 'nothing'])
  })

  it('but not beside comments, empty lines and apostrophes', () => {
    const fields = { title: "'It''s a cord: fine for an evening # one' # a note", draft: 'true # for now' }
    expect(problemTexts(postFile(fields).replace('excerpt:', '\n# The card\nexcerpt:'))).toEqual([])
  })

  it('also when another field or the front matter is wrong', () => {
    expect(problemTexts(postFile({ excerpt: `'Ask ${otherNotation}.'` }))).toEqual([`3 value: ${otherNotation}`])
    const long = problemTexts(postFile({ excerpt: `'${'long '.repeat(33)}long'` }))
    expect(long).toEqual(['3 metaDescription: 169 characters'])
    const title = `'${'long '.repeat(13)}long'`
    expect(problemTexts(postFile({ title }))).toEqual(['2 title: 69 characters', '2 seoTitle: 69 characters'])
    expect(problemTexts(postFile({ title, seoTitle: "'Cords'" }))).toEqual(['2 title: 69 characters'])
    expect(problemTexts(postFile({ title: '', excerpt: '\n  - a\n b' }))[0]).toMatch(/^\d+ fields: /)
    expect(problemTexts(postFile().replace('category: ', 'category:'))).toEqual([expect.stringMatching(/^6 fields: /)])
    expect(problemTexts(postFile().replace('category: ', 'title: '))).toEqual(['6 title: the field again'])
  })
})

describe('a problem is reported for a file', () => {
  it.each([
    ['that is empty', '\n \n', '1 file: an empty file'],
    ['without fields', '# Hello\n', '1 file: "# Hello"'],
    ['with another line than --- after the fields', '---\ntitle: x\n----\nText', '3 file: "----"'],
    ['without the line after the fields', '---\ntitle: x\n', '1 file: one --- line'],
    ['with code, which does not run', '---js\n{ title: process.exit(1) }\n---\n', '1 file: "---js"'],
    ['with fields in JSON', '---json\n{ "title": "x" }\n---\n', '1 file: "---json"'],
    ['with words after the --- of the first line', '--- {a}\ntitle: x\n---\n', '1 file: "--- {a}"'],
    ['with words after the --- of the last line', '\ufeff---\r\ntitle: x\r\n--- b\r\n', '3 file: "--- b"'],
  ])('%s', (_name, content, line) => expect(problemTexts(content)).toEqual([line]))

  it('with a wrong name or type, or a name that differs only in letter case', () => {
    expect(problemsIn({ 'Safe Cords.md': postFile() })[0]?.hint).toContain('safe-cords.md')
    const twice = problemsIn({ 'cords.md': postFile(), 'Cords.md': postFile(distinctFields(2, 'fuse-box')) })
    expect(twice.map(({ file, found }) => `${file} ${found}`)).toEqual(['content/blog/Cords.md "Cords"'])
    const root = blogFolder({ 'README.md': '# Guide', 'cords.md': postFile(), 'note.txt': 'x' })
    mkdirSync(join(root, 'content/blog/2024'))
    const files = postProblems(root).map(({ file }) => file)
    expect(files).toEqual(['content/blog/2024', 'content/blog/note.txt'])
  })

  it('with the title, excerpt or SEO text of another post, but not with the same picture', () => {
    const duplicates = (fields: Record<string, string>) =>
      problemsIn({ 'a.md': postFile(fields), 'b.md': postFile(fields) }).map(
        ({ file, line, field }) => `${file}:${line} ${field}`,
      )
    expect(duplicates({})).toEqual(['content/blog/b.md:2 title', 'content/blog/b.md:3 metaDescription'])
    expect(duplicates({ seoTitle: "'Cords at home'", metaDescription: "'What to check in a cord.'" })).toEqual([
      'content/blog/b.md:2 title',
      'content/blog/b.md:8 seoTitle',
      'content/blog/b.md:9 metaDescription',
    ])
    expect(problemsIn({ 'a.md': postFile(), 'b.md': postFile(distinctFields(2, 'electricians-tools')) })).toEqual([])
  })
})

describe('the text of a post', () => {
  it.each([
    ['a skipped heading level', 'Text.\n\n## One\n\n#### Two', '14 heading: ####'],
    ['a single #', 'Text.\n\n# One', '12 heading: #'],
    ['an unknown token', 'Ask {phon}.', '10 text: {phon}'],
    ['double braces', 'Ask {{phone}} now.', '10 text: {{phone}}'],
    ['a dead link', 'See [panels](/no/such-page).', '10 text: /no/such-page'],
    ['a link to a heading of it by its page', 'See [it](/blog/cords#one).\n\n## One', '10 text: /blog/cords#one'],
    ['a link without its slash', 'See [panels](residential/lamps).', '10 text: residential/lamps'],
    ['a trailing slash', 'See [contact](/contact/).', '10 text: /contact/'],
    ['a link to home with our domain', `See [home](${siteUrl()}).`, `10 text: ${siteUrl()}`],
    ['a script link', 'See [panels](javascript:alert).', '10 text: javascript:alert'],
    ['a fragment without a target', 'See [below](#nowhere).', '10 text: #nowhere'],
    ['a fragment of the page around the post', 'See [it](#menu).\n\n## Menu', '10 text: #menu'],
    ['a script', 'Text.\n\n<script>alert(1)</script>', '12 text: <script>alert(1)</script>'],
    ['a missing picture', 'Text.\n\n![A box](fuse-bocks)', '12 picture: "fuse-bocks"'],
    ['a picture without a description', 'Text.\n\n![](fuse-box)', '12 picture: no description'],
    ['a drawing of a page without one', 'Text.\n\n![Here](/contact)', '12 picture: /contact'],
    ['a drawing in a sentence', `Text ![Here](/${emergencyIds[0]}).`, '10 picture: a drawing within a line'],
    ['our number in another notation', `Ask at ${otherNotation}.`, `10 value: ${otherNotation}`],
    ['one of our prices without its sign', `Some pay ${price} dollars.`, `10 price: ${price} dollars`],
    ['a link without a URL', 'See [it all][1].', '10 text: "[it all][1]."'],
    ['a heading without its space', 'Text.\n\n##Two', '12 text: ##Two'],
    ['a bullet from a word processor', 'Text.\n\n• One', '12 text: • One'],
    ['an indented line', 'Text.\n\n\tIndented.', '12 text: a block of code'],
    ['a checkbox', 'Text.\n\n- [ ] One', '12 text: a box to tick'],
    ['a drawing in a table', `| A |\n|---|\n| ![A](/${emergencyIds[0]}) |`, '12 picture: a drawing within a line'],
    ['a number without a space', 'Text.\n\n1.One', '12 text: 1.One'],
    ['a table without its second line', '| A | B |\n| 1 | 2 |', '10 text: | A | B |'],
    ['text under a table', '| A | B |\n|---|---|\n| 1 | 2 |\nText', '13 text: 1 in a row'],
    ['code in a line', 'Text `{word}`.', '10 text: `{word}`'],
    ['a link without words', 'Text [](/contact).', '10 text: the words ""'],
    ['another encoding', 'A caf\ufffd.', '10 file: "A caf\ufffd."'],
    [
      'UTF-8 that was read as another encoding',
      'It\u00e2\u20ac\u2122s a caf\u00c3\u00a9.',
      '10 file: "It\ufffd\u2122s a caf\ufffd"',
    ],
    ['an invisible character before a mark', 'Text.\n\n\u200b## Two', '12 file: "\ufffd## Two"'],
    ['a mark that turns the text around', 'Text \u202eword.', '10 file: "Text \ufffdword."'],
    ['a no-break space after a mark', 'Text.\n\n##\u00a0Two', '12 text: ##\u00a0Two'],
    ['a no-break space before a mark', 'Text.\n\n\u00a0- Two', '12 text: \u00a0- Two'],
    ['a slip in another line of its paragraph', 'One\ntwo\n##Three', '12 text: ##Three'],
    ['text after a comment', 'Text.\n\n<!-- x --> Gone.', '12 text: Gone.'],
    ['a comment without an end', 'Text.\n\n<!-- x', '12 text: <!-- x'],
    ['text that is an address of links to Markdown', '[Update]: 2026-05-01', '10 text: [Update]: 2026-05-01'],
    ['a footnote that nothing refers to', 'Text.\n\n[^1]: Gone.', '12 text: [^1]: Gone.'],
    ['stars between digits', 'A 2*3*4 board.', '10 text: *3*'],
    ['stars within a word', 'A un**break**able one.', '10 text: **break**'],
    ['tildes for "about"', 'From 5~6 to 7~8.', '10 text: ~6 to 7~'],
    ['a year that begins a line', '2024. It was.', '10 text: 2024. It was.'],
    ['a minus that begins a line', '- 40 °C is cold.', '10 text: - 40 °C is cold.'],
    ['a minus in each line', '- 40 °C\n- 30 °C', '11 text: - 30 °C'],
    ['a plus that begins a line', '+ 5 more', '10 text: + 5 more'],
    ['the star of a note', '* Plus HST.', '10 text: * Plus HST.'],
    ['a sign for "more than"', '> 5 kW is a lot.', '10 text: > 5 kW is a lot.'],
    ['a star alone', 'Text.\n\n*', '12 text: *'],
    ['numbers that Markdown changes', '1. One\n3. Three', '11 text: 3.'],
    ['a heading by the line under it', 'One\n---', '10 heading: One'],
    ['a heading by a hyphen', 'One\n-', '10 heading: One'],
    ['a name of a character', 'A &copy; B.', '10 text: &copy;'],
    ['a name of a character in a description', '![A &copy; B](fuse-box)', '10 text: ![A &copy; B](fuse-box)'],
    ['a backslash that vanishes', 'One and\\/or two.', '10 text: \\/'],
    ['a row with more cells than the first', '| A |\n|---|\n| 1 | 2 |', '12 text: 2 in a row'],
    ['a table from a word processor', 'A\tB\n1\t2', '10 text: A\tB'],
    ['a bare web address', 'See https://esa.example.', '10 text: "https://esa.example."'],
    ['a web address as the text of a link', 'See [www.esa.example](https://esa.example).', '10 text: www.esa.example'],
  ])('has a problem with %s', (_name, text, line) => expect(problemTexts(withText(text))).toContain(line))

  it.each(['416-555-0199', '(416) 555-0199', '416.555.0199', '416 555 0199', '+1 416 555\u20110199', '4165550199'])(
    'has a problem with the number of somebody else, unless it is a link: %s',
    (number) => {
      const link = `[${number}](tel:+14165550199)`
      expect(problemTexts(withText(`Ask ${number}, not ${link}.`))).toEqual([`10 text: "${number}"`])
      expect(problemTexts(withText(`See ${link}, 120 240 600 V, 2026-05-01.`))).toEqual([])
    },
  )

  it.each([
    ['only a heading', '## One\n'],
    ['nothing', ''],
    ['no call at the end', 'Text.\n'],
    ['a call without the number', 'Text.\n\n**Call us** today.\n'],
  ])('is rejected with %s', (_name, text) => expect(problemTexts(postFile({}, text))).not.toEqual([]))

  it('may link to another post, but not to a draft or a post with a later date', () => {
    const links = `See [fuses](/blog/fuses), [tubs](/blog/tubs) and [lamps](/blog/lamps).${CALL}`
    const problems = problemsIn({
      'cords.md': postFile({}, links),
      'fuses.md': postFile({ ...distinctFields(2, 'fuse-box'), draft: 'true' }),
      'tubs.md': postFile({ ...distinctFields(3, 'hot-tub-deck'), publishDate: "'2027-01-01'" }),
      'lamps.md': postFile(distinctFields(4, 'fuse-box')),
    })
    expect(problems.map(({ found }) => found)).toEqual(['/blog/fuses, a draft', '/blog/tubs, planned for 2027-01-01'])
  })
})

describe('the posts of a build', () => {
  it('have their problems listed together', () => {
    const { problems } = readAll({
      'a.md': '',
      'b.md': postFile({ ...distinctFields(4, 'fuse-box'), category: "'Boats'" }),
      'bad.md': postFile(distinctFields(2, 'fuse-box'), 'Ask {phon}.'),
      'cords.md': postFile(),
      'twice.md': postFile(),
    })
    const files = new Set(problems.map(({ file }) => file))
    expect([...files]).toEqual(['a', 'b', 'bad', 'twice'].map((slug) => `content/blog/${slug}.md`))
    expect(readAll({})).toEqual({ posts: [], problems: [] })
  })

  it('do not include drafts in production, nor posts before their date', () => {
    const { posts } = readAll({
      'draft.md': postFile({ draft: 'true', title: "'Short'" }),
      'later.md': postFile({ ...distinctFields(2, 'fuse-box'), publishDate: "'2026-06-02'" }),
      'today.md': postFile({ ...distinctFields(3, 'hot-tub-deck'), publishDate: `'${DAY}'` }),
    })
    expect(publicPosts(posts, DAY).map(({ slug }) => slug)).toEqual(['today'])
    expect(publicPosts(posts, '2026-06-02').map(({ slug }) => slug)).toEqual(['later', 'today'])
    expect(posts).toHaveLength(3)
  })

  it.each<[string, Record<string, string>, number]>([
    ['no post', {}, 1],
    ['a draft', { 'cords.md': postFile({ draft: 'true' }) }, 1],
    ['a post for later', { 'cords.md': postFile({ publishDate: "'2026-06-02'" }) }, 1],
    ['a post', { 'cords.md': postFile() }, 0],
  ])('must include a public post: with %s', (_name, files, count) =>
    expect(emptyBlog(readAll(files).posts, DAY)).toHaveLength(count),
  )
})
