'use client'
import type { SVGProps } from 'react'
import { keptMarkup } from '@/components/ui/kept-markup'

export type MarkupElement =
  | 'defs'
  | 'div'
  | 'dialog'
  | 'footer'
  | 'g'
  | 'header'
  | 'section'
  | 'script'
  | 'style'
  | 'svg'
export type StaticMarkupElementProps = SVGProps<SVGElement> & { as: MarkupElement; name: string; type?: string }

/**
 * Writes kept markup while pre-rendering. The browser has no copy of it: hydration leaves the page's own. Where text was
 * changed before hydration (by a translating browser or an extension), React renders the page again and reads the markup
 * from the document. `__html` is an object because React tests it for truth long before it reads the text.
 */
export function StaticMarkupElement({ as, name, ...attributes }: StaticMarkupElementProps) {
  const Element = as as 'g'
  const markup: TrustedHTML = { toString: () => keptMarkup(name), toJSON: () => keptMarkup(name) }
  return (
    <Element
      {...(attributes as SVGProps<SVGGElement>)}
      data-markup={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, made at build time
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
