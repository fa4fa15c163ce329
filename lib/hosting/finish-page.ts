import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter as dom, html as names, parse, serialize } from 'parse5'
import { bootScript } from '@/lib/hosting/boot-script'
import { type SelectorWords, usedStyles } from '@/lib/hosting/used-styles'

/** How the finishing step reads and adds files of the exported site. */
type SiteFiles = {
  /** Reads a text file by its root-relative address. */
  read(address: string): string
  /** Stores a text under a root-relative address. */
  write(address: string, text: string): void
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

/** @returns the text that stands directly in an element, a script's or a style's above all */
export const textOf = (element: Dom.Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

function createElement(tag: string, attributes: Record<string, string>, text = ''): Dom.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = dom.createElement(tag, names.NS.HTML, attrs)
  if (text) dom.insertText(element, text)
  return element
}

const wordsOfScripts = new Map<string, string[]>()

/** Every word in a script: what it may put into the page stands among them, class names of CSS modules for certain. */
function scriptWords(address: string, files: SiteFiles): string[] {
  const words = wordsOfScripts.get(address) ?? [...new Set(files.read(address).match(/[\w-]+/g))]
  wordsOfScripts.set(address, words)
  return words
}

/** A stylesheet with its relative addresses made root-relative: in the page's head they would lead elsewhere. */
function readStylesheet(address: string, files: SiteFiles): string {
  return files.read(address).replace(/url\((["']?)(\.\.?\/[^"')]+)\1\)/g, (_match, _quote, relative: string) => {
    return `url(${new URL(relative, `http://site${address}`).pathname})`
  })
}

/** What a selector may ask for: what stands in the page, and every word of its scripts. `open` is the platform's. */
function selectorWords(elements: readonly Dom.Element[], scripts: readonly string[], files: SiteFiles): SelectorWords {
  const attrs = elements.flatMap((element) => element.attrs)
  const late = scripts.flatMap((address) => scriptWords(address, files))
  const wordsIn = (attr: string) => attrs.filter(({ name }) => name === attr).flatMap(({ value }) => value.split(/\s+/))
  return {
    tags: new Set([...elements.map(({ tagName }) => tagName.toLowerCase()), ...late]),
    classes: new Set([...wordsIn('class'), ...late]),
    ids: new Set([...wordsIn('id'), ...late]),
    attributes: new Set([...attrs.map(({ name }) => name), ...late, 'open']),
  }
}

/** The section that follows the page's head, by its id. */
function sectionAfterHead(elements: readonly Dom.Element[]): string | undefined {
  const afterHeading = elements.slice(elements.findIndex(({ tagName }) => tagName === 'h1'))
  const section = afterHeading.find((element) => element.tagName === 'section' && attribute(element, 'id'))
  return section && attribute(section, 'id')
}

/**
 * Takes scripts and preloads out of a page; its stylesheets stay, disabled.
 * @returns the addresses of its scripts and stylesheets, and its data: the scripts that stood in it
 */
function takeAssets(elements: readonly Dom.Element[]): { chunks: string[]; stylesheets: string[]; data: string } {
  const chunks: string[] = []
  const inline: string[] = []
  const stylesheets: string[] = []
  for (const element of elements) {
    const rel = attribute(element, 'rel')
    if (element.tagName === 'script') {
      if (attribute(element, 'type') === 'application/ld+json') continue
      const src = attribute(element, 'src')
      if (attribute(element, 'nomodule') === undefined) {
        if (src) chunks.push(src)
        else inline.push(textOf(element))
      }
      dom.detachNode(element)
    } else if (rel === 'stylesheet') {
      stylesheets.push(attribute(element, 'href') ?? '')
      // React looks for its stylesheets and would fetch what is not there; a disabled one is not fetched.
      element.attrs.push({ name: 'disabled', value: '' })
    } else if (rel === 'preload' && /^(script|font)$/.test(attribute(element, 'as') ?? '')) {
      dom.detachNode(element)
    }
  }
  if (chunks.length === 0 || inline.length === 0 || stylesheets.length === 0)
    throw new Error('not a page that Next exported: it has no scripts or no stylesheets')
  return { chunks, stylesheets, data: `${inline.join(';\n')};` }
}

/**
 * Puts what is wanted first, typefaces and styles, behind the viewport: React writes that, and the charset, before
 * everything else. Until it is known a phone is 980 px wide, and what is meant for some widths would be misled.
 * @param next the id of the section that follows the page's head
 */
function startHead(head: Dom.Element, viewport: Dom.Element, styles: string, next?: string): void {
  // next/font names what it would preload with ".p."; the pencil of the panel labels is not among them.
  const typefaces = [...new Set(styles.match(/(?<=url\()[^)]+\.p\.[^)]*woff2/g))]
  const early = [
    // Before the styles, which are most of the first packets: the typefaces are there the sooner.
    ...typefaces.map((href) =>
      createElement('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    // A wide screen that is painted before its head is whole would move as the rest arrives.
    ...(next
      ? [createElement('link', { rel: 'expect', href: `#${next}`, blocking: 'render', media: '(min-width: 48em)' })]
      : []),
    createElement('style', {}, styles),
  ]
  head.childNodes.splice(head.childNodes.indexOf(viewport) + 1, 0, ...early)
}

/**
 * Finishes one exported page. The rules it uses stand in its head (on a page with `LaterStyles`, those for what comes
 * after stand there), and no stylesheet is fetched; its data go into a file of their own; data and scripts wait for the
 * boot script, the only script that stands in it.
 * @param html a page as Next exports it
 * @param files reads the page's stylesheets and scripts, stores its data
 * @param missing true for the not-found page
 * @throws Error when Next did not export the page, or it is finished already
 */
export function finishPage(html: string, files: SiteFiles, missing = false): string {
  const page = parse(html)
  const elements = [...elementsOf(page)]
  const one = (tag: string) => elements.find(({ tagName }) => tagName === tag)
  const head = one('head')
  const body = one('body')
  const charset = elements.find((element) => attribute(element, 'charset'))
  const viewport = elements.find((element) => attribute(element, 'name') === 'viewport')
  if (!head || !body || !charset || !viewport) throw new Error('not a page: it has no head, body, charset or viewport')

  const { chunks, stylesheets, data } = takeAssets(elements)
  const css = stylesheets.map((address) => readStylesheet(address, files)).join('')
  const present = [...elementsOf(page)]
  const words = selectorWords(present, chunks, files)
  // Scripts change nothing before all of the page is there.
  const later = present.find((element) => attribute(element, 'data-later-styles') !== undefined)
  const first = later ? selectorWords(present.slice(0, present.indexOf(later)), [], files) : words
  const styles = usedStyles(css, first)
  if (later) dom.insertText(later, usedStyles(css, words, first))
  startHead(head, viewport, styles, sectionAfterHead(elements))

  const address = `/_next/static/data/${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`
  files.write(address, data)
  dom.appendChild(
    body,
    createElement(
      'script',
      { 'data-data': address, 'data-chunks': chunks.join(' '), ...(missing && { 'data-missing': '' }) },
      bootScript,
    ),
  )
  return serialize(page)
}
