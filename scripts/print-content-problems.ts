import { emptyBlog, whyUnpublished } from '@/lib/blog/posts'
import { POST_FOLDER, readPosts } from '@/lib/blog/read-posts'
import { formatProblem, githubAnnotation, type Problem } from '@/lib/content/problems'
import { contentAdvice } from '@/lib/content-checks/advice'
import { contentProblems } from '@/lib/content-checks/all-checks'
import { readCopy } from '@/lib/content-checks/copy'
import { removedPageMentions } from '@/lib/content-checks/references'
import { today } from '@/lib/today'

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

/** Prints problems, one per line. Errors make the command fail. */
function print(problems: readonly Problem[], level: 'error' | 'notice'): void {
  for (const problem of problems) {
    console.log(formatProblem(problem))
    if (process.argv.includes('--github')) console.log(githubAnnotation(problem, level))
    if (level === 'error') process.exitCode = 1
  }
}

/**
 * Prints style advice, for `check:content -- --advice`.
 * @param root the project's folder
 */
export function printAdvice(root: string): void {
  const advice = contentAdvice({ root, copy: readCopy(root) })
  print(advice, 'notice')
  console.log(`\n${count(advice.length, 'remark')}. This is advice only. It does not stop a build.`)
}

/**
 * Prints the result of `check:content`: problems, mentions of removed pages, and valid posts that are not public yet.
 * @param root the project's folder
 */
export function printProblems(root: string): void {
  const day = today()
  const posts = readPosts(root, day)
  const all = [...posts.problems, ...emptyBlog(posts.posts, day), ...contentProblems({ root, copy: readCopy(root) })]
  // Problems of content/business.ts first: a wrong number is a wrong link in every post that has its token.
  const isFact = ({ file }: Problem) => file === 'content/business.ts'
  const problems = [...all.filter(isFact), ...all.filter((problem) => !isFact(problem))]
  print(problems, 'error')
  print(removedPageMentions(root), 'notice')
  const files = new Set(problems.map(({ file }) => file)).size
  console.log(
    problems.length > 0
      ? `\n${count(problems.length, 'problem')} in ${count(files, 'file')}. The guide for posts is content/blog/README.md.`
      : `content: ${count(posts.posts.length, 'post')} and every other page, no problems`,
  )
  // Tells the writer why a valid post is not on the site.
  for (const post of posts.posts) {
    const reason = whyUnpublished(post, day)
    const state = reason === 'Planned' ? `planned for ${post.publishDate}` : 'a draft'
    if (reason) console.log(`${POST_FOLDER}/${post.slug}.md: not shown yet: ${state}`)
  }
}
