import { today } from '@/lib/blog/clock'
import { POSTS, readFolder } from '@/lib/blog/folder'
import { unpublished } from '@/lib/blog/posts'
import { formatProblem, githubAnnotation, type Problem } from '@/lib/content/problems'
import { contentAdvice } from '@/lib/content/rules/advice'
import { readCopy } from '@/lib/content/rules/copy'
import { contentProblems } from '@/lib/content/rules/rules'

/**
 * `npm run check:content`: prints every problem of every post and every other piece of content, one a line, and exits 1
 * when there is one. `-- --github` also prints each as a GitHub annotation.
 * `-- --advice` prints style advice instead, and never fails.
 */
const root = process.cwd()
const options = new Set(process.argv.slice(2))
const github = options.has('--github')
const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

function print(problems: readonly Problem[], level: 'error' | 'notice'): void {
  for (const problem of problems) {
    console.log(formatProblem(problem))
    if (github) console.log(githubAnnotation(problem, level))
  }
}

const day = today()
const posts = readFolder(root, day)
if (options.has('--advice')) {
  const advice = contentAdvice(root, readCopy(root))
  print(advice, 'notice')
  console.log(`\n${count(advice.length, 'remark')}. All of it is taste: nothing here stops a build.`)
} else {
  const problems = [...posts.problems, ...contentProblems(root, readCopy(root))]
  print(problems, 'error')
  const files = new Set(problems.map(({ file }) => file)).size
  console.log(
    problems.length > 0
      ? `\n${count(problems.length, 'problem')} in ${count(files, 'file')}. The guide for posts is content/blog/README.md.`
      : `content: ${count(posts.posts.length, 'post')} and every other page, no problems`,
  )
  // A post that is in order and still not on the site: its writer should know why.
  for (const post of posts.posts) {
    const reason = unpublished(post, day)
    if (reason)
      console.log(
        `${POSTS}/${post.slug}.md: not shown yet: ${reason === 'Draft' ? 'a draft' : `planned for ${post.publishDate}`}`,
      )
  }
  process.exitCode = problems.length > 0 ? 1 : 0
}
