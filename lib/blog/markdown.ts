import type { Element } from 'hast'
import type { Break, Heading, Image, Link, Nodes, Paragraph, PhrasingContent, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { SKIP, visit } from 'unist-util-visit'
import { blogWords } from '@/content/interface'
import { betweenAmpersands } from '@/lib/content/ampersands'
import { anyPhone } from '@/lib/content/literal-phone'
import { slugify } from '@/lib/content/slugify'
import { setParts, unbrokenPieces } from '@/lib/content/typography'
import { cutawayId } from '@/lib/drawings/cutaway'
import { type CutawayArt, pageDrawings } from '@/lib/drawings/cutaway-views'
import { fillTokens } from '@/lib/fill-tokens'
import type { PictureSource } from '@/lib/images/picture-sources'
import { isPhotoAddress, photoMail } from '@/lib/site'

/** The parser of posts: headings, lists, bold, links, tables and pictures. */
export const markdown = remark().use(remarkGfm)

/** @returns the line on which a node of a post's text begins */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1

/** Where the HTML is used: on the page, or in the feed. */
export type RenderTarget = {
  /** The post's own path. */
  path: string
  /** Prefix of URLs: empty on the page itself, the site's URL in the feed. */
  base: string
  pictureFor: (name: string, alt: string) => PictureSource
}

/** One line of a post's table of contents. */
export type ContentsItem = { id: string; text: string }

/** @returns whether a paragraph is a call box: it has bold text that begins with "Call ", and a phone number */
export function isCallBox(node: Paragraph): boolean {
  let hasNumber = anyPhone.test(textOf(node))
  visit(node, 'link', ({ url }) => {
    hasNumber ||= url.startsWith('tel:')
  })
  return hasNumber && node.children.some(isCall)
}

const isCall = (node: PhrasingContent) => node.type === 'strong' && textOf(node).startsWith('Call ')

/** Sets the typography of each block as one string, so that quotes match across bold text and links. */
export function setTypography(tree: Root) {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const nodes: (Text | Break)[] = []
    visit(block, (node) => {
      if (node.type === 'text' || node.type === 'break') nodes.push(node)
    })
    const parts = setParts(nodes.map((node) => (node.type === 'text' ? node.value : '\n')))
    nodes.forEach((node, index) => {
      if (node.type === 'text') node.value = parts[index] ?? ''
    })
    return SKIP
  })
}

/** Ids that the layout of the page uses, also with `-heading`. */
const reservedIds = ['main', 'menu', 'quote', 'post', 'post-text', 'post-call', 'post-more'] as const

/**
 * Gives every heading an id made from its text, unique in the post and different from the ids of the layout.
 * @returns all those ids, and the second-level headings in order
 */
export function addHeadingIds(tree: Root): { ids: ReadonlySet<string>; contents: ContentsItem[] } {
  const reserved = new Set<string>(reservedIds.flatMap((id) => [id, `${id}-heading`]))
  const ids = new Set<string>()
  const contents: ContentsItem[] = []
  visit(tree, 'heading', (node, _index, parent) => {
    const text = textOf(node)
    const slug = slugify(text) || 'section'
    let id = slug
    for (let count = 2; reserved.has(id) || ids.has(id); count++) id = `${slug}-${count}`
    ids.add(id)
    node.data = { hProperties: { id } }
    if (node.depth === 2 && parent === tree) contents.push({ id, text })
  })
  return { ids, contents }
}

/** Wraps an "&" in a heading in the accent colour, as HeadingText does. */
export function colourAmpersands(tree: Root) {
  visit(tree, 'heading', (node) => {
    node.children = node.children.flatMap((child): PhrasingContent[] => {
      if (child.type !== 'text') return [child]
      return betweenAmpersands(child.value).flatMap((value, index): PhrasingContent[] => {
        if (index === 0) return [{ type: 'text', value }]
        return [{ type: 'text', value: ' ' }, span('accent-ampersand', '&'), { type: 'text', value: `\u00a0${value}` }]
      })
    })
  })
}

/** An element of HTML, which Markdown does not have. */
const span = (className: string, value: string): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: [className] } },
  children: [{ type: 'text', value }],
})

/** Keeps ranges and short compounds on one line, as CopyText does. */
export function keepUnbroken(tree: Root) {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return
    const pieces = unbrokenPieces(node.value).map(({ piece, isUnbroken }) =>
      isUnbroken ? span('unbroken', piece) : { type: 'text' as const, value: piece },
    )
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
}

