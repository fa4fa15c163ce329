import { byFileAndLine, type Problem } from '@/lib/content/problems'
import { addresses, answerProblems } from '@/lib/content-rules/addresses'
import type { CopyPage } from '@/lib/content-rules/copy'
import { oneReading, oneSource, oneWordingOfDanger, riskyWording } from '@/lib/content-rules/facts'
import { lengths, paragraphs, placeInHeading, plainFields, tokens, unique } from '@/lib/content-rules/format'
import { lineFinder } from '@/lib/content-rules/lines'
import { cards, dates, drawnStreets, emergencySteps, links, references } from '@/lib/content-rules/references'
import type { Rule } from '@/lib/content-rules/rule'
import { distinctPages, ownSentences } from '@/lib/content-rules/similarity'

/** The rules that all content must satisfy. A rule reports the file, the line, what it found and what it expected. */
export const rules: Readonly<Record<string, Rule>> = {
  'every token is a known one': tokens,
  'titles, headings and other plain fields hold plain words': plainFields,
  'paragraphs hold what a page can show': paragraphs,
  'every page has a title, a description and a heading of its own': unique,
  'texts and lists keep to their limits': lengths,
  'links lead to pages that exist and say where they go': links,
  'pictures, related pages and neighbours are there, each once': references,
  'streets can be drawn': drawnStreets,
  'links of /emergency lead to steps': emergencySteps,
  'no address that was ever published is missing': addresses,
  'days are days that have been': dates,
  'the business, its prices and the utilities’ numbers are in one file each': oneSource,
  'offices answer pages that exist, each page once': ({ root }) => answerProblems(root),
  'dangers have one wording': oneWordingOfDanger,
  'a page has one reading of each claim': oneReading,
  'statements that need care have it': riskyWording,
  'service cards lead where they say': cards,
  'a place’s heading ends with its name': placeInHeading,
  'no two pages are alike': distinctPages,
  'no long sentence is on two pages': ownSentences,
}

/**
 * @param root the project's folder
 * @param copy the site's copy
 * @returns every problem of every rule, sorted by file and line
 */
export function contentProblems(root: string, copy: readonly CopyPage[]): Problem[] {
  const input = { root, copy, lineOf: lineFinder(root) }
  return Object.values(rules)
    .flatMap((rule) => rule(input))
    .sort(byFileAndLine)
}
