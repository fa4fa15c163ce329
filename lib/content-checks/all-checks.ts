import { byFileAndLine, type Problem } from '@/lib/content/problems'
import type { CheckInput, ContentCheck } from '@/lib/content-checks/content-check'
import {
  lengths,
  paragraphs,
  placeInHeading,
  plainFields,
  tokens,
  typingSlips,
  unwritten,
} from '@/lib/content-checks/format'
import { officePageProblems, redirectsAndPaths } from '@/lib/content-checks/paths'
import {
  districtPlaces,
  drawnStreets,
  emergencyLinks,
  links,
  pictureFiles,
  selfReferences,
  serviceCardLinks,
  updateDates,
} from '@/lib/content-checks/references'
import { distinctPages, ownSentences, uniqueHeads, uniqueQuestions } from '@/lib/content-checks/similarity'
import { consistentClaims, oneSource, oneWordingOfDanger, riskyWording } from '@/lib/content-checks/statements'

/** The checks that all content must pass. Each reports the file, the line, what it found and what it expected. */
export const contentChecks: Readonly<Record<string, ContentCheck>> = {
  'every token is a known one': tokens,
  'every text is written': unwritten,
  'titles, headings and other plain fields hold plain words': plainFields,
  'no mark or address shows as it was typed': typingSlips,
  'paragraphs hold what a page can show': paragraphs,
  'every page has a title, a description and a heading that no other page has': uniqueHeads,
  'a question is on one page only': uniqueQuestions,
  'texts and lists keep to their limits': lengths,
  'links lead to pages that exist and say where they go': links,
  'pictures have valid files': pictureFiles,
  'every emergency page is on /emergency': emergencyLinks,
  'no page names itself as related or as a neighbour': selfReferences,
  'streets can be drawn': drawnStreets,
  'no address that was ever published is missing': redirectsAndPaths,
  'the date of a change is not in the future': updateDates,
  'a heritage district is on pages of its town': districtPlaces,
  'the business, its prices and the utilities’ numbers are in one file each': oneSource,
  'offices name pages that exist, each page once': ({ root }) => officePageProblems(root),
  'dangers have one wording': oneWordingOfDanger,
  'a page has one reading of each claim': consistentClaims,
  'statements that need care have it': riskyWording,
  'service cards link to the page that they name': serviceCardLinks,
  'a place’s heading ends with its name': placeInHeading,
  'no two pages are alike': distinctPages,
  'no long sentence is on two pages': ownSentences,
}

/** @returns every problem that a check finds, sorted by file and line */
export function contentProblems(input: CheckInput): Problem[] {
  return Object.values(contentChecks)
    .flatMap((check) => check(input))
    .sort(byFileAndLine)
}
