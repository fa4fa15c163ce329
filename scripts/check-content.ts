import { today } from '../lib/blog/clock'
import { readFolder, reportProblems } from '../lib/blog/folder'

/** Prints every problem of every post, one a line, and exits 1 when there is one. */
const { posts, problems } = readFolder(process.cwd(), today())
if (problems.length > 0) {
  console.error(reportProblems(problems))
  const files = new Set(problems.map(({ file }) => file)).size
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}. The guide is content/blog/README.md.`,
  )
  process.exitCode = 1
} else {
  console.log(`content/blog: ${posts.length} ${posts.length === 1 ? 'post' : 'posts'}, no problems`)
}
