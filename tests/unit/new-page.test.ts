import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { placeFields as place } from '@/content/schema/place'
import { service } from '@/content/schema/service'
import { pageCopy } from '@/lib/build/checks/copy'
import { lengths, paragraphs, plainFields, tokens, unwritten } from '@/lib/build/checks/format'
import { riskyWording } from '@/lib/build/checks/statements'
import { placeholdersIn } from '@/lib/build/launch/launch-problems'
import { parseContent } from '@/lib/content/parse-content'
import { newPage } from '@/scripts/new-page'
import { temporaryFolder } from '../support/temporary-folder'

const folders = { 'content/services/residential/panels.ts': '', 'content/places/gta/alton.ts': '' }

describe.each([
  ['service', service, 'residential'],
  ['place', place, 'gta'],
] as const)('new:%s', (kind, schema, folder) => {
  it.each(['Sauna wiring', "St. John's"])('makes a complete file that the check completes: %s', (name) => {
    const root = temporaryFolder(folders)
    const file = newPage(root, kind, [folder, ...name.split(' ')])
    const text = readFileSync(join(root, file), 'utf8')
    const content = new Function(`return ${(text.split('export default ')[1] ?? '').replace(/^\w+/, '')}`)()
    expect(parseContent(schema, content)).toMatchObject({ content: { name } })
    const input = { root, copy: [pageCopy('/a', kind, { [file]: content })] }
    expect([lengths, paragraphs, plainFields, tokens, riskyWording].flatMap((check) => check(input))).toEqual([])

    const lines = text.split('\n').flatMap((line, index) => (line.includes('TO WRITE') ? [index + 1] : []))
    expect(lines.length).toBeGreaterThan(5)
    expect(unwritten(input).map(({ line }) => line)).toEqual(lines)
    expect(placeholdersIn(file, text)).toHaveLength(lines.length)
    writeFileSync(join(root, file), text.replace(/TO WRITE: /g, ''))
    expect(unwritten(input)).toEqual([])
  })

  it('never overwrites a file, and names the folders', () => {
    const root = temporaryFolder(folders)
    newPage(root, kind, [folder, 'Docks'])
    expect(() => newPage(root, kind, [folder, 'docks'])).toThrow('docks.ts')
    expect(() => newPage(root, kind, ['boats', 'Docks'])).toThrow(folder)
    expect(() => newPage(root, kind, [folder])).toThrow(kind)
  })
})
