import type { List, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { lineOf } from '@/lib/blog/markdown'
import { type LineProblem, lineProblem } from '@/lib/content/problems'

const WRITE_SPACE = 'a plain space beside the mark'

/** Marks of blocks that are not valid, so that a reader would see them. `typingSlips` has those within a line. */
const slips: readonly [slip: RegExp, expected: string][] = [
  [/^(?:#+[^\s#\d]|##+\d|#{7}).*/m, 'a space after the #'],
  [/^(?:[•·▪●◦]|[–—] |-(?=[a-z])).*/im, 'a list with "- " at the start of each line'],
  [/^\d+[.)](?=[a-z]).*/im, 'a space after the number'],
  [/^\|.*\|\s*$/m, 'a table, with |---|---| under its first line'],
  [/.*\S\t+\S.*/, 'a table, with | between its cells'],
  // Markdown does not take a no-break or narrow space for a space.
  [/^(?:#+|[-*+>]|\d+[.)])\s*[^\S \t\n].*/m, WRITE_SPACE],
  [/^[^\S \t\n]\s*(?:#|[-*+>] |\d+[.)] ).*/m, WRITE_SPACE],
]

const spanOf = ({ position }: Nodes) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const
const writtenIn = (node: Nodes, source: string) => source.slice(...spanOf(node))

/** @returns each invalid mark of a parsed text, at its line */
function markdownSlips(tree: Root, source: string): LineProblem[] {
  const problems: LineProblem[] = []
  visit(tree, 'text', (node, index) => {
    // A mark after a backslash is text. Only the first text of a paragraph begins a line.
    const text = `${index === 0 ? '' : 'x'}${writtenIn(node, source).replace(/\\[!-/:-@[-`{-~]/g, 'xx')}`
    for (const [slip, expected] of slips) {
      const found = slip.exec(text)
      if (!found) continue
      const line = lineOf(node) + text.slice(0, found.index).split('\n').length - 1
      problems.push(lineProblem(line, 'text', found[0].slice(0, 40), expected))
    }
  })
  return problems
}

/**
 * @returns each invalid mark of a post's text, all code, each row of a table with too many or too few cells, and each
 *   list, quotation and emphasis that was probably meant as text: a minus, a year, 2*3*4
 */
export function lintMarkdown(tree: Root, source: string): LineProblem[] {
  const problems = markdownSlips(tree, source)
  const report = (node: Nodes, found: string, expected: string, hint?: string) =>
    problems.push(lineProblem(lineOf(node), 'text', found.slice(0, 40), expected, hint))
  const reportMark = (node: Nodes, mark: string) => {
    const [line = ''] = writtenIn(node, source).split('\n')
    report(node, line, 'a line that begins with a word', `"${mark}" at its start is a mark of Markdown`)
  }
  /** The numbers with which a list may begin: those that continue the lists before it, too. */
  const firstNumbers = new Set([0, 1])

  function checkList(list: List) {
    const marks = list.children.map((item) => /^(?:\d+|[-*+])/.exec(writtenIn(item, source))?.[0] ?? '')
    const first = list.start ?? 1
    if (list.ordered && !firstNumbers.has(first)) return reportMark(list, `${first}.`)
    firstNumbers.add(first + marks.length)
    const isAlone = marks.length === 1
    for (const [index, item] of list.children.entries()) {
      const mark = marks[index] ?? ''
      const text = textOf(item)
      const isAmount = /^\$?\d/.test(text)
      const isSign = isAlone ? isAmount || mark !== '-' : (isAmount && mark === '+') || /^[\d.]+\s?°/.test(text)
      if (!text.trim()) report(item, mark, 'words after the mark')
      else if (typeof item.checked === 'boolean') report(item, 'a box to tick', 'a list without boxes')
      else if (!list.ordered && isSign) reportMark(item, mark)
      // Numbers that are all the same are counted by Markdown on purpose.
      else if (list.ordered && Number(mark) !== first + index && new Set(marks).size > 1)
        report(item, `${mark}.`, `${first + index}.`, 'the page numbers a list in order')
    }
  }

  visit(tree, (node) => {
    if (node.type === 'code')
      report(node, 'a block of code', 'a paragraph', 'no tab, spaces or ``` at the start of its lines')
    else if (node.type === 'inlineCode') report(node, `\`${node.value}\``, 'the words without backticks')
    else if (node.type === 'table') {
      const [head, ...rows] = node.children.map((row) => ({ row, cells: row.children.length }))
      for (const { row, cells } of rows)
        if (cells !== head?.cells)
          report(row, `${cells} in a row`, `${head?.cells} cells, as in the first row`, 'an empty line ends a table')
    } else if (node.type === 'list') checkList(node)
    else if (node.type === 'blockquote' && /^(?:$|\$?\d)/.test(textOf(node))) reportMark(node, '>')
    else if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete') {
      const [from, to] = spanOf(node)
      const [before = '', after = ''] = [source[from - 1], source[to]]
      const isJoined = /\d/.test(before + after) || (/\p{L}/u.test(before) && /\p{L}/u.test(after))
      if (isJoined || /^~[^~]/.test(source.slice(from, to)))
        report(node, source.slice(from, to), 'the words without these marks', 'a backslash before a mark shows it')
    }
  })
  return problems
}

/** Replaces each character that is shown, and the marks of links. */
const SHOWN = '\0'
/** Marks at the start of a line: quotations, lists, headings. */
const lineMarks = /^(?:[\s>]|(?:[-*+]|\d{1,9}[.)]|#{1,6})(?=\s|$))*/
/** Marks within a line: emphasis, cells. */
const otherMarks = new RegExp(`[\\s*_~|${SHOWN}]`, 'g')
/** What is left of a rule, of the line under a heading, and of the second line of a table. */
const ruleMarks = /^(?:[-:]*|=*)$/
/** A backslash that shows a mark. Before any other character it only vanishes. */
const escapedMark = /\\([#*_~[\]|>+.)-])/g

/**
 * Compares what is written with what the page shows, character by character.
 * @returns a problem for each text that is neither shown nor a mark of Markdown, and for each that is shown differently
 */
export function hiddenText(tree: Root, source: string): LineProblem[] {
  const problems: LineProblem[] = []
  const report = (line: number, found: string, hint: string) =>
    problems.push(lineProblem(line, 'text', found.slice(0, 40), 'text that readers see as it is written', hint))
  const rest = source.split('')
  const show = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (rest[at] !== '\n') rest[at] = SHOWN
  }
  visit(tree, (node) => {
    const [from, to] = spanOf(node)
    const written = source.slice(from, to)
    if (node.type === 'definition' || node.type === 'footnoteDefinition') return SKIP
    if (node.type === 'link' || node.type === 'linkReference') {
      const [first, last] = [node.children[0], node.children.at(-1)]
      show(from, first ? spanOf(first)[0] : to)
      if (last) show(spanOf(last)[1], to)
    } else if (node.type === 'html' && written.startsWith('<!--')) {
      for (const comment of written.matchAll(/<!--.*?-->/gs))
        show(from + comment.index, from + comment.index + comment[0].length)
    } else if (!('children' in node) && node.type !== 'break') {
      show(from, to)
      if (node.type === 'image' && !written.startsWith(`![${node.alt}](`))
        report(lineOf(node), written, 'plain words in the [ ]')
      if (node.type !== 'text') return
      // Marks of a quotation and spaces around a line do not count.
      const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/^[\s>]+|\s+$/g, ''))
      const shown = linesOf(node.value)
      for (const [index, line] of linesOf(written.replace(escapedMark, '$1')).entries())
        if (line !== shown[index])
          report(lineOf(node) + index, /&#?\w+;|\\./.exec(line)?.[0] ?? line, 'type the character itself')
    }
  })
  let isInBlock = false
  for (const [index, line] of rest.join('').split('\n').entries()) {
    const marked = line.replace(lineMarks, '')
    const isHidden = !ruleMarks.test(marked.replace(otherMarks, ''))
    // The lines of one block are one problem.
    if (isHidden && !isInBlock) report(index + 1, marked.replaceAll(SHOWN, '').trim(), 'Markdown hides it')
    isInBlock = isHidden || (isInBlock && !line.trim())
  }
  return problems
}
