import { describe, expect, it } from 'vitest'
import { bodyText, type CopyPage, copyPages } from '../support/site-copy'

const runs = new Map(copyPages.map((page) => [page.path, threeWordRuns(bodyText(page))]))
const runsOf = (page: CopyPage) => runs.get(page.path) as Set<string>

/** On how many pages each run of three words stands. */
const spread = new Map<string, number>()
for (const set of runs.values()) for (const run of set) spread.set(run, (spread.get(run) ?? 0) + 1)

/** Whole sentences of a page: no headings, labels or short facts. */
function prose(page: CopyPage): string {
  return page.body
    .filter(({ where, text }) => /[.?]["')]?$/.test(text) && !/heading|title|label|question$/.test(where))
    .map(({ text }) => text)
    .join('\n')
}

/** Strings of every page, as written, that match: "path: the words around the match". */
function matches(pattern: RegExp): string[] {
  return copyPages.flatMap(({ path, strings }) =>
    strings.flatMap(({ text }) => {
      const plain = text.replaceAll(/\]\([^)]*\)/g, ']')
      return [...plain.matchAll(new RegExp(pattern.source, `g${pattern.flags}`))].map(
        (match) => `${path}: ${plain.slice(Math.max(0, match.index - 30), match.index + 40)}`,
      )
    }),
  )
}

describe('length', () => {
  it('service and emergency pages have 500 words of body or more', () => {
    const short = copyPages
      .filter(({ kind }) => kind === 'service' || kind === 'emergency')
      .map((page) => [page.path, words(bodyText(page)).length] as const)
      .filter(([, count]) => count < 500)
    expect(short).toEqual([])
  })

  it('location pages have 250 words or more that stand on no other page', () => {
    const short = copyPages
      .filter(({ kind }) => kind === 'location')
      .map((page) => {
        const own = sentences(bodyText(page)).filter((sentence) => {
          const list = [...threeWordRuns(sentence)]
          return list.filter((run) => spread.get(run) === 1).length > list.length / 2
        })
        return [page.path, own.flatMap(words).length] as const
      })
      .filter(([, count]) => count < 250)
    expect(short).toEqual([])
  })
})

describe('pages of their own', () => {
  it('no two share a third of their three-word runs', () => {
    const alike = copyPages.flatMap((page, index) =>
      copyPages
        .slice(index + 1)
        .map((other) => [page.path, other.path, jaccard(runsOf(page), runsOf(other))] as const)
        .filter(([, , share]) => share >= 0.35),
    )
    expect(alike).toEqual([])
  })

  it('no long sentence stands on two', () => {
    const pagesOf = new Map<string, string[]>()
    for (const page of copyPages) {
      for (const sentence of new Set(sentences(bodyText(page)).map((s) => words(s.toLowerCase()).join(' ')))) {
        if (sentence.split(' ').length < 8) continue
        pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), page.path])
      }
    }
    expect([...pagesOf].filter(([, paths]) => paths.length > 1)).toEqual([])
  })
})

describe('reading', () => {
  it.each([
    ['panel', 2],
    ['electrician', 4],
    ['house', 1],
    ['wired', 1],
    ['table', 2],
    ['1918', 4],
    ['600', 3],
    ['ESA', 3],
    ['25,000', 5],
    ['every', 2],
    ['basement', 2],
    ['switches', 2],
  ])('counts %s as %i syllables', (word, count) => {
    expect(syllables(word)).toBe(count)
  })

  /** Flesch took samples of a hundred words: under that a grade means little. */
  const grades = copyPages
    .filter((page) => words(prose(page)).length >= 100)
    .map((page) => [page, readingGrade(prose(page))] as const)

  it('is plain on every page', () => {
    // Steps for frightened people are shorter than anything else here, and should be.
    const outside = grades
      .filter(([{ kind }, grade]) => grade > 10 || grade < (kind === 'emergency' ? 3 : 5))
      .map(([{ path }, grade]) => `${path}: ${grade.toFixed(1)}`)
    expect(outside).toEqual([])
  })

  it('has a median grade of 7 to 9', () => {
    const sorted = grades.map(([, grade]) => grade).sort((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] as number
    expect(median).toBeGreaterThanOrEqual(7)
    expect(median).toBeLessThanOrEqual(9)
  })
})

describe('wording', () => {
  it.each([
    'look no further',
    'trusted partner',
    "in today's world",
    'peace of mind',
    'state-of-the-art',
    'cutting-edge',
    'seamless',
    'rest assured',
    'top-notch',
    'world-class',
    'unmatched',
    'we pride ourselves',
    'one-stop',
    "whether you're",
    'whether you are',
    'elevate',
    'unlock',
    'nestled',
    'vibrant',
    'bustling',
    'delve',
    'game-changer',
    'hassle-free',
    "don't hesitate",
    'do not hesitate',
    "it's important to note",
    'it is important to note',
    'when it comes to',
    'got you covered',
    'not just',
    'take the guesswork',
    'dream home',
    'second to none',
  ])('does without "%s"', (filler) => {
    expect(matches(new RegExp(filler, 'i'))).toEqual([])
  })

  it('claims no superlative that nobody can check', () => {
    const pattern =
      /\b(?:the|our|your) best (?:electrician|contractor|service|price|team|crew|firm|choice)|\bbest in\b|\bleading\b(?! to)|\bpremier\b|\bfinest\b|#1|\bnumber one\b|\bmost trusted\b|\btop-rated\b|\bunbeatable\b|\baward-winning\b|\blowest prices?\b|\bfastest (?:response|service)\b|\bhighest quality\b|\bunrivalled\b/
    expect(matches(new RegExp(pattern.source, 'i'))).toEqual([])
  })

  it('has no dash for a pause and no exclamation mark', () => {
    expect(matches(/\u2014|\u2013/)).toEqual([])
    expect(matches(/(?<!Oops)!(?!\[)/)).toEqual([])
  })

  it('says "ESA certified" only as a badge', () => {
    const inText = copyPages.flatMap(({ path, strings }) =>
      strings.filter(({ text }) => /ESA[- ]certified/i.test(text) && text !== 'ESA certified').map(() => path),
    )
    expect(inText).toEqual([])
  })

  it('spells as Canadians do', () => {
    const american =
      /\b(?:re)?colors?\b|\bcenters?\b|\bcentered\b|\bneighbor|\bfavorite|\bharbor|\bflavor|\blabor\b|\bgrays?\b|\b\d+ meters\b|\b(?:kilo|centi|milli)meters?\b|\b(?:a|the|our|their|valid|contractor|your) licenses?\b|\blicense (?:number|holder|line)|\bmold\b|\blabel(?:ed|ing)\b|\bcancel(?:ed|ing)\b|\btravel(?:ed|ing)\b|\blevel(?:ed|ing)\b|\bjewel(?:ry|er)|\bfibers?\b|\bdefense\b|-story\b|\bpaychecks?\b/
    const british =
      /\b(?:recogni|organi|reali|authori|energi|minimi|optimi|motori)s(?:e|ed|es|ing|ation)\b|\baluminium\b|\btorch(?:es)?\b|\bkerb|\btyre|\bskirting|\bfortnight|\bwhilst\b/
    expect(matches(new RegExp(american.source, 'i'))).toEqual([])
    expect(matches(new RegExp(british.source, 'i'))).toEqual([])
  })
})
