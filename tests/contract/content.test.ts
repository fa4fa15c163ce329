import { describe, expect, it } from 'vitest'
import { readPosts } from '@/lib/blog/read-posts'
import { formatProblem } from '@/lib/content/problems'
import { contentChecks } from '@/lib/content-checks/all-checks'
import { readCopy } from '@/lib/content-checks/copy'
import { lineFinder } from '@/lib/content-checks/lines'
import { MAX_AGE_MS } from '@/lib/leads/attribution'
import { today } from '@/lib/today'

/**
 * What any content must satisfy, whatever the owner and the staff change. Each line of a failure names the file and the
 * line, what was found and what is expected: `npm run check:content` prints the same.
 */
const root = process.cwd()

describe('content', () => {
  const input = { root, copy: readCopy(root), lineOf: lineFinder(root) }

  it.each(Object.entries(contentChecks))('%s', (_name, check) => {
    expect(check(input).map(formatProblem)).toEqual([])
  })

  it('the privacy notice says for how long the site remembers a campaign', () => {
    const notice = input.copy.filter(({ path }) => path === '/privacy').flatMap(({ strings }) => strings)
    const minutes = MAX_AGE_MS / 60_000
    expect(
      notice.some(({ text }) => text.includes(`${minutes} minutes`)),
      `content/pages/privacy.ts: expected "${minutes} minutes", as lib/leads/attribution.ts has it`,
    ).toBe(true)
  })

  it('posts pass their check', () => expect(readPosts(root, today()).problems.map(formatProblem)).toEqual([]))
})
