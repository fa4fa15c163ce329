import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A new folder that goes when the test ends.
 * @param parent where it stands
 * @returns its path
 */
export function temporaryFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
