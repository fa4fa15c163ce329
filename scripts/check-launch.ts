import './load-env'
import { ownerAdvice, placeholders } from '@/lib/build/launch/launch-problems'
import { today } from '@/lib/today'

/**
 * `npm run check:launch`: lists remaining placeholders and advice, each with its file and line.
 * Exits 1 while there is a placeholder.
 */
const left = placeholders(process.cwd(), process.env)
for (const { source, message } of left) console.log(`${source}: ${message}`)
for (const { source, message } of ownerAdvice(today())) console.log(`${source}: advice: ${message}`)
console.log(
  left.length > 0
    ? `\n${left.length} ${left.length === 1 ? 'placeholder' : 'placeholders'} left: not ready to launch`
    : '\nNo placeholder left',
)
process.exitCode = left.length > 0 ? 1 : 0
