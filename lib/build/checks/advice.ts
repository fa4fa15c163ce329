import { type CheckInput, eachText } from '@/lib/build/checks/content-check'
import { bodyOf, type PageCopy, pagesOf } from '@/lib/build/checks/copy'
import { lengthAdvice } from '@/lib/build/checks/format'
import { readingGrade, wordsOf } from '@/lib/build/checks/measures'
import { ownWords } from '@/lib/build/checks/similarity'
import { fileProblem, type Mismatch, type Problem } from '@/lib/content/problems'
import { resolveLinks, routes } from '@/lib/routes'

/** School grades above which a page is reported as hard to read. */
const maxGrades = { emergency: 5, default: 7 } as const
/** The grade is not reported for texts of fewer words. */
const SAMPLE_WORDS = 100

/** Discouraged: empty wording, unverifiable claims, punctuation, spelling that is not Canadian, a number of offices. */
const phrases: readonly { pattern: RegExp; expected: string }[] = [
  {
    pattern:
      /look no further|trusted partner|in today's world|peace of mind|state-of-the-art|cutting-edge|seamless|rest assured|top-notch|world-class|unmatched|we pride ourselves|one-stop|whether you(?:'| a)re|elevate|unlock|nestled|vibrant|bustling|delve|game-changer|hassle-free|(?:don't|do not) hesitate|it(?:'| i)s important to note|when it comes to|got you covered|not just|take the guesswork|dream home|second to none/i,
    expected: 'plain words that say something',
  },
  {
    pattern:
      /\b(?:the|our|your) best (?:electrician|contractor|service|price|team|crew|firm|choice)|\bbest in\b|\bleading\b(?! to)|\bpremier\b|\bfinest\b|#1|\bnumber one\b|\bmost trusted\b|\btop-rated\b|\bunbeatable\b|\baward-winning\b|\blowest prices?\b|\bfastest (?:response|service)\b|\bhighest quality\b|\bunrivalled\b/i,
    expected: 'a claim that somebody can check',
  },
  { pattern: /[\u2013\u2014]/, expected: 'a full stop, a comma or a colon; a hyphen in ranges' },
  // Except the mark of a picture.
  { pattern: /!(?!\[)/, expected: 'a full stop' },
  {
    pattern:
      /\b(?:re)?colors?\b|\bcenters?\b|\bcentered\b|\bneighbor|\bfavorite|\bharbor|\bflavor|\blabor\b|\bgrays?\b|\b\d+ meters\b|\b(?:kilo|centi|milli)meters?\b|\b(?:a|the|our|their|valid|contractor|your) licenses?\b|\blicense (?:number|holder|line)|\bmold\b|\blabel(?:ed|ing)\b|\bcancel(?:ed|ing)\b|\btravel(?:ed|ing)\b|\blevel(?:ed|ing)\b|\bjewel(?:ry|er)|\bfibers?\b|\bdefense\b|-story\b|\bpaychecks?\b|\b(?:recogni|organi|reali|authori|energi|minimi|optimi|motori)s(?:e|ed|es|ing|ation)\b|\baluminium\b|\btorch(?:es)?\b|\bkerb|\btyre|\bskirting|\bfortnight|\bwhilst\b/i,
    expected: 'Canadian spelling',
  },
  {
    pattern: /\b(?:both|either|our two) (?:offices?|addresses|numbers)\b/i,
    expected: 'words that hold for any number of offices',
  },
]

/** Reports pages that are hard to read. Headings, labels, figures and cells of a table are no running text. */
function hardReading(page: PageCopy): Problem[] {
  const prose = bodyOf(page)
    .filter(
      ({ keyPath, text }) => /[.?]["'\u201d\u2019)]?$/.test(text) && !/(heading|title|label|question)$/.test(keyPath),
    )
    .map(({ text }) => text)
    .join('\n')
  const max = page.kind === 'emergency' ? maxGrades.emergency : maxGrades.default
  const grade = wordsOf(prose).length >= SAMPLE_WORDS ? readingGrade(prose) : 0
  return grade > max ? [fileProblem(page.file, 'reading', `grade ${grade.toFixed(1)}`, `grade ${max} or below`)] : []
}

/** Reports discouraged phrases. */
const discouragedWords = eachText(({ keyPath, text }, { kind }) => {
  // The title of the 404 page may have an exclamation mark.
  const checked = kind === 'not-found' && keyPath === 'h1' ? text.replaceAll('!', '') : text
  const withoutUrls = checked.replaceAll(/\]\([^)]*\)/g, ']')
  return phrases.flatMap(({ pattern, expected }): Mismatch[] => {
    const found = pattern.exec(withoutUrls)
    return found ? [{ found: `"${found[0]}"`, expected }] : []
  })
})

function pagesWithoutLinks(pages: readonly PageCopy[]): Problem[] {
  const linked = new Set(
    pages.flatMap(({ path, texts }) =>
      texts
        .flatMap(({ text }) => [...resolveLinks(text).matchAll(/\]\((\/[^)\s#]*)/g)].map(([, href]) => href))
        .filter((href) => href !== path),
    ),
  )
  const neverLinked: readonly string[] = ['/404', routes.home(), routes.thankYou()]
  return pages
    .filter(({ path }) => !linked.has(path) && !neverLinked.includes(path))
    .map(({ file, path }) => {
      const found = `no link to ${path} in another page's text`
      return fileProblem(file, 'links', found, 'one or more, besides menus and lists')
    })
}

/**
 * @returns style advice, which never fails a build: short texts and lists, readability, discouraged phrases, pages
 *   without a link in another page's text, places with little text of their own
 */
export function contentAdvice({ root, copy }: CheckInput): Problem[] {
  const pages = pagesOf(copy)
  const input = { root, copy: pages }
  return [
    ...lengthAdvice(input),
    ...pages.flatMap(hardReading),
    ...discouragedWords(input),
    ...pagesWithoutLinks(pages),
    ...ownWords(input),
  ]
}
