import { createHash } from 'node:crypto'
import type { HTMLAttributes, SVGProps } from 'react'
import { keepMarkup } from '@/components/ui/kept-markup'
import { type MarkupElement, StaticMarkupElement } from '@/components/ui/static-markup.client'
import { isRenderingStatic, renderStatic } from '@/components/ui/static-rendering'

type StaticProps = SVGProps<SVGElement> & Pick<HTMLAttributes<HTMLElement>, 'popover'> & { as: MarkupElement }

/**
 * An element with ready-made markup in it: drawings, posts, structured data. React would send such markup to the browser
 * twice, in the HTML and in the page's data for hydration; here only the HTML has it (ARCHITECTURE.md).
 */
export function StaticMarkup({ markup, ...element }: StaticProps & { markup: string; type?: string }) {
  if (isPlain()) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, made at build time
    return <Plain {...element} dangerouslySetInnerHTML={{ __html: markup }} />
  }
  const name = createHash('sha256').update(markup).digest('base64url').slice(0, 10)
  keepMarkup(name, markup)
  return <StaticMarkupElement {...element} name={name} />
}

/**
 * An element whose children are rendered to HTML here and now, without client components. A browser neither gets their
 * data nor hydrates them, and what it changes in them before (a translation, a flipped switch) stays.
 */
export function Static({ children, ...element }: StaticProps) {
  if (isPlain()) return <Plain {...element}>{children}</Plain>
  return <StaticMarkup {...element} markup={renderStatic(children)} />
}

/** True within another static part; and in development, where an edit reaches the open page as data alone. */
const isPlain = () => isRenderingStatic() || process.env.NODE_ENV === 'development'

function Plain({ as, ...attributes }: StaticProps) {
  const Element = as as 'g'
  return <Element {...(attributes as SVGProps<SVGGElement>)} />
}
