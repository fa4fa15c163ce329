import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { postFields } from '@/lib/blog/fields'
import { postCategoryNames } from '@/lib/blog/post-categories'
import { renderPost } from '@/lib/blog/posts'
import { readPosts } from '@/lib/blog/read-posts'
import { postProblems } from '@/lib/build/checks/all-checks'
import { formatProblem } from '@/lib/content/problems'
import { blogFolder } from '../fixtures/blog-folder'

it('a page shows each word of its post, and no other', () => {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)
  for (const post of readPosts(process.cwd()).posts) {
    const written = post.body.replace(/^[\s>]*\d+[.)] |!\[[^\]]*\]\(\w[^)]*\)|(?<=\])\([^)]*\)/gm, '')
    const shown = renderPost(post).html.replace(/<[^>]+>|&[#\w]+;/g, (mark) =>
      /^<.?(?:strong|em|a|span)\b/.test(mark) ? '' : ' ',
    )
    expect(wordsOf(shown), post.slug).toEqual(wordsOf(written))
  }
})

describe('the guide for writers', () => {
  const guide = readFileSync('content/blog/README.md', 'utf8')
  const example = /```markdown\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const check = (text: string) => postProblems(blogFolder({ 'extension-cords.md': text })).map(formatProblem)

  it('has an example without problems, as a draft and published', () => {
    expect(example).toContain('draft: true')
    for (const text of [example, example.replace('draft: true\n', '')]) expect(check(text)).toEqual([])
  })

  it('has the required fields in one table, the optional fields in the other, and every category', () => {
    const tables = guide.split('| Field | ').slice(1)
    const fields = tables.map((table) => [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name))
    const isOptional = ([, schema]: [string, z.ZodType]) => schema.safeParse(undefined).success
    const all = Object.entries<z.ZodType>(postFields)
    const expected = [all.filter((field) => !isOptional(field)), all.filter(isOptional)]
    expect(fields.map((names) => names.sort())).toEqual(expected.map((part) => part.map(([name]) => name).sort()))
    for (const name of postCategoryNames) expect(guide).toContain(`\`${name}\``)
  })

  it('shows only valid tokens', () => {
    const tokens = [...guide.replace(example, '').matchAll(/`(\{[a-z][^`]*\})`/g)].map(([, token]) => token as string)
    expect(tokens).toContain('{phone}')
    const [fields] = example.split('\n---\n')
    const text = `${tokens.join(' ')}\n\n**Call {phone}** to ask.\n`
    expect(check(`${fields}\n---\n\n${text}`).filter((line) => line.includes('token'))).toEqual([])
  })
})
