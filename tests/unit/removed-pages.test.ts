import { describe, expect, it } from 'vitest'
import { removedPage, withRemovedPages } from '@/lib/build/checks/removed-pages'
import { formatProblem, lineProblem, type Problem } from '@/lib/content/problems'
import { temporaryFolder } from '../support/temporary-folder'

const files = {
  'content/published.txt': '/\n/residential\n/residential/docks\n/residential/radios\n/gta/alton\n',
  'content/faqs.ts': "a\nb: '[Radios](/residential/radios#cost)',\n",
  'content/prices.ts': "page: 'residential/radios',\nother: 'residential/radios-2',\n",
  'content/redirects.ts': "'/residential/radios-old': { to: '/residential/radios' },\n",
  'content/blog/a.md': 'See [docks](/residential/docks).\n',
}
const pages = ['/', '/residential', '/residential/docks']

/** A problem of content that was loaded: an id that no page has. */
const unknown = (file: string, id: string): Problem => ({ file, ...lineProblem(1, 'page', `"${id}"`, 'a page') })

describe('a removed page', () => {
  it('is one problem with the slug and the redirect as remedies, and with every line that names it', () => {
    const text = formatProblem(
      removedPage(temporaryFolder(files), '/residential/radios', [...pages, '/residential/hi-fi']),
    )
    expect(text).toContain("radios.ts again, and write slug: 'hi-fi'")
    expect(text).toContain("'/residential/radios': { to: '/residential' },")
    expect(text.split('\n').slice(2)).toEqual(['  content/faqs.ts:2', '  content/prices.ts:1'])
  })

  it('that was moved to another folder, or has no page above it, has the right target', () => {
    const root = temporaryFolder(files)
    const moved = removedPage(root, '/residential/radios', [...pages, '/homes/radios'])
    expect(formatProblem(moved)).toContain("'/residential/radios': { to: '/homes/radios' },")
    expect(formatProblem(removedPage(root, '/gta/alton', pages))).toContain("'/gta/alton': { to: '/' },")
    const category = formatProblem(removedPage(root, '/residential', ['/']))
    expect(category).toContain("'/residential': { to: '/' },")
    expect(category).not.toContain('slug')
  })

  it('replaces the problems of the files that name it, but no others', () => {
    const problems = ['residential/radios', 'residential/radios', 'residential/dock'].map((id, index) =>
      unknown(`content/${index}.ts`, id),
    )
    const [removed, ...others] = withRemovedPages(temporaryFolder(files), problems, pages)
    expect(removed?.found).toContain('/residential/radios has no page any more')
    expect(others).toEqual([problems[2]])
  })
})
