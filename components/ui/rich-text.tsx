import type { PhrasingContent } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { HeadingText } from '@/components/ui/heading-text'
import { PhotoLink } from '@/components/ui/photo-link'
import { parseInline } from '@/lib/content/rich-text'
import { markRanges } from '@/lib/content/typography'
import type { Href } from '@/lib/routes'
import { isPhotoAddress } from '@/lib/site'

function render(nodes: PhrasingContent[], links: boolean): ReactNode {
  return nodes.map((node, index) => {
    const key = `${node.type}-${index}`
    if (node.type === 'text') return <CopyText key={key}>{node.value}</CopyText>
    if (node.type === 'strong') return <strong key={key}>{render(node.children, links)}</strong>
    if (node.type === 'emphasis') return <em key={key}>{render(node.children, links)}</em>
    if (node.type === 'link') {
      const text = render(node.children, links)
      if (!links) return <Fragment key={key}>{text}</Fragment>
      const Link = isPhotoAddress(node.url) ? PhotoLink : 'a'
      return (
        <Link key={key} href={node.url}>
          {text}
        </Link>
      )
    }
    throw new Error(`inline copy may hold text, bold, emphasis and links; found ${node.type}`)
  })
}

/** The last two or three words of a long text, if they are short. */
const shortEnd = /(?<=.{60} )(?=.{1,14}$)\S+(?: \S+){1,2}$/

/** Keeps these words together, so that none of them is alone on the last line. The text keeps its length. */
const keepEnd = (text: string) => text.replace(shortEnd, (end) => end.replaceAll(' ', '\u00a0'))

/**
 * One paragraph's inline Markdown as elements, without a wrapper. `links`: false inside a link or a summary, where HTML
 * forbids nested links: a {phone} is then a plain number.
 */
export function RichText({ children, links = true }: { children: string; links?: boolean }) {
  return <>{render(parseInline(keepEnd(markRanges(children))), links)}</>
}

type ParagraphProps = { children: string; lead?: boolean; className?: string }

/** One paragraph of copy. `lead`: the larger style under a heading. */
export function Paragraph({ children, lead, className }: ParagraphProps) {
  return (
    <p className={lead ? 'lead' : className}>
      <RichText>{children}</RichText>
    </p>
  )
}

/** Several paragraphs of copy, each a <p>. */
export function Paragraphs({ items }: { items: readonly string[] }) {
  return (
    <>
      {items.map((item) => (
        <Paragraph key={item}>{item}</Paragraph>
      ))}
    </>
  )
}

/** A short heading with its paragraph. With `href`, the nearest positioned ancestor is clickable. */
export function TitledText({ title, href, text }: { title: string; href?: Href; text: string }) {
  const heading = <HeadingText>{title}</HeadingText>
  return (
    <>
      <h3>
        {href ? (
          <a className="stretched-link" href={href}>
            {heading}
          </a>
        ) : (
          heading
        )}
      </h3>
      <Paragraph>{text}</Paragraph>
    </>
  )
}

/** Texts as the items of a list. */
export function RichTextItems({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <RichText>{item}</RichText>
    </li>
  ))
}
