import { readPosts } from '@/lib/blog/read-posts'
import { characters } from '@/lib/build/checks/characters'
import type { CheckInput, ContentCheck } from '@/lib/build/checks/content-check'
import { copyOfPost } from '@/lib/build/checks/copy'
import { lengths, paragraphs, placeInHeading, plainFields, tokens, typingSlips } from '@/lib/build/checks/format'
import { officePageProblems, redirectsAndPaths } from '@/lib/build/checks/paths'
import {
  districtPlaces,
  drawnStreets,
  emergencyLinks,
  links,
  pictureFiles,
  selfReferences,
  updateDates,
} from '@/lib/build/checks/references'
import { distinctPages, ownSentences, uniqueHeads, uniqueQuestions } from '@/lib/build/checks/similarity'
import { consistentClaims, oneSource, oneWordingOfDanger, riskyWording } from '@/lib/build/checks/statements'
import { byFileAndLine, type Problem } from '@/lib/content/problems'

/** The checks of each text. A build stops at a post that fails one of them. */
const textChecks: Readonly<Record<string, ContentCheck>> = {
  'every post can be read': ({ root }) => readPosts(root).problems,
  'every letter can be read': characters,
  'every token is a known one': tokens,
  'titles, headings and other plain fields hold plain words': plainFields,
  'no mark or address shows as it was typed': typingSlips,
  'every page has a title, a description and a heading that no other page has': uniqueHeads,
  'texts and lists keep to their limits': lengths,
  'links lead to pages that exist and say where they go': links,
  'the date of a change is not in the future': updateDates,
  'the business, its prices and the utilities’ numbers are in one file each': oneSource,
}

/** The checks that all content must pass. Each reports the file, the line, what it found and what it expected. */
export const contentChecks: Readonly<Record<string, ContentCheck>> = {
  ...textChecks,
  'paragraphs hold what a page can show': paragraphs,
  'a question is on one page only': uniqueQuestions,
  'pictures have valid files': pictureFiles,
  'every emergency page is on /emergency': emergencyLinks,
  'no page names itself as related or as a neighbour': selfReferences,
  'streets can be drawn': drawnStreets,
  'no address that was ever published is missing': redirectsAndPaths,
  'a heritage district is on pages of its town': districtPlaces,
  'offices name pages that exist, each page once': ({ root }) => officePageProblems(root),
  'dangers have one wording': oneWordingOfDanger,
  'a page has one reading of each claim': consistentClaims,
  'statements that need care have it': riskyWording,
  'a place’s heading ends with its name': placeInHeading,
  'no two pages are alike': distinctPages,
  'no long sentence is on two pages': ownSentences,
}

/** Runs checks. @returns their problems by file and line; once for a text that is also the default of another field */
function run(checks: Readonly<Record<string, ContentCheck>>, input: CheckInput): Problem[] {
  const problems = Object.values(checks).flatMap((check) => check(input))
  const keyOf = ({ file, line, found, expected }: Problem) => [file, line, found, expected].join()
  const keys = problems.map(keyOf)
  return problems.filter((_problem, index) => keys.indexOf(keys[index] ?? '') === index).sort(byFileAndLine)
}

/** @returns the problems of posts at which a build stops, by file and line */
export function postProblems(root: string): Problem[] {
  const copy = readPosts(root).files.map(copyOfPost)
  return run(textChecks, { root, copy }).filter(({ file }) => !/\.ts$|README\.md$/.test(file))
}

/** @returns every problem that a check finds, by file and line */
export const contentProblems = (input: CheckInput): Problem[] => run(contentChecks, input)
