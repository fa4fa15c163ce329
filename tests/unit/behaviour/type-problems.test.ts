import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { formatProblem } from '@/lib/content/problems'
import { readTypeErrors, typeProblems } from '@/lib/content-rules/type-problems'
import { temporaryFolder } from '../../support/temporary-folder'

/** What an author is told about a file of content. */
function told(text: string): string[] {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content'))
  for (const config of ['tsconfig.json', 'tsconfig.content.json']) cpSync(config, join(root, config))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'content/types.ts'), types)
  writeFileSync(join(root, 'content/page.ts'), `import type { Page, ServicePath } from '@/content/types'\n${text}`)
  return typeProblems(root).map(formatProblem)
}
const types = `
export type ServicePath = 'residential/panels' | 'residential/fuses'
export type Page = { lead: string; links?: { href: string; icon: 'tube' | 'gram' }[]; related?: ServicePath[] }
`

it('content in order has none', () => {
  expect(told("export const page: Page = {\n  lead: 'A new panel.',\n}\n")).toEqual([])
})

it('a field that is missing', () => {
  expect(told('export const page: Page = {\n  related: [],\n}\n')).toEqual([
    'content/page.ts:2: page: found no lead, expected a line for it (content/types says what it is for)',
  ])
})

it('a field that is misspelt', () => {
  expect(told("export const page: Page = {\n  lead: 'A new panel.',\n  realted: [],\n}\n")).toEqual([
    expect.stringMatching(/^content\/page\.ts:4: realted: found realted, expected a name that is known here \(/),
  ])
})

it('a value that no list has, with the ones that it has', () => {
  const link = "{ href: 'https://linked.in', icon: 'linked' }"
  expect(told(`export const page: Page = {\n  lead: 'A new panel.',\n  links: [${link}],\n}\n`)).toEqual([
    'content/page.ts:4: icon: found "linked", expected one of "gram", "tube"',
  ])
})

it('a page that is misspelt, with the one that is meant', () => {
  expect(told("export const related: ServicePath[] = [\n  'residential/panel',\n]\n")).toEqual([
    'content/page.ts:3: related: found "residential/panel", expected a service that content/catalogue.ts has,' +
      ' such as "residential/panel-upgrades" (did you mean "residential/panels"?)',
  ])
})

it('a number where text belongs', () => {
  expect(told('export const page: Page = {\n  lead: 2026,\n}\n')).toEqual([
    'content/page.ts:3: lead: found a number, expected text between quotes',
  ])
})

it('the same name twice', () => {
  expect(told("export const page: Page = {\n  lead: 'A',\n  lead: 'B',\n}\n")).toEqual([
    'content/page.ts:4: lead: found the same name a second time, expected each name once',
  ])
})

it('nothing of a file that cannot be read, which is told elsewhere, nor of the code', () => {
  expect(told("export const page: Page = { lead: 'I can't' }\n")).toEqual([])
  expect(
    readTypeErrors("lib/a.ts(1,2): error TS2322: Type 'number' is not assignable to type 'string'.", () => []),
  ).toEqual([])
})
