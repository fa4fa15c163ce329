import { titleLength } from '@/lib/blog/front-matter'
import { searchResultLengths } from '@/lib/content/search-result'
import { slugify } from '@/lib/content/slugify'

/**
 * @param title the post's title, as typed
 * @param picture a picture that no other post uses
 * @param day YYYY-MM-DD
 * @returns a draft that passes the check, and its slug
 * @throws Error when the title is empty or too long
 */
export function makeDraft(title: string, picture: string, day: string): { slug: string; text: string } {
  const words = title.replace(/\s+/g, ' ').trim()
  const slug = slugify(words)
  if (!slug) throw new Error(`title: found "${words}", expected words`)
  const [, most] = titleLength
  if (words.length > most) throw new Error(`title: found ${words.length} characters, expected ${most} at most`)
  const quoted = (line: string) => `'${line.replaceAll("'", "''")}'`
  const text = `---
title: ${quoted(words)}
excerpt: 'One or two sentences for the card.'
featuredImage: '${picture}'
featuredImageAlt: 'What the picture shows'
category: 'Residential'
publishDate: '${day}'
author: '{business}'
readTime: '1 min read'
seoTitle: ${quoted(words.slice(0, searchResultLengths.seoTitle[1]).trim())}
metaDescription: ${quoted(`${words}: one or two sentences for search results.`)}
draft: true
---

Begin with a paragraph that says what the reader will know at the end.

## A heading

- A first point.
- A second point.

**Call {phone}** to ask about your own house.
`
  return { slug, text }
}
