import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postTemplate } from '@/lib/blog/post-template'
import { POST_FOLDER } from '@/lib/blog/read-posts'
import { errorMessage } from '@/lib/error-message'
import { sourceImages } from '@/lib/images/source-images'
import { today } from '@/lib/today'

/** Writes a draft for the title given on the command line; never overwrites a file. */
function newPost(title: string): string {
  const folder = join(process.cwd(), POST_FOLDER)
  const others = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const written = others.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const pictures = sourceImages(process.cwd())
  const isFree = ({ name }: { name: string }) =>
    !new RegExp(`^featuredImage:\\s*['"]?${name}['"]?\\s*$`, 'm').test(written)
  const picture = pictures.find(isFree) ?? pictures[0]
  if (!picture) throw new Error('content/images has no picture: add one first')
  const { slug, text } = postTemplate(title, picture.name, today())
  const file = `${POST_FOLDER}/${slug}.md`
  if (existsSync(join(process.cwd(), file))) throw new Error(`${file} is there already: choose another title`)
  writeFileSync(join(process.cwd(), file), text)
  return file
}

try {
  const file = newPost(process.argv.slice(2).join(' '))
  console.log(`${file}: a draft. Write it, then run: npm run check:content`)
} catch (error) {
  console.error(`new:post: ${errorMessage(error)}`)
  console.error('Usage: npm run new:post "Safe extension cords"')
  process.exitCode = 1
}
