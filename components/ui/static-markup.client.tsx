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
 * Writes kept markup where it is rendered to HTML. A browser has none: hydration leaves what stands in the page. Where
 * words were changed before (a translating browser, an extension), React draws the page anew, and takes the markup from
 * the page that is still there. React only asks whether there is markup before it needs the text, hence an object.
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
