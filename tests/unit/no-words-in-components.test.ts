import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

/** Attributes that are shown, or that content describes: on elements, and on components that pass them on. */
const shown = /^(alt|title|placeholder)$/
const passedOn = /^(label|heading|lead|note|caption|summary|text|name|hint|example)$/
/** Attributes whose values are code, or words for assistive technology alone: the latter are in their component. */
const technical =
  /^(aria-[a-z]+|className|sizes|media|viewBox|d|points|transform|preserveAspectRatio|style|rel|role|autoComplete)$/
const letter = /\p{L}/u
/** Two words, or one before a gap that something fills: "Call ${phone}". */
const phrase = /\p{L}{2,}[.,!?]? +\p{L}{2,}|^\p{Lu}\p{L}+:? $/u

type Node = { type: string; start: number } & Record<string, unknown>
/** Entities are marks, not words. */
const bare = (text: string) => text.replace(/&\w+;/g, '')

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** The texts that an expression may come to: what is compared, looked up or handed to a function is none. */
function texts(value: unknown): { text: string; at: number }[] {
  if (!isNode(value)) return []
  const { type, start } = value
  if (type === 'Literal') return typeof value.value === 'string' ? [{ text: value.value, at: start }] : []
  if (type === 'TemplateElement') return [{ text: String((value.value as { cooked: string }).cooked), at: start }]
  if (type === 'JSXExpressionContainer') return texts(value.expression)
  if (type === 'TemplateLiteral') return [value.quasis, value.expressions].flat().flatMap(texts)
  if (type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(texts)
  if (type === 'LogicalExpression') return [value.left, value.right].flatMap(texts)
  if (type === 'BinaryExpression') return value.operator === '+' ? [value.left, value.right].flatMap(texts) : []
  return []
}

/**
 * @param code a component
 * @returns every visible word of its own, as `line: "text"`
 */
function wordsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found = new Map<number, string>()
  const check = (value: unknown, said: RegExp) => {
    for (const { text, at } of texts(value)) if (said.test(bare(text))) found.set(at, text.trim())
  }
  function visit(node: Node): void {
    // Colleagues and machines read these: directives, types, errors, the console.
    if ('directive' in node || /^TS|^(Import|ThrowStatement|NewExpression)/.test(node.type)) return
    if (node.type === 'BinaryExpression' && node.operator !== '+') return
    if (node.type === 'CallExpression' && /^console\./.test(code.slice(node.start))) return
    if (node.type === 'JSXText' && letter.test(bare(String(node.value))))
      found.set(node.start, String(node.value).trim())
    if (node.type === 'JSXAttribute') {
      const name = String((node.name as Node).name)
      if (technical.test(name)) return
      if (shown.test(name)) check(node.value, letter)
      else if (passedOn.test(name)) check(node.value, phrase)
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of [node.children].flat()) check(child, letter)
    if (node.type === 'Literal' || node.type === 'TemplateElement') check(node, phrase)
    childrenOf(node).forEach(visit)
  }
  visit(program as unknown as Node)
  return [...found].map(([at, text]) => `${file}:${code.slice(0, at).split('\n').length}: "${text}"`)
}

it('components and routes contain no text: every word that is seen comes from content', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Examples are for those who work on the components: no visitor reads them.
      .filter((name) => name.endsWith('.tsx') && !/\/(examples|sample-data)\.tsx$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  expect(files.flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

it('finds text in every place where it can occur', () => {
  const said = [
    '<p>Call us</p>',
    '<p>{open ? "Close" : "Open"}</p>',
    '<p>{"Call " + number}</p>',
    '<img alt="A lamp" />',
    '<Fold heading="More to read" />',
    '<i>{f(`Call now`)}</i>',
  ]
  for (const jsx of said) expect(wordsIn('a.tsx', `const a = ${jsx}`), jsx).toHaveLength(jsx.includes('open ?') ? 2 : 1)
  const silent = [
    '<nav aria-label="Main">{items}</nav>',
    '<b aria-label={open ? "Close it" : "Open it"} />',
    '<p className="vh lead">{words.call}</p>',
    '<img alt="" sizes="(min-width: 960px) 22rem, 46vw" />',
    '<b>{" "}&nbsp;–</b>',
    '<p>{fillTokens(words.call, { name })}{kind === "far away" && <i />}</p>',
  ]
  for (const jsx of silent) expect(wordsIn('a.tsx', `const a = ${jsx}`), jsx).toEqual([])
})
