'use client'
import type { SVGProps } from 'react'
import { keptMarkup } from '@/components/ui/kept-markup'

export type MarkupElement = 'defs' | 'div' | 'g' | 'script' | 'style' | 'svg'
export type StaticMarkupElementProps = SVGProps<SVGElement> & { as: MarkupElement; name: string; type?: string }

/** Writes kept markup where it is rendered to HTML. A browser has none, and hydration leaves what stands in the page. */
export function StaticMarkupElement({ as, name, ...attributes }: StaticMarkupElementProps) {
  const Element = as as 'g'
  return (
    <Element
      {...(attributes as SVGProps<SVGGElement>)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, made at build time
      dangerouslySetInnerHTML={{ __html: keptMarkup(name) }}
    />
  )
}
