import { emptyBlog, whyUnpublished } from '@/lib/blog/posts'
import { POST_FOLDER, readPosts } from '@/lib/blog/read-posts'
import { contentAdvice } from '@/lib/build/checks/advice'
import { contentProblems } from '@/lib/build/checks/all-checks'
import { readCopy } from '@/lib/build/checks/copy'
import { vanishedPaths } from '@/lib/build/checks/paths'
import { redirectedMentions } from '@/lib/build/checks/removed-pages'
import { publishedPaths } from '@/lib/build/hosting/published'
import { byFileAndLine } from '@/lib/content/problems'
import { siteContent } from '@/lib/content/site-content'
import { today } from '@/lib/today'
import { dateProblems } from './dates'
import { count, printProblems } from './print-problems'

/** Prints style advice, for `check:content -- --advice`. */
export function printAdvice(root: string): void {
  const advice = contentAdvice({ root, copy: readCopy(root) })
  printProblems(advice, 'notice')
  console.log(`\n${count(advice.length, 'remark')}. This is advice only. It does not stop a build.`)
}

/** Prints problems, mentions of removed pages, and valid posts that are not public yet. */
export function printContentProblems(root: string): void {
  const day = today()
  const { posts } = readPosts(root)
  const content = contentProblems({ root, copy: readCopy(root) })
  const all = [...emptyBlog(posts, day), ...content, ...dateProblems(root)]
  // A removed page is one problem, which lists the links to it.
  const vanished = vanishedPaths(publishedPaths(root))
  const problems = all.filter(({ found }) => !vanished.includes(found.replace(/[?#].*/, ''))).sort(byFileAndLine)
  printProblems(problems, 'error')
  const files = new Set(problems.map(({ file }) => file)).size
  console.log(
    problems.length > 0
      ? `\n${count(problems.length, 'problem')} in ${count(files, 'file')}. The guide for posts is content/blog/README.md.`
      : `content: ${count(posts.length, 'post')} and every other page, no problems`,
  )
  printProblems(redirectedMentions(root, siteContent().redirects), 'notice', 'note: ')
  // Tells the writer why a valid post is not on the site.
  for (const post of posts) {
    const reason = whyUnpublished(post, day)
    const state = reason === 'Planned' ? `planned for ${post.publishDate}` : 'a draft'
    if (reason) console.log(`${POST_FOLDER}/${post.slug}.md: not shown yet: ${state}`)
  }
}
