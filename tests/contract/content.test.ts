import { describe, expect, it } from 'vitest'
import { readPosts } from '@/lib/blog/read-posts'
import { formatProblem } from '@/lib/content/problems'
import { contentChecks } from '@/lib/content-checks/all-checks'
import { readCopy } from '@/lib/content-checks/copy'
import { today } from '@/lib/today'

/** The checks of `npm run check:content`, on the real content. A failure lists each problem with its file and line. */
const root = process.cwd()

describe('content', () => {
  const input = { root, copy: readCopy(root) }

  it.each(Object.entries(contentChecks))('%s', (_name, check) => {
    expect(check(input).map(formatProblem)).toEqual([])
  })

  it('posts have no problem', () => expect(readPosts(root, today()).problems.map(formatProblem)).toEqual([]))
})
