import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { missingPackage, typeErrors } from '@/scripts/type-errors'
import { temporaryFolder } from '../support/temporary-folder'

it('the build names the line of every type error, in content and in code, but not what an earlier build left', () => {
  const root = temporaryFolder()
  for (const config of ['tsconfig.json', 'package.json']) cpSync(config, join(root, config))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const files = {
    'content/a.ts': 'export const a: { lead: string; text: string } = {\n  lead: "a",\n}\n',
    'content/b.ts': "export { gone } from '@/content/gone'\n",
    'lib/c.ts': 'import { a } from "@/content/a"\nexport const c = a.words\n',
    '.next/types/old.ts': "import '../../app/gone/page'\n",
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const told = typeErrors(root).match(/^\S+(?=: error TS)/gm)
  expect(told).toEqual(['content/a.ts(1,14)', 'content/b.ts(1,22)', 'lib/c.ts(2,20)'])
})

it('names a package that is not installed, without which the types cannot be checked', () => {
  const root = temporaryFolder()
  cpSync('package.json', join(root, 'package.json'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(missingPackage(root)).toBe(Object.keys(dependencies)[0])
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  expect(missingPackage(root)).toBeUndefined()
})