/** Gives call boxes a class. The bold call at the start of a box gets one too, so that it is on a separate line. */
export function wrapCallBoxes(tree: Root) {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !isCallBox(node)) return
    const [first] = node.children
    if (first && isCall(first)) first.data = { hProperties: { className: ['call-line'] } }
    parent.children.splice(index, 1, {
      type: 'blockquote',
      data: { hName: 'div', hProperties: { className: ['call-box'] } },
      children: [node],
    })
    return [SKIP, index + 1]
  })
}

/** Wraps every table in a region that scrolls, also by keyboard. */
export function wrapTables(tree: Root) {
  let heading: Heading | null = null
  const labels = new Set<string>()
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') heading = node
    if (node.type !== 'table' || !parent || index === undefined) return
    const name = fillTokens(blogWords.post.table, { heading: heading ? textOf(heading) : '' }).trim()
    let label = name
    for (let count = 2; labels.has(label); count++) label = `${name} ${count}`
    labels.add(label)
    parent.children.splice(index, 1, {
      type: 'blockquote',
      data: { hName: 'div', hProperties: { role: 'region', tabIndex: 0, ariaLabel: label } },
      children: [node],
    })
    return [SKIP, index + 1]
  })
}

/** Makes links absolute in the feed. */
export function makeLinksAbsolute(tree: Root, { base, path }: RenderTarget) {
  visit(tree, 'link', (node: Link) => {
    if (node.url.startsWith('/')) node.url = `${base}${node.url}`
    else if (base && node.url.startsWith('#')) node.url = `${base}${path}${node.url}`
  })
}

/** Gives links for photos what PhotoLink has. In a feed, which has no styles, only the email is left. */
export function insertPhotoLinks(tree: Root, { base }: RenderTarget) {
  visit(tree, 'link', (node, index, parent) => {
    if (!parent || index === undefined || !isPhotoAddress(node.url)) return
    const link = (url: string, method: string): Link => ({
      type: 'link',
      url,
      children: structuredClone(node.children),
      ...(!base && { data: { hProperties: { dataPhotos: method } } }),
    })
    const byText = !base && node.url !== photoMail() ? [link(node.url, 'sms')] : []
    const links = [...byText, link(photoMail(), 'email')]
    parent.children.splice(index, 1, ...links)
    return [SKIP, index + links.length]
  })
}

const element = (tagName: string, properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/**
 * Replaces a paragraph `![caption](/residential/panel-upgrades)` by a close-up of that page's drawing, its circuits
 * lit, with the caption under it. It shows a part of the page's `CutawaySprite`. A feed has no sprite and so no
 * drawings.
 * @returns what the sprite needs
 */
export function insertDrawings(tree: Root, { base }: RenderTarget): CutawayArt[] {
  const arts = new Set<CutawayArt>()
  visit(tree, 'paragraph', (node, index, parent) => {
    const [image, ...more] = node.children
    const view = image?.type === 'image' && more.length === 0 && pageDrawings().get(image.url)
    if (!view || !parent || index === undefined) return
    if (base) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const { art, wide, phone: box = wide } = view
    arts.add(art)
    const caption = textOf(node)
    node.children = []
    node.data = {
      hName: 'figure',
      hProperties: { dataLive: view.live.join(' '), dataState: view.states?.join(' '), dataSurface: 'dark' },
      hChildren: [
        element('svg', { viewBox: box.join(' '), ariaHidden: 'true' }, element('use', { href: `#${cutawayId(art)}` })),
        element('figcaption', {}, { type: 'text', value: caption }),
      ],
    }
    return SKIP
  })
  return [...arts]
}

/** Replaces `![alt](NAME)` by the picture NAME of content/images in every width; in the feed, by one plain image. */
export function insertPictures(tree: Root, { base, pictureFor }: RenderTarget) {
  visit(tree, 'image', (node: Image, _index, parent) => {
    const { avif, fallback, width, height, alt } = pictureFor(node.url, node.alt ?? '')
    const sizes = '(min-width: 768px) 42rem, 100vw'
    const img = { src: `${base}${fallback}`, alt, width, height }
    if (base) node.data = { hName: 'img', hProperties: img }
    else {
      const source = element('source', { type: 'image/avif', srcSet: avif, sizes })
      node.data = {
        hName: 'picture',
        hChildren: [source, element('img', { ...img, loading: 'lazy', decoding: 'async' })],
      }
    }
    if (parent?.type === 'paragraph' && parent.children.length === 1) parent.data = { hName: 'figure' }
  })
}
