import { readFileSync } from 'node:fs'
import { searchResult } from '@/content/schema/text'
import { titleLength } from '@/lib/blog/fields'
import { slugify } from '@/lib/content/slugify'

/**
 * @param title the post's title, as typed
 * @param picture the name of a picture in content/images, preferably one that no other post uses
 * @param day YYYY-MM-DD
 * @returns a draft that passes the check, and its slug
 * @throws Error when the title is empty or too long
 */
export function postTemplate(title: string, picture: string, day: string): { slug: string; text: string } {
  const heading = title.replace(/\s+/g, ' ').trim()
  const slug = slugify(heading)
  if (!slug) throw new Error(`title: found "${heading}", expected words`)
  if (heading.length > titleLength.max)
    throw new Error(`title: found ${heading.length} characters, expected ${titleLength.max} at most`)
  const quoted = (line: string) => `'${line.replaceAll("'", "''")}'`
  const { max } = searchResult.title
  const text = readFileSync('scripts/templates/post.txt', 'utf8')
    .replace('%title%', () => quoted(heading))
    .replace('%picture%', picture)
    .replace('%today%', day)
    .replace('%seoTitle%', () => (heading.length > max ? `seoTitle: ${quoted(heading.slice(0, max).trim())}\n` : ''))
  return { slug, text }
}
