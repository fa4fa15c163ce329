import { type TransformFailure, transform } from 'esbuild'
import { contentFiles } from '@/lib/content/content-files'
import { type Problem, plainProblem } from '@/lib/content/problems'
import { readSource, type Slip } from '@/lib/content/read-source'

const curly = "curly quotes: retype them as '"
const noQuotes = "words without quotes: a text begins and ends with '"
const noValue = 'nothing after the colon: write a value'
const earlyEnd = 'ends the text early: put the text in'

/**
 * What authors mistype. The first row applies whose beginning of esbuild's message and whose pattern match. In the
 * lines, ‸ is where reading stopped, ¤ a text in single quotes, § one in double quotes. `$1` is the first group of the
 * pattern, `$0` the text after ‸. No message: a bracket too many or too few.
 */
const slips: readonly (readonly [error: string, pattern: RegExp, message?: string, line?: 'above'])[] = [
  ['', /‸[“”„‘’‚«»´]/, curly],
  ['Unterminated', /[“”‘’´] *,?‸/, curly],
  ['', /‸([^\p{L}\p{ASCII}¤§])/u, 'the character $1 does not belong here: retype it'],
  ['Unterminated', /[\n:[{(,] *(?:'[^']*|"[^"]*)‸/, 'the closing quote is missing: a text has one line'],
  ['', /[¤§] +‸[^\s'"[\]{}:,;=¤§](?![\w-]* *:)[^'"]*$/, 'words after the closing quote: put them within the quotes'],
  ['', /§ *‸[^\s'"[\]{}:,;=¤§](?![\w-]* *:)/, `a " ${earlyEnd} single quotes, or write \\"`],
  ['', /¤ *‸[^\s'"[\]{}:,;=¤§](?![\w-]* *:)/, `an apostrophe ${earlyEnd} double quotes, or write \\'`],
  ['', /¤.*(?:['"].*‸|‸.*['"])/, `an apostrophe ${earlyEnd} double quotes, or write \\'`],
  ['Unterminated', /‸/, noQuotes],
  ['Legacy octal', /‸/, noQuotes],
  ['Expected ";"', /‸/, 'words outside of the brackets'],
  ['', /‸\//, 'a comment begins with //'],
  ['', /‸;/, 'a semicolon: write a comma in its place'],
  ['', /: *‸[,}\]]/, noValue],
  ['Expected ":"', /[¤§] *‸[,\]]/, 'a [ is missing before this list'],
  ['', /‸,/, 'one comma too many'],
  ['', /: *‸:/, 'one colon too many'],
  ['', /[\n{,] *([\w$]+)‸-/, 'the name $1-… needs quotes, because of its hyphen'],
  ['Expected "]"', /[¤§\w}\]] *‸[¤§'"[{]/, 'a comma is missing before $0'],
  ['', /[\n{,] *([\w$]+) *‸[=[{\d¤§'"]/, 'a colon is missing after $1'],
  ['Expected ":"', /[\n{,] *¤ *‸/, 'a colon is missing before $0'],
  ['', /^( *)\S.*:\n\1 +[\w¤]+ *‸:/, 'a { is missing at the end of this line', 'above'],
  ['', /^( *)\S.*:\n\1[\w¤]+ *‸:/, noValue, 'above'],
  ['', /\.\n *[\w¤]+ *‸:/, 'a dot in place of a comma', 'above'],
  ['', /‸(?:[\]})]|(?:as|const|export|satisfies)\b|$)|[\n{,] *[\w¤]+ *‸:|[,[{(]\n *‸/],
  ['', /\n *‸/, 'a comma is missing at the end of this line', 'above'],
  ['', /[\n:[,] *(?!(?:true|false|[\d.-]+) *‸(?:¤|[\w-]+) *:)[^\s'"`[\]{}:,¤§][^'"`[\]{}:,¤§]*‸/, noQuotes],
  ['', /[\]}¤§\w] *‸/, 'a comma is missing before $0'],
]

const withMarks = (line: string) =>
  line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, (text) => (text.startsWith("'") ? '¤' : '§'))

/** @returns the slip at the place where a source cannot be read; undefined for one that is not known */
function slipAt(source: string, error: string, line: number, column: number): Slip | undefined {
  const lines = source.split('\n').map((text) => text.trimEnd())
  const [before, rest] = [(lines[line - 1] ?? '').slice(0, column), (lines[line - 1] ?? '').slice(column)]
  // The text ends where the next one begins: {a: 'one, b: 'two'}
  if (/(?:, *(?:[\w-]+: *)?|^ *['"][\w-]+: *)['"]$/.test(before))
    return { line, message: 'a closing quote is missing on this line' }
  const above = lines.findLastIndex((text, index) => index < line - 1 && /^\s*[^\s/*]/.test(text))
  const lineAbove = withMarks(lines[above] ?? '').replace(/ *\/\/.*$/, '')
  const place = `${lineAbove}\n${withMarks(before)}‸${withMarks(rest)}`
  const slip = slips.find(([start, pattern]) => error.startsWith(start) && pattern.test(place))
  if (!slip) return undefined
  const [, pattern, message, at] = slip
  const [, group = ''] = pattern.exec(place) ?? []
  if (message)
    return {
      line: at ? above + 1 : line,
      message: message.replace('$1', group).replace('$0', rest.split(/[\s:,]/)[0] ?? ''),
    }
  const { bracket } = readSource(source)
  const [, expected, found] = /Expected "(.)" but found "(.)"/.exec(error) ?? []
  return bracket ?? (expected ? { line, message: `a ${expected} is missing before this ${found}` } : undefined)
}

/** @returns the first slip of each file of content that cannot be read, in words for its author */
export async function syntaxProblems(root: string): Promise<Problem[]> {
  const files = contentFiles(root).filter(({ file }) => file.endsWith('.ts'))
  const problems = files.map(async ({ file, lines }): Promise<Problem[]> => {
    const source = lines.join('\n')
    try {
      await transform(source, { loader: 'ts' })
      return []
    } catch (error) {
      const { text = '', location } = (error as TransformFailure).errors[0] ?? {}
      const { line = 1, column = 0 } = location ?? {}
      const slip = slipAt(source, text, line, column) ?? { line, message: text }
      return [plainProblem(file, slip.line, slip.message)]
    }
  })
  return (await Promise.all(problems)).flat()
}
