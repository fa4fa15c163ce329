import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml, { type Options } from 'remark-html'
import {
  type ContentsItem,
  callBoxes,
  drawings,
  headingIds,
  links,
  litAmpersands,
  pictures,
  type RenderTarget,
  scrollableTables,
  typography,
} from '@/lib/blog/markdown'
import type { CutawayArt } from '@/lib/drawings/circuits'

/** Ids that the page around a post uses itself. */
const reservedIds = ['main', 'menu', 'quote', 'post', 'post-text', 'post-call', 'post-more'] as const

/** The sanitizer's allow list. Raw HTML never passes. */
const allowed: Exclude<Options['sanitize'], boolean | null | undefined> = {
  tagNames: [
    'a',
    'aside',
    'blockquote',
    'br',
    'code',
    'del',
    'div',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'hr',
    'img',
    'li',
    'ol',
    'p',
    'picture',
    'pre',
    'source',
    'span',
    'strong',
    'svg',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
    'use',
  ],
  attributes: {
    a: ['href', 'title'],
    figure: ['dataLive', 'dataState', ['dataSurface', 'dark']],
    div: [['role', 'region'], ['tabIndex', 0], 'ariaLabel'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    ol: ['start'],
    source: [['type', 'image/avif', 'image/webp'], 'srcSet', 'sizes'],
    span: [['className', 'accent-ampersand']],
    strong: [['className', 'call-line']],
    svg: ['viewBox', 'preserveAspectRatio', ['ariaHidden', 'true']],
    td: ['align'],
    th: ['align'],
    use: [['href', /^#/]],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
  strip: ['script', 'style'],
  // The only ids are those of headings, unique already: they need no prefix.
  clobber: [],
}

export type RenderedPost = {
  html: string
  /** The second-level headings, in order. */
  contents: ContentsItem[]
  /** What its drawings are parts of: the page needs a sprite with these. */
  arts: CutawayArt[]
}

/**
 * Renders a post's text. The same text always gives the same HTML.
 * @param body Markdown with its tokens filled
 * @param target the base URL and the picture resolver
 * @throws Error when a picture is missing; `check:content` finds that first
 */
export function renderBody(body: string, target: RenderTarget): RenderedPost {
  const contents: ContentsItem[] = []
  const arts = new Set<CutawayArt>()
  const collect = () => (tree: Root) => {
    for (const node of tree.children) {
      const id = node.type === 'heading' && node.depth === 2 && node.data?.hProperties?.id
      if (id) contents.push({ id: String(id), text: textOf(node) })
    }
  }
  const html = remark()
    .use(remarkGfm)
    .use(typography)
    .use(headingIds, { reserved: reservedIds })
    .use(collect)
    .use(litAmpersands)
    .use(callBoxes)
    .use(scrollableTables)
    .use(links, target)
    .use(drawings, { ...target, arts })
    .use(pictures, target)
    .use(remarkHtml, { sanitize: allowed })
    .processSync(body)
  return { html: String(html), contents, arts: [...arts] }
}
