import { remark } from 'remark'
import remarkHtml, { type Options } from 'remark-html'
import {
  addHeadingIds,
  type ContentsItem,
  colourAmpersands,
  insertDrawings,
  insertPhotoLinks,
  insertPictures,
  keepUnbroken,
  makeLinksAbsolute,
  markdown,
  type RenderTarget,
  setTypography,
  wrapCallBoxes,
  wrapTables,
} from '@/lib/blog/markdown'
import type { CutawayArt } from '@/lib/drawings/cutaway-views'

type Schema = Exclude<Options['sanitize'], boolean | null | undefined>

/** Every element that a post may have, with its attributes: the sanitizer's allow list. Raw HTML never passes. */
const elements: NonNullable<Schema['attributes']> = {
  a: ['href', 'title', 'dataPhotos'],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  div: [['className', 'call-box'], ['role', 'region'], ['tabIndex', 0], 'ariaLabel'],
  em: [],
  figcaption: [],
  figure: ['dataLive', 'dataState', ['dataSurface', 'dark']],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  hr: [],
  img: ['src', 'alt', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
  li: [],
  ol: ['start'],
  p: [],
  picture: [],
  pre: [],
  source: [['type', 'image/avif'], 'srcSet', 'sizes'],
  span: [['className', 'accent-ampersand', 'unbroken']],
  strong: [['className', 'call-line']],
  svg: ['viewBox', ['ariaHidden', 'true']],
  table: [],
  tbody: [],
  td: ['align'],
  th: ['align'],
  thead: [],
  tr: [],
  ul: [],
  use: [['href', /^#/]],
}

const toHtml = remark().use(remarkHtml, {
  sanitize: {
    tagNames: Object.keys(elements),
    attributes: elements,
    protocols: { href: ['https', 'http', 'mailto', 'tel', 'sms'], src: ['https', 'http'] },
    strip: ['script', 'style'],
    // Only headings have ids, and these are unique, so they need no prefix.
    clobber: [],
  },
})

export type RenderedPost = {
  html: string
  /** The second-level headings, in order. */
  contents: ContentsItem[]
  /** The art of the post's drawings: the page needs a sprite with it. */
  arts: CutawayArt[]
}

/**
 * @param body Markdown with its tokens filled; the same text always gives the same HTML
 * @param target the base URL and the picture resolver
 * @returns the HTML, its table of contents and the drawings that it needs
 * @throws Error when a picture is missing; `check:content` finds that first
 */
export function renderBody(body: string, target: RenderTarget): RenderedPost {
  const tree = markdown.parse(body)
  setTypography(tree)
  const { contents } = addHeadingIds(tree)
  colourAmpersands(tree)
  wrapCallBoxes(tree)
  wrapTables(tree)
  makeLinksAbsolute(tree, target)
  insertPhotoLinks(tree, target)
  const arts = insertDrawings(tree, target)
  insertPictures(tree, target)
  keepUnbroken(tree)
  return { html: toHtml.stringify(tree), contents, arts }
}
