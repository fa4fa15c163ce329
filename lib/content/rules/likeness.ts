import type { Problem } from '@/lib/content/problems'
import { bodyOf, type CopyPage, pagesOf, readText } from '@/lib/content/rules/copy'
import { jaccard, sentences, threeWordRuns, words } from '@/lib/content/rules/measures'
import { problemAt, type Rule, short } from '@/lib/content/rules/rule'

// No two pages say the same.

/** Words of a page's own among those that it shares. */
const OWN_WORDS = 250
/** The share of three-word runs that no two pages may reach. */
const ALIKE = 0.35
/** From how many words on a sentence may stand on one page only. */
const LONG_SENTENCE = 8

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

export const ownWords: Rule = ({ copy }) => {
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

export const distinctPages: Rule = ({ copy }) => {
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

export const ownSentences: Rule = (input) => {
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
          ? [
              problemAt(input, string, {
                found: `${short(sentence)}, as on ${other.path}`,
                expected: 'a sentence of its own',
              }),
            ]
          : []
      })
    }),
  )
}
