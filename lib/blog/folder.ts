import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { business } from '@/content/business'
import { readBody } from '@/lib/blog/body'
import { brokenCharacters, type PostFields, readFrontMatter } from '@/lib/blog/front-matter'
import { fillText, typeset } from '@/lib/content/fill'
import { fileProblem, finding, formatProblem, type Problem } from '@/lib/content/problems'
import { slugify } from '@/lib/content/slugify'
import { pictureChecker, sharedPictureNames } from '@/lib/images/check'
import { masterName } from '@/lib/images/masters'
import { routes, staticPaths } from '@/lib/routes'

/** One post, read and checked: its fields with their tokens filled. Its text is still Markdown. */
export type Post = Omit<PostFields, 'author' | 'draft'> & {
  slug: string
  author: string
  draft: boolean
  /** Markdown with its tokens filled. */
  body: string
  /** Our own pages that the text links to, in order, each once. */
  links: string[]
}

export const POSTS = 'content/blog'
const GUIDE = 'README.md'
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Every internal address that no page module lists. */
const otherPaths = [routes.feed()]

/** Fields that no two posts may share. */
const uniqueFields = ['title', 'featuredImage', 'seoTitle', 'metaDescription'] as const

type Entry = {
  slug: string
  file: string
  post: Post | null
  lineOf: (field: string) => number
  links: { path: string; line: number }[]
}

function slugProblem(slug: string, file: string): Problem[] {
  if (slugForm.test(slug)) return []
  const better = slugify(slug)
  const hint = better ? `rename it ${better}.md` : undefined
  return [fileProblem(file, 'file name', `"${slug}"`, 'small letters, digits and hyphens', hint)]
}

/**
 * Reads and checks every post at once.
 * @param root the project's folder; posts are the .md files of its content/blog, the guide README.md excepted
 * @param day today's date, YYYY-MM-DD: a public post may not link to one that is unpublished on that day, nor be changed after it
 * @returns all posts that could be read, newest first, drafts and future ones included, and every problem
 */
export function readFolder(root: string, day: string): { posts: Post[]; problems: Problem[] } {
  const problems: Problem[] = []
  const checkPicture = pictureChecker(root)
  const names: string[] = []
  for (const entry of readdirSync(join(root, POSTS), { withFileTypes: true })) {
    if (entry.name === GUIDE || entry.name.startsWith('.')) continue
    if (entry.isFile() && entry.name.endsWith('.md')) names.push(entry.name)
    else {
      const found = entry.isFile() ? `"${entry.name}"` : 'a folder'
      problems.push(
        fileProblem(`${POSTS}/${entry.name}`, 'file name', found, 'a post as NAME.md, directly in content/blog'),
      )
    }
  }
  names.sort()
  const slugOf = (name: string) => name.slice(0, -3)
  const pages = [...staticPaths(), ...otherPaths, ...names.map((name) => routes.post(slugOf(name)))]

  const entries = names.map((name): Entry => {
    const slug = slugOf(name)
    const file = `${POSTS}/${name}`
    const path = routes.post(slug)
    const written = readFileSync(join(root, file), 'utf8')
    const { fields, findings, body: source, bodyLine, lineOf } = readFrontMatter(written)
    const body = readBody(source, { path, pages, checkPicture })
    // Without front matter there is no body to check.
    const hasText = bodyLine > 1
    const inBody = hasText ? body.findings.map((finding) => ({ ...finding, line: finding.line + bodyLine - 1 })) : []
    const inFields = [...brokenCharacters(written), ...findings]
    if (fields) {
      const picture = checkPicture(fields.featuredImage)
      if (picture) inFields.push({ line: lineOf('featuredImage'), field: 'featuredImage', ...picture })
      // Writers count words differently: a difference of one minute is accepted.
      if (!fields.draft && Math.abs(Number.parseInt(fields.readTime, 10) - body.minutes) > 1) {
        const expected = `'${body.minutes} min read' for ${body.words} words`
        inFields.push(finding(lineOf('readTime'), 'readTime', `"${fields.readTime}"`, expected))
      }
      const { publishDate, updatedDate } = fields
      if (updatedDate && updatedDate > publishDate && updatedDate > day) {
        const expected = 'a day that has been'
        inFields.push(finding(lineOf('updatedDate'), 'updatedDate', `"${updatedDate}"`, expected))
      }
    }
    problems.push(...slugProblem(slug, file), ...[...inFields, ...inBody].map((finding) => ({ file, ...finding })))
    const fillField = (text: string) => typeset(fillText(text, path, false).trim())
    const post = fields && {
      ...fields,
      slug,
      featuredImage: masterName(fields.featuredImage),
      title: fillField(fields.title),
      excerpt: fillField(fields.excerpt),
      featuredImageAlt: fillField(fields.featuredImageAlt),
      author: business.name,
      seoTitle: fillField(fields.seoTitle),
      metaDescription: fillField(fields.metaDescription),
      draft: fields.draft ?? false,
      body: body.text,
      links: body.links.map((link) => link.path),
    }
    const links = body.links.map(({ path, line }) => ({ path, line: line + bodyLine - 1 }))
    return { slug, file, post, lineOf, links }
  })
  problems.push(
    ...sharedPictureNames(root),
    ...sharedFields(entries),
    ...sharedSlugs(entries),
    ...linksToUnpublished(entries, day),
  )
  const posts = entries.flatMap(({ post }) => post ?? [])
  posts.sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.slug.localeCompare(b.slug))
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return { posts, problems }
}

function sharedFields(entries: readonly Entry[]): Problem[] {
  return uniqueFields.flatMap((field) => {
    const seen = new Map<string, string>()
    return entries.flatMap(({ post, file, lineOf }): Problem[] => {
      if (!post) return []
      const first = seen.get(post[field])
      if (!first) {
        seen.set(post[field], file)
        return []
      }
      return [{ file, line: lineOf(field), field, found: `the same as in ${first}`, expected: 'one of its own' }]
    })
  })
}

/** Case-insensitive file systems cannot hold both of two such files. */
function sharedSlugs(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ slug, file }, index): Problem[] => {
    const first = entries.slice(0, index).find((other) => other.slug.toLowerCase() === slug.toLowerCase())
    return first ? [fileProblem(file, 'file name', `the same as ${first.file}`, 'a name of its own')] : []
  })
}

/** A post must not link to one that is still unpublished on its own publish date. */
function linksToUnpublished(entries: readonly Entry[], day: string): Problem[] {
  const byPath = new Map<string, Post | null>(entries.map(({ slug, post }) => [routes.post(slug), post]))
  return entries.flatMap(({ post, file, links }) => {
    if (!post || post.draft) return []
    const from = post.publishDate > day ? post.publishDate : day
    return links.flatMap(({ line, path }): Problem[] => {
      const target = byPath.get(path)
      if (!target || (!target.draft && target.publishDate <= from)) return []
      const found = target.draft ? `${path}, a draft` : `${path}, planned for ${target.publishDate}`
      return [{ file, line, field: 'link', found, expected: 'a page that is public by then' }]
    })
  })
}

/** All problems of all files, one a line. */
export function reportProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n')
}
