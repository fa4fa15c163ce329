import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { missingPackage, typeErrors } from '@/lib/type-errors'
import { temporaryFolder } from '../support/temporary-folder'

/** What the compiler says about a project of these files. */
function told(files: Record<string, string>): string[] {
  const root = temporaryFolder()
  for (const config of ['tsconfig.json', 'package.json']) cpSync(config, join(root, config))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return typeErrors(root)
    .split('\n')
    .filter((line) => line && !line.startsWith(' '))
}

it.each([
  ['a project in order', { 'lib/a.ts': 'export const a: string = "a"\n' }, []],
  [
    'a field that is missing, in content or in code',
    {
      'content/a.ts': 'export const a: { lead: string; text: string } = {\n  lead: "a",\n}\n',
      'lib/b.ts': 'import { a } from "@/content/a"\nexport const b = a.words\n',
    },
    [/^content\/a\.ts\(1,14\): error TS\d+: .*'text'/, /^lib\/b\.ts\(2,20\): error TS\d+: .*'words'/],
  ],
  [
    'an apostrophe that ends a text early',
    { 'content/a.ts': "export const a = [\n  'How can't I pay?',\n]\n" },
    [/^content\/a\.ts\(2,12\): error TS\d+: /],
  ],
  [
    'a file that was taken away',
    { 'content/a.ts': "export { gone } from '@/content/gone'\n" },
    [/^content\/a\.ts\(1,22\): error TS2307: .*content\/gone/],
  ],
  [
    'what an earlier build left behind',
    { '.next/types/old.ts': "import '../../app/gone/page'\nexport const a: string = 1\n" },
    [],
  ],
] as const)('%s', (_name, files, lines) => {
  const found = told(files)
  if (lines.length === 0) expect(found).toEqual([])
  for (const [at, line] of lines.entries()) expect(found[at]).toMatch(line)
})

it('names a package that is not installed, without which the types cannot be checked', () => {
  const root = temporaryFolder()
  cpSync('package.json', join(root, 'package.json'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(missingPackage(root)).toBe(Object.keys(dependencies)[0])
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  expect(missingPackage(root)).toBeUndefined()
})
