import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ReactNode } from 'react'

// Node loads it, not the bundler: where server components are bundled, React has no renderer to HTML.
const { renderToStaticMarkup } = createRequire(join(process.cwd(), 'package.json'))(
  'react-dom/server',
) as typeof import('react-dom/server')

let rendering = false

/** @returns true while `renderStatic` is at work: what is in it stands in HTML that is static as a whole */
export function isRenderingStatic(): boolean {
  return rendering
}

/**
 * @param children what a page shows, without client components
 * @returns its HTML
 * @throws where a client component stands in it
 */
export function renderStatic(children: ReactNode): string {
  rendering = true
  try {
    return renderToStaticMarkup(children)
  } catch (error) {
    throw new Error('A static part of a page failed. Has it a client component? Then its Section is `interactive`.', {
      cause: error,
    })
  } finally {
    rendering = false
  }
}
