/** @returns the words of plain text as written, without surrounding punctuation */
export function wordsOf(text: string): string[] {
  return text.replaceAll('\u2019', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'/.,%-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu) ?? []
}

/** @returns the sentences of plain text; a line break ends one */
export function sentences(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=(?<!\b[ap]\.m)[.?!]["')\u201d\u2019]?)\s+(?=["'(\u201c\u2018]?[A-Z0-9])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** @returns the word trigrams of plain text, across sentence boundaries */
export function trigrams(text: string): Set<string> {
  const list = wordsOf(text.toLowerCase())
  return new Set(list.slice(2).map((word, index) => `${list[index]} ${list[index + 1]} ${word}`))
}

/** @returns the Jaccard index of two sets: 0 without a common entry, 1 for equal sets */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const entry of small) if (large.has(entry)) shared += 1
  return shared / (a.size + b.size - shared || 1)
}

/** @returns the school grade that can read these sentences (Automated Readability Index, 1967) */
export function readingGrade(text: string): number {
  const list = wordsOf(text)
  return 4.71 * (list.join('').length / list.length) + 0.5 * (list.length / sentences(text).length) - 21.43
}
