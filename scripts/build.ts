import './load-env'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { emptyBlog, sitePosts } from '@/lib/blog/posts'
import { postProblems } from '@/lib/build/checks/all-checks'
import { readCopy } from '@/lib/build/checks/copy'
import { tokens } from '@/lib/build/checks/format'
import { officePageProblems } from '@/lib/build/checks/paths'
import { compressSite } from '@/lib/build/finishing/compress'
import { finishSite } from '@/lib/build/finishing/finish-site'
import { hostingRules } from '@/lib/build/hosting/hosting-rules'
import { PUBLISHED_FILE, recordPublished } from '@/lib/build/hosting/published'
import { writeHosts, writeSiteFiles } from '@/lib/build/hosting/write-hosts'
import { buildImages } from '@/lib/build/images/build-images'
import { assertDeployable, assertUrls, buildEnvironment } from '@/lib/build/launch/deploy-guard'
import { placeholders } from '@/lib/build/launch/launch-problems'
import { formatProblem } from '@/lib/content/problems'
import { errorMessage } from '@/lib/error-message'
import { siteUrl } from '@/lib/site'
import { today } from '@/lib/today'

/**
 * The second step of `npm run build`: makes the pictures, exports to out/, finishes the pages, writes the hosts' files.
 * next.config.ts exports only with SITE_BUILD, because the finishing step must follow. FAST_BUILD=1 compresses less.
 */
const root = process.cwd()
const out = join(root, 'out')
/** The new site, until it is complete: a server of out/ serves the last build, also when this one fails. */
const unfinished = '.cache/out'
const replaced = '.cache/replaced'
const images = process.env.FAST_BUILD ? '.cache/img-fast' : '.cache/img'

function fail(error: unknown): never {
  console.error(`\n${errorMessage(error)}`)
  process.exit(1)
}

// One day for the whole build, also for Next's processes: midnight may pass meanwhile.
process.env.SITE_TODAY = today()
try {
  const env = buildEnvironment(root, process.env)
  assertUrls(env)
  // Wrong pages of an office would show a wrong number. Next reports an unknown token without its file, and cannot
  // export a blog without a public post.
  const wrong = [
    ...officePageProblems(root),
    ...tokens({ root, copy: readCopy(root).filter(({ kind }) => kind !== 'post') }),
    ...postProblems(root),
    ...emptyBlog(sitePosts(), today()),
  ]
  if (wrong.length > 0) throw new Error(wrong.map(formatProblem).join('\n'))
  assertDeployable(env, () => placeholders(root, env))
} catch (error) {
  fail(error)
}
await buildImages(images)
const exported = spawnSync(process.execPath, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
  stdio: 'inherit',
  env: {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    SITE_BUILD: unfinished,
  },
})
if (exported.status !== 0) process.exit(exported.status ?? 1)
const rules = hostingRules(process.env)
try {
  // Next has copied the pictures of development with the folder public.
  rmSync(join(unfinished, 'img'), { recursive: true, force: true })
  cpSync(images, join(unfinished, 'img'), { recursive: true })
  writeSiteFiles(unfinished, rules)
  await finishSite(root, unfinished, rules.pages, siteUrl())
  await compressSite(unfinished, process.env.FAST_BUILD ? 5 : undefined)
  rmSync(replaced, { recursive: true, force: true })
  if (existsSync(out)) renameSync(out, replaced)
  renameSync(unfinished, out)
  rmSync(replaced, { recursive: true, force: true })
} catch (error) {
  fail(error)
}
writeHosts(root, rules, process.env.VERCEL === '1')
const added = recordPublished(root, rules.pages)
if (added > 0) console.log(`${PUBLISHED_FILE}: ${added} new, to be committed`)
console.log(`out/: ${rules.pages.length} pages and the not-found page, finished`)
