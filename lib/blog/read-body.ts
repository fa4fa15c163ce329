import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { addHeadingIds, isCallBox, lineOf, markdown } from '@/lib/blog/markdown'
import { hiddenText, lintMarkdown } from '@/lib/blog/markdown-lint'
import { pageAt } from '@/lib/content/pages'
import { didYouMean, type LineProblem, lineProblem, type Mismatch, mismatch } from '@/lib/content/problems'
import { fillKnownTokens, fillSiteTokens } from '@/lib/content/render-copy'
import { pageDrawings } from '@/lib/drawings/cutaway-views'

const WORDS_PER_MINUTE = 200

export type BodyRules = {
  /** The post's own path. */
  path: string
  checkPicture: (name: string) => Mismatch | null
}

function checkHeadings(tree: Root, source: string): LineProblem[] {
  const problems: LineProblem[] = []
  let level = 1
  visit(tree, 'heading', (node: Heading) => {
    const report = (found: string, expected: string, hint?: string) =>
      problems.push(lineProblem(lineOf(node), 'heading', found, expected, hint))
    const marks = '#'.repeat(node.depth)
    if (!/^#+(?:\s|$)/.test(source.slice(node.position?.start.offset)))
      report(textOf(node).split('\n')[0] ?? '', 'a paragraph', 'an empty line above --- or ===, or ## before a heading')
    else if (!textOf(node).trim()) report('no words', 'a heading')
    else if (node.depth === 1) report('#', '##', 'the title is the only single #')
    else if (node.depth > 4) report(marks, '## to ####')
    else if (node.depth > level + 1) report(marks, '#'.repeat(level + 1), 'a level is skipped')
    level = Math.max(node.depth, 2)
  })
  return problems
}

/** @returns what is wrong with a drawing, `![caption](/residential/panel-upgrades)` alone in a paragraph */
function checkDrawing(url: string, alone: boolean): Mismatch | null {
  if (!alone) return mismatch('a drawing within a line', 'an empty line before it and after it')
  if (pageDrawings().has(url)) return null
  return mismatch(
    url,
    'the page of a service or an emergency, whose drawing is shown here',
    didYouMean(url, [...pageDrawings().keys()]),
  )
}

function checkShape(tree: Root, source: string): LineProblem[] {
  const blocks = tree.children.filter(({ type }) => type !== 'html')
  const last = blocks.at(-1)
  if (!last) return [lineProblem(1, 'text', 'nothing', 'the post under the fields')]
  const lastLines = source
    .split('\n')
    .slice(lineOf(last) - 1)
    .join('\n')
  if (last.type === 'paragraph' && isCallBox(last) && lastLines.includes('{phone}')) return []
  const example = 'for example **Call {phone}** to ask about your house.'
  return [lineProblem(lineOf(last), 'text', 'another ending', 'a call box as the last paragraph', example)]
}

/**
 * Reads the text of a post and checks what no other page has: headings, lists, tables, pictures, a call box.
 * @returns the text with its known tokens filled; its internal links in order, each once; the fragments of its
 *   headings; every problem, with lines counted from the body's first
 */
export function readBody(source: string, rules: BodyRules) {
  const filled = fillKnownTokens(source, pageAt(rules.path), fillSiteTokens)
  const tree = markdown.parse(filled)
  const problems = [...checkHeadings(tree, filled), ...lintMarkdown(tree, filled), ...checkShape(tree, source)]
  const { ids } = addHeadingIds(tree)
  const links = new Set<string>()
  const texts: string[] = []
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') texts.push(textOf(node))
  })
  visit(tree, (node, _index, parent) => {
    const line = lineOf(node)
    if (node.type === 'link') {
      if (node.url.startsWith('/')) links.add(node.url.replace(/[?#].*/, ''))
    } else if (node.type === 'image') {
      const wrong = node.url.startsWith('/')
        ? checkDrawing(node.url, parent?.type === 'paragraph' && parent.children.length === 1)
        : rules.checkPicture(node.url)
      if (wrong) problems.push({ line, field: 'picture', ...wrong })
      if (!node.alt?.trim())
        problems.push(lineProblem(line, 'picture', 'no description', 'what it shows between the [ ]'))
    } else if (node.type === 'html' && !node.value.startsWith('<!--')) {
      problems.push(lineProblem(line, 'text', node.value.split('\n')[0]?.slice(0, 40) ?? '', 'Markdown, no HTML'))
    } else if (node.type === 'linkReference' || node.type === 'imageReference' || node.type === 'footnoteReference') {
      problems.push(lineProblem(line, 'text', 'a reference or a footnote', '[text](address)'))
    }
  })
  const reported = new Set(problems.map(({ line }) => line))
  problems.push(...hiddenText(tree, filled).filter(({ line }) => !reported.has(line)))
  const count = texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return {
    text: filled,
    links: [...links],
    fragments: [...ids].map((id) => `#${id}`),
    minutes: Math.max(1, Math.ceil(count / WORDS_PER_MINUTE)),
    problems,
  }
}
