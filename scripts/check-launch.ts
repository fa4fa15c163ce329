import './load-env'
import { launchProblems } from '@/lib/launch/launch-problems'
import { today } from '@/lib/today'

/**
 * `npm run check:launch`: lists remaining placeholders and advice, each with its file and line.
 * Exits 1 while there is a placeholder.
 */
const problems = launchProblems(process.cwd(), today(), process.env)
for (const { source, line, kind, message } of problems)
  console.log(`${line ? `${source}:${line}` : source}: ${kind}: ${message}`)
const placeholders = problems.filter(({ kind }) => kind === 'placeholder').length
console.log(
  placeholders > 0
    ? `\n${placeholders} ${placeholders === 1 ? 'placeholder' : 'placeholders'} left: not ready to launch`
    : '\nNo placeholder left',
)
process.exitCode = placeholders > 0 ? 1 : 0
