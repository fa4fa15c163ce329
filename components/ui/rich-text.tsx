import type { PhrasingContent } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { parseInline } from '@/lib/content/rich-text'

function render(nodes: PhrasingContent[]): ReactNode {
  return nodes.map((node, index) => {
    const key = `${node.type}-${index}`
    if (node.type === 'text') return <Fragment key={key}>{node.value}</Fragment>
    if (node.type === 'strong') return <strong key={key}>{render(node.children)}</strong>
    if (node.type === 'emphasis') return <em key={key}>{render(node.children)}</em>
    if (node.type === 'link')
      return (
        <a key={key} href={node.url}>
          {render(node.children)}
        </a>
      )
    throw new Error(`inline copy may hold text, bold and links; found ${node.type}`)
  })
}

/** One paragraph's inline Markdown as elements, without a wrapper. */
export function RichText({ children }: { children: string }) {
  return <>{render(parseInline(children))}</>
}

/** Paragraphs of copy. */
export function Paragraphs({ items }: { items: readonly string[] }) {
  return (
    <>
      {items.map((item) => (
        <p key={item.slice(0, 60)}>
          <RichText>{item}</RichText>
        </p>
      ))}
    </>
  )
}
