import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter as dom, html as ns, parse, serialize } from 'parse5'
import { bootScript } from '@/lib/build/finishing/boot-script'
import { type NamesInPage, pruneCss } from '@/lib/build/finishing/prune-css'

/** What the finishing step of a page needs from the site. */
type PageAssets = {
  /** @returns a text file of the exported site by its root-relative URL */
  read(url: string): string
  /** The root-relative URL of the islands' script. */
  script: string
  /** Every word in that script, the class names that it may add to the page included. */
  scriptWords: readonly string[]
}

/** @returns every element of a document, in order */
export function* elementsOf(parent: Dom.ParentNode): Generator<Dom.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* elementsOf(node)
  }
}

/** @returns the value of an element's attribute, undefined where it has none */
function attribute(element: Dom.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** @returns the text of an element, such as a script or a style */
export const textOf = (element: Dom.Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

function createElement(tag: string, attributes: Record<string, string>, text = ''): Dom.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = dom.createElement(tag, ns.NS.HTML, attrs)
  if (text) dom.insertText(element, text)
  return element
}

/** Makes relative URLs in a stylesheet root-relative, since its rules move into the page. */
function readStylesheet(url: string, read: PageAssets['read']): string {
  return read(url).replace(/url\((["']?)(\.\.?\/[^"')]+)\1\)/g, (_match, _quote, relative: string) => {
    return `url(${new URL(relative, `http://site${url}`).pathname})`
  })
}

/** The CSS module of a class, "abc_" of "abc_card"; undefined for a class of no module. */
const moduleOf = (name: string) => /^.*_/.exec(name)?.[0]

/**
 * The names that a selector can match: those of the elements, and those that scripts may add. An island has a class of
 * each of its CSS modules in the HTML, so that the classes of a module without one are those of other pages' islands.
 */
function namesIn(elements: readonly Dom.Element[], scriptWords: readonly string[]): NamesInPage {
  const attrs = elements.flatMap((element) => element.attrs)
  const wordsIn = (attr: string) => attrs.filter(({ name }) => name === attr).flatMap(({ value }) => value.split(/\s+/))
  const classes = wordsIn('class')
  const modules = new Set<string | undefined>([undefined, ...classes.map(moduleOf)])
  return {
    tags: new Set([...elements.map(({ tagName }) => tagName.toLowerCase()), ...scriptWords]),
    classes: new Set([...classes, ...scriptWords.filter((word) => modules.has(moduleOf(word)))]),
    ids: new Set([...wordsIn('id'), ...scriptWords]),
    // The browser sets `open`.
    attributes: new Set([...attrs.map(({ name }) => name), ...scriptWords, 'open']),
  }
}

/** How Next's inline scripts begin: the page data, and its bundler's start. */
const NEXT_SCRIPT = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/

/** @returns true for a script that the finished page does not need: a file of Next, or an inline script of Next */
function isNextScript(script: Dom.Element): boolean {
  const src = attribute(script, 'src')
  return src === undefined ? NEXT_SCRIPT.test(textOf(script)) : src.startsWith('/_next/')
}

/** @returns the elements and text of a `<body>`, without what the finishing step removes and adds */
function contentOf(body: Dom.ParentNode): string {
  return body.childNodes
    .map((node) => {
      if ('value' in node) return node.value
      if (!('tagName' in node)) return ''
      const rel = attribute(node, 'rel')
      const isAsset = node.tagName === 'link' && (rel === 'stylesheet' || rel === 'preload')
      const isScript = node.tagName === 'script' && attribute(node, 'type') !== 'application/ld+json'
      if (isAsset || isScript || attribute(node, 'data-later-styles') !== undefined) return ''
      const attributes = node.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('')
      return `<${node.tagName}${attributes}>${contentOf(node)}</>`
    })
    .join('')
}

/** @returns where two texts begin to differ, with what follows in each */
function firstDifference(before: string, after: string): string {
  let at = 0
  while (before[at] === after[at]) at += 1
  return `"${before.slice(at, at + 60)}" became "${after.slice(at, at + 60)}"`
}

/**
 * Removes Next's scripts, stylesheet links, preloads and React's comments; comments within islands stay for hydration.
 * @returns the URLs of the page's stylesheets
 * @throws Error when there are no scripts or stylesheets: Next did not export the page. Also for a script that is not
 *   Next's, and for a streamed part, whose script would put it in place
 */
function removeAssets(document: Dom.ParentNode): string[] {
  const stylesheets: string[] = []
  let scripts = 0
  for (const element of [...elementsOf(document)]) {
    const rel = attribute(element, 'rel')
    if (element.tagName === 'template')
      throw new Error(`found a streamed part <template id="${attribute(element, 'id')}">, expected the whole page`)
    if (element.tagName === 'script') {
      if (attribute(element, 'type') === 'application/ld+json') continue
      if (!isNextScript(element)) {
        const name = attribute(element, 'src') ?? `that begins with "${textOf(element).slice(0, 40)}"`
        throw new Error(
          `found a script ${name}, expected those of Next; lib/build/finishing/finish-page.ts has to know it`,
        )
      }
      scripts += 1
      dom.detachNode(element)
    } else if (rel === 'stylesheet') {
      stylesheets.push(attribute(element, 'href') ?? '')
      dom.detachNode(element)
    } else if (rel === 'preload' && /^(script|font)$/.test(attribute(element, 'as') ?? '')) {
      dom.detachNode(element)
    }
  }
  if (scripts === 0 || stylesheets.length === 0)
    throw new Error('not a page that Next exported: it has no scripts or no stylesheets')
  removeComments(document)
  return stylesheets
}

function removeComments(parent: Dom.ParentNode): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeName === '#comment') dom.detachNode(node)
    else if ('tagName' in node && attribute(node, 'data-island') === undefined) removeComments(node)
  }
}

