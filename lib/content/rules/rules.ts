import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { business } from '@/content/business'
import { serviceCards } from '@/content/cards'
import { claims } from '@/content/claims'
import { images } from '@/content/images'
import { jobs } from '@/content/jobs'
import { people } from '@/content/people'
import { prices } from '@/content/prices'
import { dangers } from '@/content/safety'
import type { LocationPage, Utility } from '@/content/types'
import { utilities } from '@/content/utilities'
import { today } from '@/lib/blog/clock'
import { isRealDate } from '@/lib/blog/dates'
import { fillText } from '@/lib/content/fill'
import { locationPages } from '@/lib/content/locations'
import { didYouMean, type Problem } from '@/lib/content/problems'
import { bodyOf, type CopyPage, type CopyString, headOf, pagesOf, readText } from '@/lib/content/rules/copy'
import { featureEntries, limits } from '@/lib/content/rules/limits'
import { lineFinder } from '@/lib/content/rules/lines'
import { jaccard, sentences, threeWordRuns, words } from '@/lib/content/rules/measures'
import { categoryPages, emergencyPages, servicePages } from '@/lib/content/services'
import { pictureChecker } from '@/lib/images/check'
import { isLocationPath, locationName, routes, serviceName, staticPaths } from '@/lib/routes'

/** What a rule looks at. */
export type RuleInput = { root: string; copy: readonly CopyPage[]; lineOf: (file: string, text: string) => number }
/** @returns every place where the content breaks the rule, worded for the person who wrote it */
export type Rule = (input: RuleInput) => Problem[]

/** Words of a page's own among those that it shares. */
const OWN_WORDS = 250
/** The share of three-word runs that no two pages may reach. */
const ALIKE = 0.35
/** From how many words on a sentence may stand on one page only. */
const LONG_SENTENCE = 8

type Told = Omit<Problem, 'file' | 'line' | 'field'>

/** A problem with one string, at its line. */
const at = ({ lineOf }: RuleInput, { file, where, text }: CopyString, told: Told): Problem => ({
  file,
  line: lineOf(file, text),
  field: where,
  ...told,
})

