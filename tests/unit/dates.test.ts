import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatProblem } from '@/lib/content/problems'
import { dateProblems, setDates } from '../../scripts/dates'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'

const page = `import { definePlace } from '@/content/schema/place'

export default definePlace({
  updatedOn: '2026-03-01',
  lead: 'We wire "old" houses.', // The owner's words.
  facts: ['100 A', '24/7'],
})
`
const post = `---
title: 'Cords'
publishDate: '2026-03-01'
---

Feel the cord.
`
const file = 'content/places/gta/ajax.ts'
const identity = ['user.name=Ann', 'user.email=ann@example.com', 'commit.gpgsign=false'].flatMap((one) => ['-c', one])
const postFile = 'content/blog/cords.md'

it('the date of a page is not judged where git is missing', () => {
  vi.stubEnv('PATH', '')
  const root = temporaryFolder({ [file]: page })
  expect([dateProblems(root), setDates(root)]).toEqual([[], undefined])
  vi.unstubAllEnvs()
})

/** A system without git has the test above alone. */
const historyTests = spawnSync('git', ['--version']).error ? [] : ['the date of a page']

describe.each(historyTests)('%s', () => {
  let root = ''
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: root })
  /** Commits files at a time, by default noon in Toronto. */
  function commit(day: string, files: Record<string, string>, time = 'T12:00:00-05:00') {
    writeFiles(root, files)
    git('add', '--all')
    vi.stubEnv('GIT_COMMITTER_DATE', day + time)
    git('commit', '--quiet', '--message', day)
  }
  const problems = () => dateProblems(root).map((problem) => formatProblem(problem).replace(/, because.*/, ''))
  const reported = (day: string, path = file, line = 4) => [
    `${path}:${line}: ${path === file ? 'updatedOn' : 'updatedDate'}: found "2026-03-01", expected "${day}" or later`,
  ]

  beforeEach(() => {
    vi.stubEnv('SITE_TODAY', '2026-03-20')
    root = temporaryFolder()
    git('init', '--quiet', '--initial-branch=main')
    commit('2026-03-02', { [file]: page, [postFile]: post })
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('is not older than the last change of its text, committed or not', () => {
    expect(problems()).toEqual([])
    commit('2026-03-05', { [file]: page.replace('houses', 'homes') })
    expect(problems()).toEqual(reported('2026-03-05'))
    commit('2026-03-07', { [file]: page.replace('houses', 'barns') })
    commit('2026-03-09', { [file]: page.replace('houses', 'barns').replace("['100 A', ", "[\n    '100 A',\n") })
    expect(problems()).toEqual(reported('2026-03-07'))
    writeFiles(root, { [file]: page.replace('24/7', 'day and night') })
    expect(problems()).toEqual(reported('2026-03-20'))
    commit('2026-03-08', { [file]: page.replace('houses', 'homes').replace('03-01', '03-08') })
    expect(problems()).toEqual([])
  })

  it('does not depend on how the file is written', () => {
    const written = page
      .replace('definePlace } from', 'definePlace as place } from')
      .replace('@/content/schema/place', '@/content/schema/places')
      .replace(`'We wire "old" houses.'`, '`We wire “old” houses`')
      .replace("// The owner's words.", "// 'Owner'")
      .replace('lead:', 'intro:\n   ')
    commit('2026-03-05', { [file]: written, [postFile]: post.replace('the cord.', 'the\n**cord**!') })
    commit('2026-03-06', { [postFile]: post.replace('---\n\n', 'draft: true\n---\n\n').replace('Feel', 'Touch') })
    expect(problems()).toEqual([])
  })

  it('is that of a renamed file too', () => {
    const renamed = 'content/places/gta/ajax-pickering.ts'
    git('mv', file, renamed)
    commit('2026-03-05', {})
    expect(problems()).toEqual([])
    git('mv', renamed, file)
    commit('2026-03-06', { [file]: page.replace('houses', 'homes') })
    git('mv', file, renamed)
    commit('2026-03-07', {})
    expect(problems()).toEqual([reported('2026-03-06')[0]?.replace(file, renamed)])
    rmSync(join(root, renamed))
    expect(problems()).toEqual([])
  })

  it('is the day in Toronto when the change came into the branch', () => {
    git('checkout', '--quiet', '-b', 'branch')
    commit('2026-03-05', { [postFile]: post.replace('Feel', 'Touch') })
    git('checkout', '--quiet', 'main')
    vi.stubEnv('GIT_COMMITTER_DATE', '2026-03-12T02:30:00Z')
    git('merge', '--quiet', '--no-ff', '--message', 'merge', 'branch')
    expect(problems()).toEqual(reported('2026-03-11', postFile, 3))
    // A computer with a wrong clock.
    commit('2099-01-01', { [postFile]: post.replace('Feel', 'Hold') })
    expect(problems()).toEqual(reported('2026-03-20', postFile, 3))
  })

  it('of home is that of its questions', () => {
    const home = { 'content/pages/home.ts': page, 'content/faqs.ts': "export const faqs = ['Do you?']" }
    commit('2026-03-03', home)
    commit('2026-03-05', { 'content/faqs.ts': "export const faqs = ['Do we?']" })
    expect(problems()).toEqual([reported('2026-03-05')[0]?.replace(file, 'content/pages/home.ts')])
  })

  it('is set in the file, in a post under the day of publication', () => {
    commit('2026-03-05', { [file]: page.replace('houses', 'homes'), [postFile]: post.replace('Feel', 'Touch') })
    expect(setDates(root)).toEqual([postFile, file])
    expect(readFileSync(join(root, file), 'utf8')).toContain(
      "updatedOn: '2026-03-05',\n  lead: 'We wire \"old\" homes.'",
    )
    expect(readFileSync(join(root, postFile), 'utf8')).toContain("'2026-03-01'\nupdatedDate: '2026-03-05'\n---\n")
    commit('2026-03-08', {})
    expect([problems(), setDates(root)]).toEqual([[], []])
  })

  it('is not judged without the history', () => {
    commit('2026-03-05', { [file]: page.replace('houses', 'homes') })
    const folder = temporaryFolder()
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder])
    for (const without of [folder, temporaryFolder({ [file]: page })])
      expect([dateProblems(without), setDates(without)]).toEqual([[], undefined])
  })
})
