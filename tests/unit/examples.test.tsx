import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allExamples } from '@/examples/all'

const root = process.cwd()

/** Whether a component stands in an element: itself, or in what is handed to it. */
function shows(node: ReactNode, component: unknown): boolean {
  if (Array.isArray(node)) return node.some((child) => shows(child, component))
  if (!isValidElement<Record<string, ReactNode>>(node)) return false
  return node.type === component || Object.values(node.props).some((prop) => shows(prop, component))
}

for (const [folder, examples] of Object.entries(allExamples)) {
  describe(`components/${folder}`, async () => {
    const files = readdirSync(join(root, 'components', folder)).filter(
      (name) => name.endsWith('.tsx') && name !== 'examples.tsx',
    )
    const components: [string, unknown][] = []
    for (const file of files) {
      const exported = await import(/* @vite-ignore */ join(root, 'components', folder, file))
      components.push(...Object.entries(exported).filter(([name]) => /^[A-Z]/.test(name)))
    }

    it('shows each of its components in an example of the component’s name (examples.tsx, beside it)', () => {
      const without = components
        .filter(
          ([name, component]) => !Object.values(examples[name] ?? {}).some((example) => shows(example, component)),
        )
        .map(([name]) => name)
      expect(without).toEqual([])
      const names = components.map(([name]) => name)
      expect(names, 'two components of one name cannot be told apart').toHaveLength(new Set(names).size)
    })

    for (const [name, states] of Object.entries(examples)) {
      for (const [state, example] of Object.entries(states)) {
        it(`${name}, ${state}: renders on the server`, () => {
          expect(renderToStaticMarkup(example)).not.toBe('')
        })
      }
    }
  })
}

describe('examples', () => {
  it('are imported only by other examples', () => {
    const importing = ['app', 'components', 'content', 'lib', 'scripts']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((name) => /\.tsx?$/.test(name) && !/\/(examples|sample-data)\.tsx?$/.test(name))
      .filter((name) => /from '[^']*\/(examples|sample-data)\b/.test(readFileSync(join(root, name), 'utf8')))
    expect(importing).toEqual([])
  })
})
