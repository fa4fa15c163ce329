import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import matter from 'gray-matter'
import { build, option, table } from './common'

/** Hard links where they work: a copy of node_modules would take longer than the build. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else linkSync(source, target)
  }
}

/** Copies posts until there are `count`, each with unique fields and a picture of its own. */
function addPosts(dir: string, count: number): void {
  const folder = join(dir, 'content/blog')
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const sizes = readdirSync(join(dir, 'public/img'))
  for (let n = files.length; n < count; n += 1) {
    const file = files[n % files.length] ?? ''
    const { data, content } = matter(readFileSync(join(folder, file), 'utf8'))
    const picture = `${data.featuredImage}-${n}`
    linkSync(join(dir, `content/images/${data.featuredImage}.webp`), join(dir, `content/images/${picture}.webp`))
    // Generated file names contain the picture's name and content hash: link the existing ones under the copy's name.
    for (const size of sizes.filter((name) => name.replace(/-[\da-f]{8}-\d+\.\w+$/, '') === data.featuredImage))
      linkSync(join(dir, 'public/img', size), join(dir, 'public/img', size.replace(data.featuredImage, picture)))
    const numbered = {
      ...data,
      title: `${data.title} ${n}`,
      seoTitle: `${n} ${data.seoTitle ?? data.title}`.slice(0, 60),
      metaDescription: `${n}: ${data.metaDescription ?? data.excerpt}`.slice(0, 155),
      featuredImage: picture,
      publishDate: new Date(Date.UTC(2010, 0, 1 + n)).toISOString().slice(0, 10),
    }
    writeFileSync(join(folder, `${basename(file, '.md')}-${n}.md`), matter.stringify(content, numbered))
  }
}

export function benchBuild(): string {
  const rows: (string | number)[][] = []
  for (const count of option('posts', '100,500,2000').split(',').map(Number)) {
    // Next to the project: hard links do not cross file systems, and the temporary folder may be on another one.
    const dir = mkdtempSync(join(process.cwd(), '..', '.bench-'))
    try {
      const left = new Set(['.git', '.next', 'node_modules'])
      cpSync(process.cwd(), dir, { recursive: true, filter: (path) => !left.has(basename(path)) })
      linkTree('node_modules', join(dir, 'node_modules'))
      addPosts(dir, count)
      const time = build(dir)
      const pages = readdirSync(join(dir, '.next/server/app'), { recursive: true, encoding: 'utf8' })
      const htmlPages = pages.filter((name) => name.endsWith('.html')).length
      rows.push([count, htmlPages, (time / 1000).toFixed(0), (time / htmlPages).toFixed(0)])
      console.error(`built with ${count} posts`)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }
  return `Build from nothing, pictures there already.\n\n${table(['Posts', 'pages', 'build s', 'ms per page'], rows)}`
}
