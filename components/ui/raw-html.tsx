import type { SVGProps } from 'react'

type RawHtmlProps = SVGProps<SVGElement> & {
  as: 'defs' | 'div' | 'g' | 'script' | 'style' | 'svg'
  /** Trusted HTML or SVG, made at build time. */
  html: string
  type?: string
}

/** An element with ready-made HTML or SVG in it: drawings, posts, structured data. */
export function RawHtml({ as, html, ...attributes }: RawHtmlProps) {
  // TypeScript checks the props of one tag, not of several.
  const Element = as as 'g'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, made at build time
  return <Element {...(attributes as SVGProps<SVGGElement>)} dangerouslySetInnerHTML={{ __html: html }} />
}
