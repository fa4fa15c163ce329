import { describe, expect, it } from 'vitest'
import { formatProblem } from '@/lib/content/problems'
import { contentChecks } from '@/lib/content-checks/all-checks'
import { readCopy } from '@/lib/content-checks/copy'

/** The checks of `npm run check:content`, on the real content. A failure lists each problem with its file and line. */
const root = process.cwd()

describe('content', () => {
  const input = { root, copy: readCopy(root) }

  it.each(Object.entries(contentChecks))('%s', (_name, check) => {
    expect(check(input).map(formatProblem)).toEqual([])
  })
})
