import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allExamples } from '@/examples/all'

it.each(Object.entries(allExamples))(
  'the examples of components/%s contain every component and render',
  async (folder, examples) => {
    const files = readdirSync(join('components', folder)).filter((name) => /\.tsx$/.test(name))
    const modules = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ join(process.cwd(), 'components', folder, file))),
    )
    const components = modules.flatMap((module) => Object.keys(module)).filter((name) => /^[A-Z]/.test(name))
    expect(components.filter((name) => !(name in examples))).toEqual([])
    for (const [name, states] of Object.entries(examples))
      for (const [state, example] of Object.entries(states))
        expect(() => renderToStaticMarkup(example), `${name}: ${state}`).not.toThrow()
  },
)
