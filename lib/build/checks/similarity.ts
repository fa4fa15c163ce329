import { type ContentCheck, eachText, problemAt, quoteStart } from '@/lib/build/checks/content-check'
import { bodyOf, headField, type PageCopy, pagesOf, readText } from '@/lib/build/checks/copy'
import { jaccard, sentences, trigrams, wordsOf } from '@/lib/build/checks/measures'
import { fileProblem, type Problem } from '@/lib/content/problems'
import { memoize } from '@/lib/memoize'

// Checks that pages do not repeat each other.

/** A place should have this many words in sentences that are mostly unique to it. */
const MIN_UNIQUE_WORDS = 250
/** The share of three-word runs (word trigrams, Jaccard index) that no two pages may reach. */
const MAX_SIMILARITY = 0.35
/** Sentences of at least this many words may appear on one page only. */
const LONG_SENTENCE = 8

const withoutDrafts = (copy: readonly PageCopy[]) => pagesOf(copy).filter(({ draft }) => !draft)

/** Reports titles, descriptions and headings that two pages share. */
export const uniqueHeads: ContentCheck = (input) =>
  (['h1', 'seoTitle', 'metaDescription'] as const).flatMap((field) => {
    const first = new Map<string, PageCopy>()
    // A draft may still be like another post, as two new drafts are.
    return withoutDrafts(input.copy).flatMap((page): Problem[] => {
      const head = headField(page, field)
      const other = first.get(head.text.toLowerCase())
      if (!other) first.set(head.text.toLowerCase(), page)
      // The schemas report a field that is missing.
      if (!other || !head.text) return []
      const written = page.texts.find(({ keyPath }) => keyPath === field || keyPath.startsWith(`${field}.`)) ?? head
      const mismatch = { found: `the same as ${other.path}`, expected: 'a text that no other page has' }
      return [problemAt(input, { ...written, keyPath: field }, mismatch)]
    })
  })

/** Reports questions that a page has twice, or that another page has. */
export const uniqueQuestions: ContentCheck = (input) => {
  const first = new Map<string, string>()
  return eachText(({ keyPath, text }, page) => {
    if (!/^(?:questions|faqs)\.\d+\.question$/.test(keyPath)) return []
    const question = readText(text).toLowerCase()
    const other = first.get(question)
    if (!other) first.set(question, page.path)
    return other ? [{ found: `the same as on ${other}`, expected: 'a question that no other page has' }] : []
  })(input)
}

const bodyText = (page: PageCopy) =>
  bodyOf(page)
    .map(({ text }) => text)
    .join('\n')

/** The word trigrams of a page's body. */
const runsOf = memoize((page: PageCopy) => trigrams(bodyText(page)))

/**
 * Reports places with few words of their own. Advice only, so that a new place may begin short: `distinctPages` still
 * requires that it differs from the others.
 */
export const ownWords: ContentCheck = ({ copy }) => {
  const spread = new Map<string, number>()
  for (const page of pagesOf(copy)) for (const run of runsOf(page)) spread.set(run, (spread.get(run) ?? 0) + 1)
  return pagesOf(copy)
    .filter(({ kind }) => kind === 'place')
    .flatMap((page): Problem[] => {
      const unique = sentences(bodyText(page)).filter((sentence) => {
        const list = [...trigrams(sentence)]
        return list.filter((run) => spread.get(run) === 1).length > list.length / 2
      })
      const count = unique.flatMap(wordsOf).length
      if (count >= MIN_UNIQUE_WORDS) return []
      const expected = `${MIN_UNIQUE_WORDS} or more`
      return [fileProblem(page.file, 'text', `${count} words that no other page has`, expected)]
    })
}

/** Reports pairs of pages that have too many runs of words in common. */
export const distinctPages: ContentCheck = ({ copy }) => {
  const pages = withoutDrafts(copy)
  return pages.flatMap((page, index) =>
    pages.slice(0, index).flatMap((other): Problem[] => {
      const share = jaccard(runsOf(page), runsOf(other))
      if (share < MAX_SIMILARITY) return []
      const found = `${Math.round(share * 100)}% of the word runs of ${other.path}`
      return [fileProblem(page.file, 'text', found, `less than ${MAX_SIMILARITY * 100}%`)]
    }),
  )
}

/** Reports long sentences that are on two pages. */
export const ownSentences: ContentCheck = (input) => {
  const first = new Map<string, PageCopy>()
  return withoutDrafts(input.copy).flatMap((page) =>
    page.texts.flatMap((written) => {
      // The wording of a danger or a rule may be repeated.
      const text = readText(written.text.replace(/\{(?:danger|rule)[^}]*\}/g, ''))
      return sentences(text).flatMap((sentence): Problem[] => {
        const key = wordsOf(sentence.toLowerCase()).join(' ')
        if (
          key.split(' ').length < LONG_SENTENCE ||
          /^(seoTitle|metaDescription|featuredImageAlt)$|alt$/.test(written.keyPath)
        )
          return []
        const other = first.get(key)
        if (!other) first.set(key, page)
        if (!other || other === page) return []
        const found = `${quoteStart(sentence)}, as on ${other.path}`
        return [problemAt(input, written, { found, expected: 'a sentence that no other page has' })]
      })
    }),
  )
}
