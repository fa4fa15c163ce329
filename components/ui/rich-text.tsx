import type { PhrasingContent } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { parseInline } from '@/lib/content/rich-text'

function render(nodes: PhrasingContent[], links: boolean): ReactNode {
  return nodes.map((node, index) => {
    const key = `${node.type}-${index}`
    if (node.type === 'text') return <Fragment key={key}>{node.value}</Fragment>
    if (node.type === 'strong') return <strong key={key}>{render(node.children, links)}</strong>
    if (node.type === 'emphasis') return <em key={key}>{render(node.children, links)}</em>
    if (node.type === 'link') {
      const words = render(node.children, links)
      return links ? (
        <a key={key} href={node.url}>
          {words}
        </a>
      ) : (
        <Fragment key={key}>{words}</Fragment>
      )
    }
    throw new Error(`inline copy may hold text, bold and links; found ${node.type}`)
  })
}

/**
 * One paragraph's inline Markdown as elements, without a wrapper.
 * `links={false}` inside a link, which HTML allows no second one in: a {phone} is then a plain number.
 */
export function RichText({ children, links = true }: { children: string; links?: boolean }) {
  return <>{render(parseInline(children), links)}</>
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
