/** @returns its words as written, without surrounding punctuation */
export function words(text: string): string[] {
  return text.replaceAll('\u2019', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'/.,%-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu) ?? []
}

/** @returns its sentences; a line break ends one */
export function sentences(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=(?<!\b[ap]\.m)[.?!]["')\u201d\u2019]?)\s+(?=["'(\u201c\u2018]?[A-Z0-9])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => words(sentence).length > 0)
}

/** @returns its word trigrams, across sentence boundaries */
export function threeWordRuns(text: string): Set<string> {
  const list = words(text.toLowerCase())
  return new Set(list.slice(2).map((word, index) => `${list[index]} ${list[index + 1]} ${word}`))
}

/**
 * @returns the share of runs that two sets have in common: 0 for none, 1 for the same set
 */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const run of small) if (large.has(run)) shared += 1
  return shared / (a.size + b.size - shared || 1)
}

const ones = [0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2]

/** Syllables of a whole number read aloud: 40 is two, 347 is "three hundred forty-seven", seven. */
function spokenNumber(n: number): number {
  if (n >= 1_000_000) return spokenNumber(Math.floor(n / 1_000_000)) + 2 + spokenNumber(n % 1_000_000)
  if (n >= 1000) return spokenNumber(Math.floor(n / 1000)) + 2 + spokenNumber(n % 1000)
  if (n >= 100) return spokenNumber(Math.floor(n / 100)) + 2 + spokenNumber(n % 100)
  if (n >= 20) return (Math.floor(n / 10) === 7 ? 3 : 2) + spokenNumber(n % 10)
  return ones[n] ?? 1
}

function syllablesOfFigure(figure: string): number {
  if (/^1[1-9]\d\d$|^20[1-9]\d$/.test(figure)) {
    return spokenNumber(Number(figure.slice(0, 2))) + (spokenNumber(Number(figure.slice(2))) || 2)
  }
  return Math.max(1, spokenNumber(Number(figure)))
}

const irregular: Record<string, number> = { any: 2, business: 2, every: 2, hundred: 2, kva: 4, kwh: 5 }

/**
 * Syllables as read aloud, which is how Flesch counts numbers and abbreviations ("1918" is four, "ESA" three).
 * Words are counted by vowel groups, less silent endings: near enough for the average of a page.
 */
export function syllables(word: string): number {
  if (/[-/]/.test(word)) return word.split(/[-/]/).reduce((sum, part) => sum + (part ? syllables(part) : 0), 0)
  if (/\d/.test(word)) {
    const figures = word.replaceAll(/(?<=\d),(?=\d{3})/g, '')
    return (figures.match(/\d+|[A-Za-z]+|%/g) ?? []).reduce(
      (sum, part) => sum + (/\d/.test(part) ? syllablesOfFigure(part) : part === '%' ? 2 : syllables(part)),
      0,
    )
  }
  if (/^[A-Z]{2,5}s?$/.test(word)) return word.replace(/s$/, '').length + 2 * (word.match(/W/g)?.length ?? 0)
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const known = irregular[letters]
  if (known) return known
  if (letters.length <= 3) return 1
  const spoken = letters
    .replace(/(?<=[aeiou][^aeiouy])e(?=ments?$|less|ful|ly$|house|body|thing|one$|times|where|works|owner)/, '')
    .replace(/(?<=[^laeiouysxzcgh])es$|(?<![td])ed$|(?<!l|[^aeiou]r)e$|(?<=[aeiouy]l)es?$/, '')
    .replace(/^y/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const apart = spoken.match(/(?<![tcsg])i[ao]|i[ao]$|[aeou]ing$|yers?$|[^aeiou]iers?$|eo(?=n|r)|ua(?=l|t)|uiet/g)
  return Math.max(1, groups + (apart?.length ?? 0))
}

/**
 * The Flesch-Kincaid grade (Kincaid et al., 1975).
 * @returns the school grade that can read it
 */
export function readingGrade(text: string): number {
  const all = sentences(text)
  const list = words(text)
  const spoken = list.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (list.length / all.length) + 11.8 * (spoken / list.length) - 15.59
}
