import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { addHeadingIds, isCallBox, lineOf, markdown } from '@/lib/blog/markdown'
import { hiddenText, lintMarkdown } from '@/lib/blog/markdown-lint'
import { linkMismatch } from '@/lib/content/link-mismatch'
import { anyPhone, literalPhone } from '@/lib/content/literal-phone'
import { literalPrices } from '@/lib/content/price-terms'
import { didYouMean, type LineProblem, lineProblem, type Mismatch, mismatch } from '@/lib/content/problems'
import { fillSiteTokens, knownTokens, strayBrace, tokenHint, tokenPattern } from '@/lib/content/render-copy'
import { pageDrawings } from '@/lib/drawings/cutaway-views'
import { offices } from '@/lib/site'

const WORDS_PER_MINUTE = 200

export type BodyRules = {
  /** The post's own path. */
  path: string
  pages: readonly string[]
  checkPicture: (name: string) => Mismatch | null
}

/** Fills every known token. Reports unknown tokens and stray braces, and leaves them unchanged. */
function fillKnownTokens(source: string, path: string): { text: string; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const lines = source.split('\n').map((line, index) => {
    const report = (found: string, expected: string, hint?: string) =>
      problems.push(lineProblem(index + 1, 'token', found, expected, hint))
    const stray = strayBrace(line)
    if (stray) report(stray, 'one brace on each side, as in {phone}')
    return line.replace(tokenPattern, (token) => {
      if (knownTokens().includes(token)) return fillSiteTokens(token, path)
      report(token, 'a token of content/blog/README.md', tokenHint(token))
      return token
    })
  })
  return { text: lines.join('\n'), problems }
}

/** @returns phone numbers and prices that must be tokens or links, and tokens of links within another link */
export function literalFacts(source: string): LineProblem[] {
  return source.split('\n').flatMap((line, index) => {
    const problems: LineProblem[] = []
    const phones = offices().map(({ phone }) => literalPhone(line, phone))
    for (const phone of new Set(phones)) {
      if (phone) problems.push(lineProblem(index + 1, 'phone', phone, '{phone}'))
    }
    const [other] = anyPhone.exec(line.replace(/\[[^\]]*\]\([^)]*\)/g, '')) ?? []
    if (other && !phones.some(Boolean)) {
      const link = `[${other}](tel:+1${other.replace(/\D/g, '').slice(-10)})`
      problems.push(lineProblem(index + 1, 'phone', other, link, 'a link, so that phones can dial it'))
    }
    for (const { figure, token } of literalPrices(line)) {
      const hint = 'write an amount that is not our price in words'
      problems.push(lineProblem(index + 1, 'price', figure, `a token such as ${token}`, hint))
    }
    if (/(?<!\]\()\{photos\}/.test(line))
      problems.push(lineProblem(index + 1, 'link', '{photos} without a link', '[send us a photo]({photos})'))
    if (/\[[^\]]*\{(phone|email)\}[^\]]*\]\(/.test(line)) {
      problems.push(
        lineProblem(index + 1, 'link', 'a {phone} inside a link', '{phone} by itself', 'it is a link already'),
      )
    }
    return problems
  })
}

/** @returns what to write instead of an address of the web or of a mailbox, which Markdown makes a link */
function bareAddress(label: string, isTyped: boolean): Mismatch | null {
  if (/https?:\/\/|^www\./.test(label))
    return mismatch(label, '[the name of the page](https://…)', 'an address says little, and does not fit on phones')
  if (isTyped || !label.includes('@')) return null
  return mismatch(label, '{email}, or [who reads it](mailto:…) for a mailbox that is not ours')
}

function checkLink(
  url: string,
  label: string,
  ids: ReadonlySet<string>,
  { path: own, pages }: BodyRules,
): Mismatch | null {
  const headings = [...ids].map((id) => `#${id}`)
  const wrong = linkMismatch(url, label, pages, headings)
  if (wrong || url.split(/[?#]/)[0] !== own) return wrong
  return mismatch(url, 'another page than the post itself, or a heading of it such as #costs')
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
 * Reads the text of a post and checks it against content/blog/README.md.
 * @param source the text under the fields
 * @param rules the pages and pictures that the text may reference
 * @returns the text with its tokens filled; its internal links in order, each once, with the line of the first; every
 *   problem, with lines counted from the body's first
 */
export function readBody(source: string, rules: BodyRules) {
  const filled = fillKnownTokens(source, rules.path)
  const tree = markdown.parse(filled.text)
  const problems = [
    ...filled.problems,
    ...checkHeadings(tree, filled.text),
    ...lintMarkdown(tree, filled.text),
    ...checkShape(tree, source),
  ]
  const { ids } = addHeadingIds(tree)
  const links = new Map<string, number>()
  const texts: string[] = []
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') texts.push(textOf(node))
  })
  visit(tree, (node, _index, parent) => {
    const line = lineOf(node)
    if (node.type === 'link') {
      const isTyped = filled.text[node.position?.start.offset ?? 0] === '['
      const wrong = bareAddress(textOf(node), isTyped) ?? checkLink(node.url, textOf(node), ids, rules)
      if (wrong) problems.push({ line, field: 'link', ...wrong })
      else if (node.url.startsWith('/')) {
        const [path = ''] = node.url.split(/[?#]/)
        if (!links.has(path)) links.set(path, line)
      }
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
  problems.push(...hiddenText(tree, filled.text).filter(({ line }) => !reported.has(line)))
  const count = texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return {
    text: filled.text,
    links: [...links].map(([path, line]) => ({ path, line })),
    minutes: Math.max(1, Math.ceil(count / WORDS_PER_MINUTE)),
    problems,
  }
}
