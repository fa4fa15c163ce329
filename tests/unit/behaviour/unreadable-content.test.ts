import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatProblem } from '@/lib/content/problems'
import { unreadableContent } from '@/lib/content-rules/unreadable'
import { temporaryFolder } from '../../support/temporary-folder'

function folder(text: string) {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/faqs.ts'), text)
  return { root, file: join(root, 'content/faqs.ts') }
}

it('an apostrophe that ends a text early is told with its line', () => {
  const { root, file } = folder("export const faqs = [\n  { question: 'How can't I pay?' },\n]\n")
  const error = new Error(`Transform failed with 1 error:\n${file}:2:23: ERROR: Expected "}" but found "t"`)
  expect(formatProblem(unreadableContent(error, root) ?? never())).toBe(
    "content/faqs.ts:2: text: found \"{ question: 'How can't I pay?' },\", expected each text between two quotes, with a comma after it" +
      " (here or on the line above; an apostrophe between two ' is typed \\' or ’)",
  )
})

it('a file that was taken away is told where it is named', () => {
  const { root, file } = folder("export { a } from '@/content/faqs'\nexport { b } from '@/content/gone'\n")
  const error = new Error(`Cannot find package '@/content' imported from ${file}`)
  expect(unreadableContent(error, root)).toMatchObject({ file: 'content/faqs.ts', line: 2, found: 'content/gone' })
})

it('a file that was taken away, which only code names, is told by its own name', () => {
  const { root } = folder('')
  const code = join(root, 'a.ts')
  writeFileSync(code, "import { gone } from '@/content/gone'\n")
  const error = new Error(`Cannot find package '@/content' imported from ${code}`)
  expect(unreadableContent(error, root)).toMatchObject({ file: 'content/gone.ts', line: 1, found: 'no such file' })
})

it('an error of the code is none of the author', () => {
  const { root } = folder('')
  expect(unreadableContent(new TypeError('x is not a function'), root)).toBeNull()
  expect(unreadableContent(new Error(`${root}/lib/a.ts:2:3: ERROR: x`), root)).toBeNull()
})

function never(): never {
  throw new Error('no problem was found')
}
