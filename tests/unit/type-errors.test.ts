import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { missingPackage, typeErrors } from '@/scripts/type-errors'
import { temporaryFolder } from '../support/temporary-folder'

it('the build reports the line of every type error, but no error in files of an earlier build', () => {
  const root = temporaryFolder({
    'content/a.ts': 'export const a: { lead: string; text: string } = {\n  lead: "a",\n}\n',
    'content/b.ts': "export { gone } from '@/content/gone'\n",
    'content/d.ts': 'export const d = { name: Sparks }\n',
    'lib/c.ts': 'import { a } from "@/content/a"\nexport const c = a.words\n',
    '.next/types/old.ts': "import '../../app/gone/page'\n",
  })
  for (const config of ['tsconfig.json', 'package.json']) cpSync(config, join(root, config))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const places = typeErrors(root).map(({ file, line }) => `${file}:${line}`)
  expect(places).toEqual(['content/a.ts:1', 'content/b.ts:1', 'content/d.ts:1', 'lib/c.ts:2'])
  expect(typeErrors(root)[2]?.found).toMatch(/^Sparks is without quotes/)
})

it('the build reports a package that is not installed', () => {
  const root = temporaryFolder()
  cpSync('package.json', join(root, 'package.json'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(missingPackage(root)).toBe(Object.keys(dependencies)[0])
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  expect(missingPackage(root)).toBeUndefined()
})