/** The section after the one with the h1. */
function secondSection(elements: readonly Dom.Element[]): Dom.Element | undefined {
  const heading = elements.findIndex(({ tagName }) => tagName === 'h1')
  return elements.slice(heading).find((element) => element.tagName === 'section' && attribute(element, 'id'))
}

/**
 * Puts typefaces and styles after the viewport and the charset. Until a phone knows the viewport it is 980 px wide, and
 * would load resources of the desktop layout.
 * @param secondId the id of the second section
 */
function startHead(head: Dom.Element, viewport: Dom.Element, styles: string, secondId?: string): void {
  // next/font marks the typefaces to preload with ".p.".
  const typefaces = [...new Set(styles.match(/(?<=url\()[^)]+\.p\.[^)]*woff2/g))]
  const early = [
    // Typefaces come before the styles, which fill the first packets, so that they load sooner.
    ...typefaces.map((href) =>
      createElement('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    // On wide windows the first paint waits for the whole head section, whose columns would move otherwise.
    ...(secondId
      ? [createElement('link', { rel: 'expect', href: `#${secondId}`, blocking: 'render', media: '(min-width: 48em)' })]
      : []),
    createElement('style', {}, styles),
  ]
  head.childNodes.splice(head.childNodes.indexOf(viewport) + 1, 0, ...early)
}

/**
 * Finishes one exported page: removes Next's scripts and stylesheets, puts the styles of the first screen into `<head>`
 * and the others at the start of the second screen, and appends the boot script. The second screen begins at the
 * element with `data-after-first-screen`, or at the second section.
 * @param assets the site's stylesheets and the islands' script
 * @returns the finished page
 * @throws Error when Next did not export the page, or it is finished already; when it has a script or a streamed part
 *   that is not known; when the text or the elements of its body would change
 */
export function finishPage(html: string, assets: PageAssets, isNotFound = false): string {
  const document = parse(html)
  const elements = [...elementsOf(document)]
  const find = (tag: string) => elements.find(({ tagName }) => tagName === tag)
  const head = find('head')
  const body = find('body')
  const viewport = elements.find((element) => attribute(element, 'name') === 'viewport')
  if (!head || !body || !viewport) throw new Error('not a page: it has no head, body or viewport')

  const before = contentOf(body)
  const css = removeAssets(document)
    .map((url) => readStylesheet(url, assets.read))
    .join('')
  const present = [...elementsOf(document)]
  const second = secondSection(present)
  const secondScreen = present.find((element) => attribute(element, 'data-after-first-screen') !== undefined) ?? second
  const all = namesIn(present, assets.scriptWords)
  const first = secondScreen ? namesIn(present.slice(0, present.indexOf(secondScreen)), []) : all
  startHead(head, viewport, pruneCss(css, first), second && attribute(second, 'id'))
  if (secondScreen) {
    const style = createElement('style', { 'data-later-styles': '' }, pruneCss(css, all, first))
    secondScreen.childNodes.unshift(style)
    style.parentNode = secondScreen
  }
  const boot = { 'data-script': assets.script, ...(isNotFound && { 'data-not-found': '' }) }
  dom.appendChild(body, createElement('script', boot, bootScript))
  const page = serialize(document)
  const bodyAfter = [...elementsOf(parse(page))].find(({ tagName }) => tagName === 'body')
  const after = bodyAfter ? contentOf(bodyAfter) : ''
  if (after !== before) throw new Error(`its body changed: ${firstDifference(before, after)}`)
  return page
}
