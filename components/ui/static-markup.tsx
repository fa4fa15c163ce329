import { createHash } from 'node:crypto'
import { keepMarkup } from '@/components/ui/kept-markup'
import { StaticMarkupElement, type StaticMarkupElementProps } from '@/components/ui/static-markup.client'

type StaticMarkupProps = Omit<StaticMarkupElementProps, 'name'> & { markup: string }

/**
 * An element with ready-made markup in it: drawings, posts, structured data. React would send such markup to the browser
 * twice, in the HTML and in the page's data for hydration; here only the HTML has it (half of the home page's data,
 * ARCHITECTURE.md).
 */
export function StaticMarkup({ markup, ...element }: StaticMarkupProps) {
  const name = createHash('sha256').update(markup).digest('base64url').slice(0, 10)
  keepMarkup(name, markup)
  return <StaticMarkupElement {...element} name={name} />
}
