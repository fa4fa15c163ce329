import { describe, expect, it } from 'vitest'
import { contentChecks } from '@/lib/build/checks/all-checks'
import { readCopy } from '@/lib/build/checks/copy'
import { formatProblem } from '@/lib/content/problems'

/** The checks of `npm run check:content`, on the real content. A failure lists each problem with its file and line. */
const root = process.cwd()

describe('content', () => {
  const input = { root, copy: readCopy(root) }

  it.each(Object.entries(contentChecks))('%s', (_name, check) => {
    expect(check(input).map(formatProblem)).toEqual([])
  })
})
