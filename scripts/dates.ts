import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lineProblem, type Problem } from '@/lib/content/problems'
import { TIME_ZONE } from '@/lib/dates'
import { today } from '@/lib/today'

/** Files with text of one page. Text that many pages share, and facts such as prices, date no page. */
const pageOf: Readonly<Record<string, string>> = {
  'content/faqs.ts': 'content/pages/home.ts',
  'content/testimonials.ts': 'content/pages/home.ts',
}

type PageDate = { file: string; line: number; stated: string; changed?: string }

/** @throws Error when git is missing or the command fails */
function git(root: string, ...args: string[]): string {
  const env = { ...process.env, TZ: TIME_ZONE }
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28, env })
}

/** @returns whether every commit is there: some hosts and workflows clone only the newest */
function hasHistory(root: string): boolean {
  try {
    return git(root, 'rev-parse', '--is-shallow-repository', 'HEAD').startsWith('false')
  } catch {
    return false
  }
}

/** The texts of a .ts file, and what could be taken for one: a comment, the name of a module, the date itself. */
const texts = /\/\/.*|\/\*[\s\S]*?\*\/|(?:updatedOn: |from )?(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g

/** @returns the letters and digits of a file's text. Its format, punctuation and date make no difference */
function wordsOf(file: string, source: string): string {
  const text = file.endsWith('.md')
    ? source.replace(/^(?:publishDate|updatedDate|draft):.*/gm, '')
    : (source.match(texts) ?? []).filter((part) => /^['"`]/.test(part)).join()
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** @returns the date that a page's file states; undefined for a file without a date, and for a draft */
function dateIn(root: string, file: string): PageDate | undefined {
  const text = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.md') && (!text.startsWith('---') || /^draft: *true/m.test(text))) return undefined
  const match =
    /^ *(?:updatedOn|updatedDate): *['"]?([\d-]{10})/m.exec(text) ?? /^publishDate: *['"]?([\d-]{10})/m.exec(text)
  return match ? { file, line: text.slice(0, match.index).split('\n').length, stated: `${match[1]}` } : undefined
}

/**
 * Compares the dates of pages with the history of their text. A change counts on the day when it came into the branch
 * that is checked out, in Toronto; one that is not committed counts today.
 * @returns the pages whose date is older than their text; undefined without the history
 */
function staleDates(root: string): Required<PageDate>[] | undefined {
  if (!hasHistory(root)) return undefined
  const files = git(root, 'ls-files', 'content')
    .split('\n')
    .filter((file) => /\.(?:ts|md)$/.test(file) && existsSync(join(root, file)))
  const dates = new Map(files.flatMap((file) => dateIn(root, file) ?? []).map((date) => [date.file, date]))
  const oldest = [...dates.values()].map(({ stated }) => stated).sort()[0]
  const form = ['--relative', '--find-renames', '--name-status']
  const log = [
    'log',
    '--first-parent',
    `--since=${oldest}T23:59:59`,
    '--date=format-local:%F',
    '--format=commit %H %cd',
  ]
  const commits = git(root, ...log, ...form, '--', 'content')
    .split(/^commit /m)
    .slice(1)
  const steps = commits.map((commit) => {
    const [, after = '', day = '', lines = ''] = /^(\w+) (\S+)(.*)$/s.exec(commit) ?? []
    return { before: `${after}^`, after, day: [day, today()].sort()[0] ?? day, lines }
  })
  const uncommitted = git(root, 'diff', ...form, 'HEAD', '--', 'content')
  steps.unshift({ before: 'HEAD', after: '', day: today(), lines: uncommitted })
  const words = (commit: string, file: string) =>
    wordsOf(file, commit ? git(root, 'show', `${commit}:./${file}`) : readFileSync(join(root, file), 'utf8'))
  /** Names of today, by earlier ones. */
  const renamed = new Map<string, string>()
  for (const { before, after, day, lines } of steps)
    for (const line of lines.split('\n')) {
      const [status = '', from = '', to = from] = line.split('\t')
      if (!/^[MR]/.test(status)) continue
      const file = renamed.get(to) ?? to
      renamed.set(from, file)
      const date = dates.get(pageOf[file] ?? file)
      if (!date || date.changed || day <= date.stated) continue
      if (words(before, from) !== words(after, to)) date.changed = day
    }
  return [...dates.values()].filter((date): date is Required<PageDate> => date.changed !== undefined)
}

/** @returns a problem for each page whose date is older than its text; none without the history */
export function dateProblems(root: string): Problem[] {
  return (staleDates(root) ?? []).map(({ file, line, stated, changed }) => {
    const field = file.endsWith('.md') ? 'updatedDate' : 'updatedOn'
    const expected = `"${changed}" or later, because the text has changed`
    return { file, ...lineProblem(line, field, `"${stated}"`, expected, 'npm run dates sets it') }
  })
}

/**
 * Sets the date of each page whose text is newer to the day of the change.
 * @returns the files that were changed; undefined without the history
 */
export function setDates(root: string): string[] | undefined {
  return staleDates(root)?.map(({ file, changed }) => {
    const text = readFileSync(join(root, file), 'utf8')
    const stated = /^( *(?:updatedOn|updatedDate): *['"]?)[\d-]{10}/m
    const dated = stated.test(text)
      ? text.replace(stated, `$1${changed}`)
      : text.replace(/^publishDate:.*/m, `$&\nupdatedDate: '${changed}'`)
    writeFileSync(join(root, file), dated)
    return file
  })
}

/** `npm run dates`. A workflow runs it after each push (.github/workflows/record.yml). */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = setDates(process.cwd())
  if (!files) process.exitCode = 1
  console.log(files ? `dates: ${files.length} set` : 'dates: the history is not here. "git fetch --unshallow" gets it')
  for (const file of files ?? []) console.log(file)
}
