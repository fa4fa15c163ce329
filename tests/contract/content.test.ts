import { describe, expect, it } from 'vitest'
import { readFolder } from '@/lib/blog/folder'
import { formatProblem } from '@/lib/content/problems'
import { readCopy } from '@/lib/content-rules/copy'
import { lineFinder } from '@/lib/content-rules/lines'
import { rules } from '@/lib/content-rules/rules'
import { MAX_AGE_MS } from '@/lib/leads/attribution'
import { today } from '@/lib/today'

/**
 * What any content must satisfy, whatever the owner and the staff change. Each line of a failure names the file and the
 * line, what was found and what is expected: `npm run check:content` prints the same.
 */
const root = process.cwd()

describe('content', () => {
  const input = { root, copy: readCopy(root), lineOf: lineFinder(root) }

  it.each(Object.entries(rules))('%s', (_name, rule) => {
    expect(rule(input).map(formatProblem)).toEqual([])
  })

  it('the privacy notice says for how long the site remembers a campaign', () => {
    const notice = input.copy.filter(({ path }) => path === '/privacy').flatMap(({ strings }) => strings)
    const minutes = MAX_AGE_MS / 60_000
    expect(
      notice.some(({ text }) => text.includes(`${minutes} minutes`)),
      `content/pages/privacy.ts: expected "${minutes} minutes", as lib/leads/attribution.ts has it`,
    ).toBe(true)
  })

  it('posts pass their check', () => {
    expect(readFolder(root, today()).problems.map(formatProblem)).toEqual([])
  })
})
