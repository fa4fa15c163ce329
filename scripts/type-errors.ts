import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, plainProblem } from '@/lib/content/problems'

/** @returns a missing package, if any: `NODE_ENV=production npm ci` leaves out devDependencies */
export function missingPackage(root: string): string | undefined {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.find((name) => !existsSync(join(root, 'node_modules', name)))
}

/**
 * Finds missing and misspelt fields and paths without a page. Next's build does not check types.
 * @returns the compiler's messages on the whole project as problems
 * @throws Error when the compiler cannot be run
 */
export function typeErrors(root: string): Problem[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  // An incremental run may report errors that are already fixed.
  const options = ['-p', 'tsconfig.json', '--noEmit', '--incremental', 'false', '--pretty', 'false']
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...options], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0 && !stdout) throw new Error(`the compiler cannot be run: ${stderr}`)
  // An error begins a line, its details are indented. Files of an earlier build in .next may be out of date.
  const errors = stdout.split(/\n(?=\S)/).filter((error) => error.trim() && !error.startsWith('.next'))
  return errors.map((error) => {
    const [, file = 'tsconfig.json', line = '1', text = error] = /^(\S+?)\((\d+),\d+\): (.*)/s.exec(error) ?? []
    const [, word] = /TS(?:2304|2552): Cannot find name '(.+?)'/.exec(text) ?? []
    const isBare = word && file.startsWith('content/')
    return plainProblem(
      file,
      Number(line),
      isBare ? `${word} is without quotes: a text begins and ends with '` : text.trimEnd(),
    )
  })
}