const short = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`

/** Links in Markdown: their words and addresses. */
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, label = '', href = '']) => ({ label, href }))

const tokenForm = /\{[^{}]*\}/g

const tokens: Rule = (input) => {
  const known = [
    ...['phone', 'business', 'licence', 'email'],
    ...Object.keys(prices).flatMap((id) => [`price:${id}`, `price-from:${id}`]),
    ...Object.keys(claims).map((id) => `claim:${id}`),
    ...Object.keys(utilities).map((id) => `outage:${id}`),
    ...Object.keys(dangers).flatMap((id) => [`danger:${id}`, `danger-short:${id}`]),
  ].map((name) => `{${name}}`)
  return pagesOf(input.copy).flatMap((page) =>
    page.strings.flatMap((string) =>
      (string.text.match(tokenForm) ?? []).flatMap((token): Problem[] => {
        try {
          fillText(token, page.path)
          return []
        } catch {
          return [at(input, string, { found: token, expected: 'a known token', hint: didYouMean(token, known) })]
        }
      }),
    ),
  )
}

/** Fields that stand inside a link, a heading or a head: plain words only. */
const plainField = /(^|\.)(seoTitle|metaDescription|h1|summary|excerpt|circuit|heading|label|word|figure)(\.|$)/

const plainFields: Rule = (input) =>
  input.copy
    .filter(({ kind }) => kind !== 'post')
    .flatMap((page) =>
      page.strings
        .filter(({ where }) => plainField.test(where))
        .flatMap((string) => {
          // In a head a phone number is bare; elsewhere it would be a link.
          const inHead = /^(seoTitle|metaDescription)$/.test(string.where)
          const found =
            /\*\*|\]\(|\{outage:[^}]*\}/.exec(string.text) ?? (inHead ? null : /\{(phone|email)\}/.exec(string.text))
          return found ? [at(input, string, { found: found[0], expected: 'plain words: no link, no bold' })] : []
        }),
    )

const unique: Rule = (input) =>
  (['seoTitle', 'metaDescription', 'h1'] as const).flatMap((field) => {
    const first = new Map<string, CopyPage>()
    return pagesOf(input.copy).flatMap((page): Problem[] => {
      const head = headOf(page, field)
      const other = first.get(head.text.toLowerCase())
      first.set(head.text.toLowerCase(), page)
      const written = page.strings.find(({ where }) => where === field || where.startsWith(`${field}.`)) ?? head
      return other
        ? [at(input, { ...written, where: field }, { found: `the same as ${other.path}`, expected: 'one of its own' })]
        : []
    })
  })

const heads: Rule = (input) =>
  pagesOf(input.copy)
    .filter(({ kind }) => kind !== 'post')
    .flatMap((page) =>
      (
        [
          ['seoTitle', 30, 60],
          ['metaDescription', 110, page.kind === 'location' ? 155 : 160],
        ] as const
      ).flatMap(([field, min, max]): Problem[] => {
        const written = page.strings.find(({ where }) => where === field)
        const { length } = headOf(page, field).text
        if (!written || (length >= min && length <= max)) return []
        const hint = length > max ? `cut ${length - max}` : undefined
        return [at(input, written, { found: `${length} characters`, expected: `${min} to ${max} characters`, hint })]
      }),
    )

const lengths: Rule = (input) =>
  input.copy
    .filter(({ kind }) => kind !== 'post')
    .flatMap((page) => {
      const here = limits.filter(({ kinds }) => !kinds || kinds.includes(page.kind))
      const tell = (count: number, { min = 0, max, unit }: (typeof limits)[number]): Told | null =>
        count >= min && count <= max
          ? null
          : {
              found: `${count} ${unit}`,
              expected:
                min === max ? `${max} ${unit}` : min > 0 ? `${min} to ${max} ${unit}` : `${max} ${unit} at most`,
            }
      const texts = page.strings.flatMap((string) =>
        // A danger has one wording, however long it is.
        here
          .filter(({ where, unit }) => unit !== 'entries' && where.test(string.where) && !/\{danger/.test(string.text))
          .flatMap((limit) => {
            const text = readText(page, string.text)
            const told = tell(limit.unit === 'words' ? words(text).length : text.length, limit)
            return told ? [at(input, string, { ...told, hint: short(text) })] : []
          }),
      )
      const lists = page.lists.flatMap(({ where, length, file }) =>
        here
          .filter((limit) => limit.unit === 'entries' && limit.where.test(where))
          .flatMap((limit): Problem[] => {
            const told = tell(length, limit)
            return told ? [{ file, line: 1, field: where, ...told }] : []
          }),
      )
      return [...texts, ...lists]
    })

const features: Rule = () =>
  Object.entries({ ...servicePages, ...categoryPages }).flatMap(([path, page]): Problem[] => {
    const feature = 'feature' in page ? page.feature : undefined
    if (!feature) return []
    const [min, max] = featureEntries[feature.kind]
    const { length } = feature.items
    if (length >= min && length <= max) return []
    const file = `content/services/${path}${path.includes('/') ? '' : '/category'}.ts`
    return [
      {
        file,
        line: 1,
        field: 'feature.items',
        found: `${length} entries`,
        expected: `${min} to ${max} in ${feature.kind}`,
      },
    ]
  })

const links: Rule = (input) => {
  const paths = [...staticPaths(), routes.feed(), ...pagesOf(input.copy).map(({ path }) => path)].filter(
    (path) => path !== '/404',
  )
  return pagesOf(input.copy).flatMap((page) =>
    page.strings.flatMap((string) =>
      linksIn(string.text).flatMap(({ label, href }): Problem[] => {
        const tell = (told: Told) => [at(input, string, told)]
        if (/^(click )?here$|^(learn|read|find out) more$|^this( page)?$|^link$/i.test(label)) {
          return tell({ found: `the words "${label}"`, expected: 'words that say where the link goes' })
        }
        if (href.startsWith('/')) {
          const [path = ''] = href.split('#')
          if (!paths.includes(path))
            return tell({ found: href, expected: 'a page of this site', hint: didYouMean(path, paths) })
          if (href === page.path) return tell({ found: href, expected: 'another page than the one it stands on' })
          return []
        }
        // A post's own fragments and addresses are checked with the post.
        if (page.kind === 'post' || /^tel:\+1\d{10}$|^https:\/\/[^/]+\.[^/]+|^mailto:[^@]+@[^@]+$/.test(href)) return []
        return tell({ found: href, expected: 'https://…, or tel:+1 and ten digits' })
      }),
    ),
  )
}

const references: Rule = ({ root }) => {
  const check = pictureChecker(root)
  const pictures = [
    ...Object.keys(images).map((name) => ({ file: 'content/images.ts', field: name, name })),
    ...people.items.map(({ name, picture }) => ({ file: 'content/people.ts', field: name, name: picture })),
    ...jobs.items.flatMap(({ what, before, after }) =>
      [before, after].flatMap((side) => (side ? [{ file: 'content/jobs.ts', field: what, name: side.picture }] : [])),
    ),
  ].flatMap(({ file, field, name }): Problem[] => {
    const told = check(name)
    return told ? [{ file, line: 1, field, ...told }] : []
  })
  const related = Object.entries({ ...servicePages, ...emergencyPages }).flatMap(([path, page]): Problem[] => {
    const list: readonly string[] = page.related
    const twice = list.find((other, index) => other === path || list.indexOf(other) !== index)
    const file = `content/services/${path}.ts`
    return twice ? [{ file, line: 1, field: 'related', found: twice, expected: 'other pages, each once' }] : []
  })
  const neighbours = Object.entries<LocationPage>(locationPages).flatMap(([path, { neighbours: list }]): Problem[] => {
    const told = (found: string): Problem[] => [
      {
        file: `content/locations/${path}.ts`,
        line: 1,
        field: 'neighbours',
        found,
        expected: 'four to seven other places, each once',
      },
    ]
    if (list.length < 4 || list.length > 7) return told(`${list.length}`)
    const wrong = list.find((other, index) => other === path || list.indexOf(other) !== index)
    return wrong ? told(wrong) : []
  })
  return [...pictures, ...related, ...neighbours]
}

const dates: Rule = () =>
  Object.entries({ ...servicePages, ...categoryPages, ...emergencyPages, ...locationPages }).flatMap(
    ([path, { updatedOn }]): Problem[] => {
      if (isRealDate(updatedOn) && updatedOn <= today()) return []
      const folder = path.startsWith('gta/') || path.startsWith('toronto/') ? 'locations' : 'services'
      const file = `content/${folder}/${path}${path.includes('/') ? '' : '/category'}.ts`
      return [
        {
          file,
          line: 1,
          field: 'updatedOn',
          found: `"${updatedOn}"`,
          expected: "a day that has been, as 'YYYY-MM-DD'",
        },
      ]
    },
  )

/** A file of content, in the order of its lines. */
function contentFiles(root: string): { file: string; lines: string[] }[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name))
    .map((name) => {
      const file = `content/${name.replaceAll('\\', '/')}`
      return { file, lines: readFileSync(join(root, file), 'utf8').split('\n') }
    })
}

const oneSource: Rule = ({ root }) => {
  const outages = Object.values<Utility>(utilities).flatMap(({ outagePhone }) => (outagePhone ? [outagePhone] : []))
  const own: { file: string; values: readonly string[]; instead: string }[] = [
    { file: 'content/business.ts', values: [business.name], instead: '{business}' },
    { file: 'content/business.ts', values: [business.email], instead: '{email}' },
    { file: 'content/business.ts', values: [business.licence.number], instead: '{licence}' },
    {
      file: 'content/business.ts',
      values: [business.phone, business.torontoPhone].flatMap(({ display, e164 }) => [display, e164]),
      instead: '{phone}',
    },
    {
      file: 'content/utilities.ts',
      values: outages.flatMap(({ display, e164 }) => [display, e164]),
      instead: 'a token such as {outage:alectra}',
    },
  ]
  return contentFiles(root).flatMap(({ file, lines }) =>
    lines.flatMap((line, index): Problem[] => {
      // Remarks to colleagues may name anything.
      const text = line.replace(/^\s*(\/\/|\*|\/\*).*$/, '')
      const told = (field: string, found: string, expected: string) => ({
        file,
        line: index + 1,
        field,
        found,
        expected,
      })
      const typed = own.flatMap(({ file: home, values, instead }) => {
        const found = file === home ? undefined : values.find((value) => value && text.includes(value))
        return found ? [told('value', found, instead)] : []
      })
      // The guide for writers shows what not to write; promises are the owner's own figures.
      const figure = /\.md$/.test(file) ? null : /\$\s?\d[\d,.]*/.exec(text)
      const elsewhere = ['content/prices.ts', 'content/promises.ts'].includes(file)
      return [
        ...typed,
        ...(figure && !elsewhere ? [told('price', figure[0], 'a token such as {price:panel-upgrade}')] : []),
      ]
    }),
  )
}

const danger =
  /\b(911|smok(?:e|ing)|flames?|burning smell|smells? (?:of )?burn\w*|electric shock|(?:fallen|downed|live) (?:wires?|lines?)|(?:wires?|lines?) (?:is |are )?down|mast|lost neutral|neutral may|carbon monoxide|CO alarm)\b/i
const command =
  /(?:^|[,;:.!?]\s+|\b(?:and|then|please|so|or)\s+)(?:get (?:out|everyone)|leave|(?:call|phone|dial) (?:\*\*)?(?:911|your utility|the utility)|stay|keep|turn|switch|shut|cut|do not|don't|never|go outside|treat|touch|step|move|evacuate|everyone out|hands off)\b/i

/** Emergency pages are where a danger's own steps stand, under its token; posts are advised (lib/content/rules/advice.ts). */
const oneWordingOfDanger: Rule = (input) =>
  input.copy
    .filter(({ kind }) => kind !== 'emergency' && kind !== 'post')
    .flatMap((page) =>
      page.strings.flatMap((string) =>
        commandsInDanger(string.text).map((sentence) =>
          at(input, string, {
            found: short(sentence),
            expected: 'a token such as {danger:smoke}, or a link to /emergency',
            hint: 'two wordings of one danger sooner or later contradict each other',
          }),
        ),
      ),
    )

/** @returns the sentences that tell a reader what to do about a danger in words of their own */
export function commandsInDanger(text: string): string[] {
  return sentences(text.replace(tokenForm, '')).filter((sentence) => danger.test(sentence) && command.test(sentence))
}

/** Readings of one fact that disagree; `page` is where each of them may stand beside another. */
const readings = [
  { fact: 'the year that the firm began', ids: ['sinceHome', 'sinceServices'] },
  { fact: 'the years of experience', ids: ['experienceHome', 'experienceServices', 'experienceAbout'] },
  { fact: 'the number of customers', ids: ['customersHome', 'projectsAbout'] },
] as const

const oneReading: Rule = (input) =>
  pagesOf(input.copy).flatMap((page) =>
    readings.flatMap(({ fact, ids }): Problem[] => {
      const named = page.strings.flatMap((string) =>
        ids
          // By its token, or typed out: a year, or a number of years.
          .filter(
            (id) =>
              string.text.includes(`{claim:${id}}`) ||
              (claims[id].value.length > 3 && string.text.includes(claims[id].value)),
          )
          .map((id) => ({ id, string })),
      )
      const other = named.find(({ id }) => claims[id].value !== claims[named[0]?.id ?? id].value)
      if (!other) return []
      const found = `${claims[other.id].value} beside ${claims[named[0]?.id ?? other.id].value}`
      return [at(input, other.string, { found, expected: `one reading of ${fact} on a page` })]
    }),
  )

/** Statements that are true only when they are worded with care, and what is wrong with them otherwise. */
const careless: readonly { where?: RegExp; pattern: RegExp; unless?: RegExp; expected: string }[] = [
  {
    pattern:
      /\b(?:wire|line|span)s?\b[^.]*\b(?:3 m|11 m|10 feet|three metres)\b|\b(?:3 m|11 m|10 feet|three metres)\b[^.]*\b(?:wire|line|span)s?\b/i,
    expected: '10 m (33 feet), the one distance from a fallen wire',
  },
  {
    pattern: /90 minutes[^.]*\brequire|requires?[^.]*90 minutes/i,
    expected: 'at least 90 minutes as what the units give: most buildings need 30',
  },
  {
    pattern: /\b2(?:-| to )4 hours\b/,
    unless: /(?:typically|usually)[^.]*2(?:-| to )4 hours/i,
    expected: 'typically within 2 to 4 hours: it is no promise',
  },
  {
    pattern: /ESA[- ]certified/i,
    unless: /^ESA certified$/,
    expected: 'licensed, with {licence}: "ESA certified" is the badge’s short form alone',
  },
  { where: /(^|\.)example$/, pattern: /^(?!Example: )/, expected: 'words that begin with "Example: "' },
]

const careful: Rule = (input) =>
  input.copy.flatMap((page) =>
    page.strings.flatMap((string) =>
      careless.flatMap(({ where, pattern, unless, expected }): Problem[] => {
        const found = (!where || where.test(string.where)) && pattern.exec(string.text)
        if (!found || unless?.test(string.text)) return []
        return [at(input, string, { found: short(found[0] || string.text), expected })]
      }),
    ),
  )

const cards: Rule = (input) =>
  Object.values(serviceCards).flatMap((card): Problem[] => {
    if (!('service' in card)) return []
    const target = pagesOf(input.copy).find(({ path }) => path === routes.service(card.service))
    const said = [serviceName(card.service), target ? headOf(target, 'seoTitle').text + headOf(target, 'h1').text : '']
      .join(' ')
      .toLowerCase()
    const stems = words(card.name.toLowerCase())
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/(s|ing)$/, ''))
    if (stems.some((stem) => said.includes(stem))) return []
    const expected = `a page whose title speaks of ${card.name.toLowerCase()}`
    return [
      {
        file: 'content/cards.ts',
        line: input.lineOf('content/cards.ts', card.name),
        field: card.name,
        found: routes.service(card.service),
        expected,
      },
    ]
  })

const placeInHeading: Rule = (input) =>
  input.copy
    .filter(({ kind }) => kind === 'location')
    .flatMap((page) => {
      const place = page.path.slice(1)
      const name = isLocationPath(place) ? locationName(place) : ''
      const h1 = page.strings.find(({ where }) => where === 'h1')
      return h1 && !h1.text.endsWith(name)
        ? [at(input, h1, { found: short(h1.text), expected: `a heading that ends with ${name}` })]
        : []
    })

const runs = new WeakMap<CopyPage, Set<string>>()

const bodyText = (page: CopyPage) =>
  bodyOf(page)
    .map(({ text }) => text)
    .join('\n')

/** The three-word runs of a page's body. */
function runsOf(page: CopyPage): Set<string> {
  let found = runs.get(page)
  if (!found) {
    found = threeWordRuns(bodyText(page))
    runs.set(page, found)
  }
  return found
}

const ownWords: Rule = ({ copy }) => {
  const spread = new Map<string, number>()
  for (const page of pagesOf(copy)) for (const run of runsOf(page)) spread.set(run, (spread.get(run) ?? 0) + 1)
  return pagesOf(copy)
    .filter(({ kind }) => kind === 'location')
    .flatMap((page): Problem[] => {
      const own = sentences(bodyText(page)).filter((sentence) => {
        const list = [...threeWordRuns(sentence)]
        return list.filter((run) => spread.get(run) === 1).length > list.length / 2
      })
      const count = own.flatMap(words).length
      return count < OWN_WORDS
        ? [
            {
              file: page.file,
              line: 1,
              field: 'text',
              found: `${count} words of its own`,
              expected: `${OWN_WORDS} or more that stand on no other page`,
            },
          ]
        : []
    })
}

const unlike: Rule = ({ copy }) => {
  const pages = pagesOf(copy)
  return pages.flatMap((page, index) =>
    pages.slice(0, index).flatMap((other): Problem[] => {
      const share = jaccard(runsOf(page), runsOf(other))
      return share >= ALIKE
        ? [
            {
              file: page.file,
              line: 1,
              field: 'text',
              found: `${Math.round(share * 100)}% of the word runs of ${other.path}`,
              expected: `less than ${ALIKE * 100}%`,
            },
          ]
        : []
    }),
  )
}

const ownSentences: Rule = (input) => {
  const first = new Map<string, CopyPage>()
  return pagesOf(input.copy).flatMap((page) =>
    page.strings.flatMap((string) => {
      // A danger's one wording may stand wherever it is needed.
      const text = readText(page, string.text.replace(/\{danger[^}]*\}/g, ''))
      return sentences(text).flatMap((sentence): Problem[] => {
        const key = words(sentence.toLowerCase()).join(' ')
        if (
          key.split(' ').length < LONG_SENTENCE ||
          /^(seoTitle|metaDescription|featuredImageAlt)$|alt$/.test(string.where)
        )
          return []
        const other = first.get(key)
        if (!other) first.set(key, page)
        return other && other !== page
          ? [at(input, string, { found: `${short(sentence)}, as on ${other.path}`, expected: 'a sentence of its own' })]
          : []
      })
    }),
  )
}

/** What any content must satisfy. A rule names the file, the line, what it found and what it expects instead. */
export const rules: Readonly<Record<string, Rule>> = {
  'every token is a known one': tokens,
  'titles, headings and other plain fields hold plain words': plainFields,
  'every page has a title, a description and a heading of its own': unique,
  'titles and descriptions fit a search result': heads,
  'texts and lists keep to their limits': lengths,
  'the middle of a page has as many entries as it can draw': features,
  'links lead to pages that exist and say where they go': links,
  'pictures, related pages and neighbours are there, each once': references,
  'days are days that have been': dates,
  'the business, its prices and the utilities’ numbers stand in one file each': oneSource,
  'dangers have one wording': oneWordingOfDanger,
  'a page has one reading of each claim': oneReading,
  'statements that need care have it': careful,
  'service cards lead where they say': cards,
  'a place’s heading ends with its name': placeInHeading,
  'places have words of their own': ownWords,
  'no two pages are alike': unlike,
  'no long sentence stands on two pages': ownSentences,
}

/**
 * @param root the project's folder
 * @param copy what visitors read
 * @returns every problem of every rule, in the order of files and lines
 */
export function contentProblems(root: string, copy: readonly CopyPage[]): Problem[] {
  const input = { root, copy, lineOf: lineFinder(root) }
  return Object.values(rules)
    .flatMap((rule) => rule(input))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
