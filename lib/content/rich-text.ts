import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'

const parser = remark()

/**
 * @returns the inline nodes of one paragraph of filled copy: **bold**, *emphasis*, [links](/path)
 * @throws Error when the text is more than one paragraph, or not a paragraph
 */
export function parseInline(markdown: string): PhrasingContent[] {
  const blocks = parser.parse(markdown).children
  const [block] = blocks
  if (!block) return []
  if (blocks.length > 1 || block.type !== 'paragraph') {
    throw new Error(
      `expected one paragraph of inline Markdown, found ${blocks.map((b) => b.type).join(', ')}: ${markdown.slice(0, 80)}`,
    )
  }
  return block.children
}

/** @returns filled copy without Markdown marks and link targets */
export function plainText(markdown: string): string {
  return textOf(parser.parse(markdown))
}
