import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getPosts, renderPost } from '@/lib/blog/posts'
import { readPosts } from '@/lib/blog/read-posts'
import { formatProblem } from '@/lib/content/problems'
import { phoneFor } from '@/lib/site'
import { blogFolder } from '../fixtures/blog-folder'

describe('every post', () => {
  it('renders deterministically, with every token filled and unique ids', () => {
    for (const post of getPosts()) {
      const { html } = renderPost(post)
      expect(renderPost(post).html, post.slug).toBe(html)
      expect(html, `${post.slug}: a token is left`).not.toMatch(/\{[a-z]/i)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size, `${post.slug}: two headings share an id`).toBe(ids.length)
    }
  })

  it('ends with a call box that shows the phone', () => {
    for (const post of getPosts()) {
      const { html } = renderPost(post)
      const ending = html.slice(html.lastIndexOf('<div class="call-box">')).trimEnd()
      expect(ending, post.slug).toContain(`href="tel:${phoneFor(`/blog/${post.slug}`).e164}"`)
      expect(ending, `${post.slug}: something follows the last call box`).toMatch(/^((?!<\/div>)[\s\S])*<\/div>$/)
    }
  })
})

describe('the guide for writers', () => {
  const guide = readFileSync('content/blog/README.md', 'utf8')
  const example = /```markdown\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const check = (text: string) =>
    readPosts(blogFolder({ 'extension-cords.md': text }), '2026-06-01').problems.map(formatProblem)

  it('has an example that passes the check as it is, and when it is published', () => {
    expect(example).toContain('draft: true')
    for (const text of [example, example.replace('draft: true\n', '')]) expect(check(text)).toEqual([])
  })

  it('shows only tokens that posts know', () => {
    const tokens = [...guide.replace(example, '').matchAll(/`(\{[a-z][^`]*\})`/g)].map(([, token]) => token as string)
    expect(tokens).toContain('{phone}')
    const [fields] = example.split('\n---\n')
    const text = `${tokens.join(' ')}\n\n**Call {phone}** to ask.\n`
    expect(check(`${fields}\n---\n\n${text}`).filter((line) => line.includes('token'))).toEqual([])
  })
})
