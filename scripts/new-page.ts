import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { searchResult } from '@/content/schema/text'
import { titleLength } from '@/lib/blog/fields'
import { POST_FOLDER } from '@/lib/blog/read-posts'
import { siteContent } from '@/lib/content/site-content'
import { slugify } from '@/lib/content/slugify'
import { errorMessage } from '@/lib/error-message'
import { sourceImages } from '@/lib/images/source-images'
import { today } from '@/lib/today'

const examples = {
  post: '"Safe extension cords"',
  service: '-- residential "Sauna wiring"',
  place: '-- gta "Stouffville"',
} as const

/**
 * @param picture the name of a picture in content/images, preferably one that no other post uses
 * @param day YYYY-MM-DD
 * @returns a draft that passes the check, and its slug
 * @throws Error when the title is empty or too long
 */
export function postTemplate(title: string, picture: string, day: string): { slug: string; text: string } {
  const heading = title.replace(/\s+/g, ' ').trim()
  const slug = slugify(heading)
  if (!slug) throw new Error(`title: found "${heading}", expected words`)
  if (heading.length > titleLength.max)
    throw new Error(`title: found ${heading.length} characters, expected ${titleLength.max} at most`)
  const quoted = (line: string) => `'${line.replaceAll("'", "''")}'`
  const { max } = searchResult.title
  const text = readFileSync('scripts/templates/post.txt', 'utf8')
    .replace('%title%', () => quoted(heading))
    .replace('%picture%', picture)
    .replace('%today%', day)
    .replace('%seoTitle%', () => (heading.length > max ? `seoTitle: ${quoted(heading.slice(0, max).trim())}\n` : ''))
  return { slug, text }
}

/** Makes a draft of a post, with a picture that no other post has if there is one. */
function newPost(root: string, title: string): { file: string; text: string } {
  const folder = join(root, POST_FOLDER)
  const others = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const written = others.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const pictures = sourceImages(root)
  const isFree = ({ name }: { name: string }) =>
    !new RegExp(`^featuredImage:\\s*['"]?${name}['"]?\\s*$`, 'm').test(written)
  const picture = pictures.find(isFree) ?? pictures[0]
  if (!picture) throw new Error('content/images has no picture: add one first')
  const { slug, text } = postTemplate(title, picture.name, today())
  return { file: `${POST_FOLDER}/${slug}.md`, text }
}

/** Makes the file of a service or a place, complete but for its texts. */
function fromTemplate(root: string, kind: 'service' | 'place', folder: string, name: string) {
  const { business, utilities } = siteContent()
  const parent = `content/${kind}s`
  const folders = readdirSync(join(root, parent))
  if (!folders.includes(folder)) throw new Error(`found "${folder}", expected one of ${folders.join(', ')}`)
  const slug = slugify(name)
  if (!slug) throw new Error(`the name of the ${kind} is missing`)
  const geo = Object.values(business.offices)[0]?.geo
  const text = readFileSync(join('scripts/templates', `${kind}.txt`), 'utf8')
    .replace('%name%', () => (name.includes("'") ? JSON.stringify(name) : `'${name}'`))
    .replace('%today%', today())
    .replace('%utility%', Object.keys(utilities)[0] ?? '')
    .replace('%latitude%', String(geo?.latitude))
    .replace('%longitude%', String(geo?.longitude))
  return { file: `${parent}/${folder}/${slug}.ts`, text }
}

/**
 * Writes the file of a new page, never over another one. `check:content` names each text to write.
 * @param words the title of a post; of others the folder and the name
 * @returns the file
 */
export function newPage(root: string, kind: keyof typeof examples, words: readonly string[]): string {
  const [folder = '', ...name] = words
  const { file, text } =
    kind === 'post' ? newPost(root, words.join(' ')) : fromTemplate(root, kind, folder, name.join(' '))
  if (existsSync(join(root, file))) throw new Error(`${file} is there already: choose another name`)
  writeFileSync(join(root, file), text)
  return file
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [kind, ...words] = process.argv.slice(2) as [keyof typeof examples, ...string[]]
  try {
    console.log(`${newPage(process.cwd(), kind, words)}: write it, then run: npm run check:content`)
  } catch (error) {
    console.error(`new:${kind}: ${errorMessage(error)}\nUsage: npm run new:${kind} ${examples[kind]}`)
    process.exitCode = 1
  }
}
