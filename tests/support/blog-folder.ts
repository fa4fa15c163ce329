import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder'

export const goodFields = {
  title: "'Extension cords: when one is fine and when it is not'",
  excerpt:
    "'A cord is made for an evening, not for ten years behind the couch. How to choose one, what to check, and when a new outlet is better.'",
  featuredImage: "'electricians-tools'",
  featuredImageAlt: "'Hand tools, a meter and a coil of cable on a bench'",
  category: "'Safety'",
  publishDate: "'2024-01-15'",
  author: "'{business}'",
  readTime: "'1 min read'",
  seoTitle: "'Extension cord safety: what to check at home'",
  metaDescription:
    "'When an extension cord is fine, what to check before you plug it in, and the signs that you need another outlet instead of a cord.'",
}

export const goodText = `An extension cord is made for an evening.

## Check the cord

- Feel it after an hour.

**Call {phone}** to ask about an outlet.
`

/** A post's file: the good one, with some fields changed (null leaves one out) and a text of its own. */
export function postFile(fields: Record<string, string | null> = {}, text = goodText): string {
  const lines = Object.entries<string | null>({ ...goodFields, ...fields }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${text}`
}

/** Fields that make a post differ from every other. */
export function distinctFields(number: number, picture: string): Record<string, string> {
  return {
    title: `'Post number ${number} about extension cords at home'`,
    featuredImage: `'${picture}'`,
    seoTitle: `'Post number ${number} on extension cords'`,
    metaDescription: goodFields.metaDescription.replace('When', `${number}: when`),
  }
}

/**
 * A project folder that holds only these posts, and the site's own pictures unless there are others.
 * @param files file name to content
 */
export function blogFolder(files: Record<string, string>, pictures?: Record<string, Buffer>): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content/blog'), { recursive: true })
  if (pictures) {
    mkdirSync(join(root, 'content/images'))
    for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(root, 'content/images', name), bytes)
  } else symlinkSync(join(process.cwd(), 'content/images'), join(root, 'content/images'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'content/blog', name), content)
  return root
}
