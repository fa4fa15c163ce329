import { describe, expect, it } from 'vitest'
import { readPosts } from '@/lib/blog/read-posts'
import { formatProblem } from '@/lib/content/problems'
import { contentChecks } from '@/lib/content-checks/all-checks'
import { readCopy } from '@/lib/content-checks/copy'
import { MAX_AGE_MS } from '@/lib/requests/attribution-storage'
import { today } from '@/lib/today'

/** The checks of `npm run check:content`, on the real content. A failure lists each problem with its file and line. */
const root = process.cwd()

describe('content', () => {
  const input = { root, copy: readCopy(root) }

  it.each(Object.entries(contentChecks))('%s', (_name, check) => {
    expect(check(input).map(formatProblem)).toEqual([])
  })

  it('the privacy notice has the storage time of a campaign', () => {
    const notice = input.copy.filter(({ path }) => path === '/privacy').flatMap(({ texts }) => texts)
    const minutes = MAX_AGE_MS / 60_000
    expect(
      notice.some(({ text }) => text.includes(`${minutes} minutes`)),
      `content/pages/privacy.ts: expected "${minutes} minutes", as in lib/requests/attribution-storage.ts`,
    ).toBe(true)
  })

  it('posts have no problem', () => expect(readPosts(root, today()).problems.map(formatProblem)).toEqual([]))
})
