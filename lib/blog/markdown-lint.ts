import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { lineOf } from '@/lib/blog/markdown'
import { type LineProblem, lineProblem } from '@/lib/content/problems'

/** Marks that were meant as Markdown but are not valid: a reader would see them. */
const slips: readonly [slip: RegExp, expected: string][] = [
  [/\*\*[^*\n]*(?:\*\*)?/, '**bold**, its stars right at the text'],
  [/\[[^\]\n]+\]\s*[([][^)\]\n]*[)\]]?/, '[text](address), nothing between the two'],
  [/^#+[^\s#].*/m, 'a space after the #'],
  [/^(?:[•·▪●◦]|[–—] |-(?=[a-z])).*/im, 'a list with "- " at the start of each line'],
  [/^\d+[.)](?=[a-z]).*/im, 'a space after the number'],
  [/^\|.*\|\s*$/m, 'a table, with |---|---| under its first line'],
]

/**
 * @param tree a post's text
 * @returns each invalid mark, all code, each checkbox, and each row of a table with too many or too few cells
 */
export function lintMarkdown(tree: Root): LineProblem[] {
  const problems: LineProblem[] = []
  const report = (node: Nodes, found: string, expected: string, hint?: string) =>
    problems.push(lineProblem(lineOf(node), 'text', found, expected, hint))
  visit(tree, (node, index) => {
    if (node.type === 'code')
      report(node, 'a block of code', 'a paragraph', 'no tab, spaces or ``` at the start of its lines')
    else if (node.type === 'inlineCode') report(node, `\`${node.value}\``, 'the words without backticks')
    else if (node.type === 'table') {
      const [head, ...rows] = node.children.map((row) => ({ row, cells: row.children.length }))
      for (const { row, cells } of rows)
        if (cells !== head?.cells)
          report(row, `${cells} in a row`, `${head?.cells} cells, as in the first row`, 'an empty line ends a table')
    } else if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(node, 'a box to tick', 'a list without boxes')
    else if (node.type === 'text') {
      // Only the first text of a paragraph begins a line.
      const text = index === 0 ? node.value : `x${node.value}`
      for (const [slip, expected] of slips) {
        const found = slip.exec(text)?.[0]
        if (found) report(node, found.slice(0, 40), expected)
      }
    }
  })
  return problems
}
