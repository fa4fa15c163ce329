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
  const text = `---
title: ${quoted(heading)}
excerpt: 'One or two sentences for the card.'
featuredImage: '${picture}'
featuredImageAlt: 'What the picture shows'
category: 'Residential'
publishDate: '${day}'
${heading.length > searchResult.title.max ? `seoTitle: ${quoted(heading.slice(0, searchResult.title.max).trim())}\n` : ''}draft: true
---

Begin with a paragraph that says what the reader will know at the end.

## A heading

- A first point.
- A second point.

**Call {phone}** to ask about your own house.
`
  return { slug, text }
}
