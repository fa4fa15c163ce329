import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blogWords } from '@/content/interface'
import { fallbackFields, type PostFields } from '@/lib/blog/fields'
import { brokenCharacters, readFrontMatter } from '@/lib/blog/front-matter'
import { type BodyRules, literalFacts, readBody } from '@/lib/blog/read-body'
import { byFileAndLine, fileProblem, type LineProblem, lineProblem, type Problem } from '@/lib/content/problems'
import { staticPaths } from '@/lib/content/registry'
import { slugify } from '@/lib/content/slugify'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureChecker, pictureFileProblems } from '@/lib/images/picture-problems'
import { sourceName } from '@/lib/images/source-images'
import { isKeyOf } from '@/lib/objects'
import { resolveLinks, routes } from '@/lib/routes'

/** One post, read and checked. Its text is still Markdown. */
export type Post = PostFields & {
  slug: string
  /** From the fields, or counted. */
  readTime: string
  /** Markdown as written: links by the names of files, tokens not filled. */
  source: string
  /** Markdown with its tokens filled. */
  body: string
  /** Our own pages that the text links to, in order, each once. */
  links: string[]
}

export const POST_FOLDER = 'content/blog'
const GUIDE = 'README.md'

/** Fields that no two posts may share, so that readers and search engines can tell the posts apart. */
const uniqueFields = ['title', 'seoTitle', 'metaDescription'] as const

type Entry = ReturnType<typeof readPost>

function slugProblem(slug: string, file: string): Problem[] {
  const better = slugify(slug)
  if (slug === better) return []
  const hint = better ? `rename it ${better}.md` : undefined
  return [fileProblem(file, 'file name', `"${slug}"`, 'small letters, digits and hyphens', hint)]
}

/** The slugs of the posts, and a problem for every other file in the folder. */
function readFolder(root: string): { slugs: string[]; problems: Problem[] } {
  const slugs: string[] = []
  const problems: Problem[] = []
  for (const entry of readdirSync(join(root, POST_FOLDER), { withFileTypes: true })) {
    const { name } = entry
    if (name === GUIDE || name.startsWith('.')) continue
    if (entry.isFile() && name.endsWith('.md')) {
      slugs.push(name.slice(0, -'.md'.length))
    } else {
      const found = entry.isFile() ? `"${name}"` : 'a folder'
      problems.push(
        fileProblem(`${POST_FOLDER}/${name}`, 'file name', found, 'a post as NAME.md, directly in content/blog'),
      )
    }
  }
  return { slugs: slugs.sort(), problems }
}

type PostRules = Pick<BodyRules, 'pages' | 'checkPicture'> & { day: string }

/** Problems that the schema cannot see: a missing picture, an update in the future. */
function fieldProblems(fields: PostFields, lineOf: (field: string) => number, rules: PostRules): LineProblem[] {
  const { featuredImage, publishDate, updatedDate } = fields
  const problems: LineProblem[] = []
  const picture = rules.checkPicture(featuredImage)
  if (picture) problems.push({ line: lineOf('featuredImage'), field: 'featuredImage', ...picture })
  if (updatedDate && updatedDate > publishDate && updatedDate > rules.day)
    problems.push(
      lineProblem(lineOf('updatedDate'), 'updatedDate', `"${updatedDate}"`, `${rules.day}, which is today, or earlier`),
    )
  return problems
}

/** Reads and checks one post. */
function readPost(root: string, slug: string, rules: PostRules) {
  const file = `${POST_FOLDER}/${slug}.md`
  const written = readFileSync(join(root, file), 'utf8')
  const { fields, problems, body: source, bodyLine, lineOf } = readFrontMatter(written)
  const body = readBody(resolveLinks(source), { path: routes.post(slug), ...rules })
  const inBody = <T extends { line: number }>(place: T) => ({ ...place, line: place.line + bodyLine - 1 })
  const post: Post | null = fields && {
    ...fields,
    slug,
    readTime: fields.readTime ?? fillTokens(blogWords.post.readTime, { minutes: body.minutes }),
    featuredImage: sourceName(fields.featuredImage),
    source,
    body: body.text,
    links: body.links.map((link) => link.path),
  }
  const all = [
    ...brokenCharacters(written),
    ...literalFacts(written),
    ...problems,
    ...(fields ? fieldProblems(fields, lineOf, rules) : []),
    // Without front matter there is no body to check.
    ...(bodyLine > 1 ? body.problems.map(inBody) : []),
  ]
  return {
    slug,
    file,
    post,
    lineOf,
    links: body.links.map(inBody),
    /** Problems of this post alone, without comparing posts. */
    problems: [...slugProblem(slug, file), ...all.map((problem) => ({ file, ...problem }))],
  }
}

/**
 * Reads and checks every post at once.
 * @param root the project's folder; posts are the .md files of its content/blog, the guide README.md excepted
 * @param day today, YYYY-MM-DD: a public post links to no post that is unpublished then, and is not updated later
 * @returns all posts that could be read, newest first, drafts and future ones included, and every problem
 */
export function readPosts(root: string, day: string): { posts: Post[]; problems: Problem[] } {
  const { slugs, problems: folderProblems } = readFolder(root)
  const pages = [...staticPaths(), routes.feed(), ...slugs.map(routes.post)]
  const rules = { pages, checkPicture: pictureChecker(root), day }
  const entries = slugs.map((slug) => readPost(root, slug, rules))
  const problems = [
    ...folderProblems,
    ...entries.flatMap((entry) => entry.problems),
    ...pictureFileProblems(root),
    ...sharedFields(entries),
    ...sharedSlugs(entries),
    ...linksToUnpublished(entries, day),
  ]
  const posts = entries.flatMap(({ post }) => post ?? [])
  posts.sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.slug.localeCompare(b.slug))
  problems.sort(byFileAndLine)
  return { posts, problems }
}

function sharedFields(entries: readonly Entry[]): Problem[] {
  return uniqueFields.flatMap((field) =>
    entries.flatMap(({ post, file, lineOf }, index): Problem[] => {
      // A draft may still be like another post, as two new drafts are.
      if (!post || post.draft) return []
      const first = entries.slice(0, index).find((other) => !other.post?.draft && other.post?.[field] === post[field])
      if (!first) return []
      const fallback = isKeyOf(fallbackFields, field) ? fallbackFields[field] : field
      const name = post[field] === post[fallback] ? fallback : field
      // The title's problem says it already.
      if (field === 'seoTitle' && name === 'title' && first.post?.title === post.title) return []
      return [
        { file, ...lineProblem(lineOf(name), name, `the same as in ${first.file}`, 'a text that no other post has') },
      ]
    }),
  )
}

/** File names that differ only by case: case-insensitive file systems cannot hold both. */
function sharedSlugs(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ slug, file }, index): Problem[] => {
    const first = entries.slice(0, index).find((other) => other.slug.toLowerCase() === slug.toLowerCase())
    return first ? [fileProblem(file, 'file name', `the same as ${first.file}`, 'a name that no other post has')] : []
  })
}

/** A post must not link to a post that is published later. */
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
