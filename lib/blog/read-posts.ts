import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blogWords } from '@/content/interface'
import type { PostFields } from '@/lib/blog/fields'
import { readFrontMatter } from '@/lib/blog/front-matter'
import { type BodyRules, readBody } from '@/lib/blog/read-body'
import { byFileAndLine, fileProblem, type LineProblem, type Problem } from '@/lib/content/problems'
import { slugify } from '@/lib/content/slugify'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureChecker, pictureFileProblems } from '@/lib/images/picture-problems'
import { sourceName } from '@/lib/images/source-images'
import { resolveLinks, routes } from '@/lib/routes'

/** One post, read and checked. Its text is still Markdown. */
export type Post = PostFields & {
  slug: string
  /** From the fields, or counted. */
  readTime: string
  /** Markdown with its tokens filled. */
  body: string
  /** Our own pages that the text links to, in order, each once. */
  links: string[]
}

export const POST_FOLDER = 'content/blog'
const GUIDE = 'README.md'

/** A post's file as it is written, for the checks that posts share with pages. */
export type PostFile = {
  slug: string
  file: string
  fields: Readonly<Record<string, unknown>>
  lineOf: (field: string) => number
  source: string
  /** The line of the file that the source begins on, counted from 1. */
  sourceLine: number
  /** The fragments of its headings, "#costs". */
  fragments: readonly string[]
}

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

/** Reads one post, and checks what no other page has. */
function readPost(root: string, slug: string, checkPicture: BodyRules['checkPicture']) {
  const file = `${POST_FOLDER}/${slug}.md`
  const { fields, written, problems, body, bodyLine, lineOf } = readFrontMatter(readFileSync(join(root, file), 'utf8'))
  const source = resolveLinks(body)
  const read = readBody(source, { path: routes.post(slug), checkPicture })
  const post: Post | null = fields && {
    ...fields,
    slug,
    readTime: fields.readTime ?? fillTokens(blogWords.post.readTime, { minutes: read.minutes }),
    featuredImage: sourceName(fields.featuredImage),
    body: read.text,
    links: read.links,
  }
  const wrongPicture = fields && checkPicture(fields.featuredImage)
  const all: LineProblem[] = [
    ...problems,
    ...(wrongPicture ? [{ line: lineOf('featuredImage'), field: 'featuredImage', ...wrongPicture }] : []),
    // Without front matter there is no body to check.
    ...(bodyLine > 1 ? read.problems.map((problem) => ({ ...problem, line: problem.line + bodyLine - 1 })) : []),
  ]
  const postFile: PostFile = {
    slug,
    file,
    fields: written,
    lineOf,
    source: body,
    sourceLine: bodyLine,
    fragments: read.fragments,
  }
  return { post, file: postFile, problems: [...slugProblem(slug, file), ...all.map((one) => ({ file, ...one }))] }
}

/**
 * Reads every post, the .md files of content/blog. lib/build/checks has the checks that posts share with pages.
 * @returns all posts that could be read, newest first, drafts and future ones included; every file; every problem
 */
export function readPosts(root: string): { posts: Post[]; files: PostFile[]; problems: Problem[] } {
  const { slugs, problems: folderProblems } = readFolder(root)
  const checkPicture = pictureChecker(root)
  const entries = slugs.map((slug) => readPost(root, slug, checkPicture))
  const files = entries.map(({ file }) => file)
  const problems = [...folderProblems, ...entries.flatMap((entry) => entry.problems), ...pictureFileProblems(root)]
  const posts = entries.flatMap(({ post }) => post ?? [])
  posts.sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.slug.localeCompare(b.slug))
  problems.sort(byFileAndLine)
  return { posts, files, problems }
}
