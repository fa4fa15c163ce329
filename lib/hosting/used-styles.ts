import postcss, { type Rule } from 'postcss'
import parseSelector, { type Selector } from 'postcss-selector-parser'

/** What a page and its scripts can give a selector to match. */
export type SelectorWords = {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

/**
 * Whether a selector may come to match: everything that it asks for by name is known. What stands in :is() and :where()
 * is asked for in one of its forms; other functions, :not() above all, may hold whatever they name.
 */
function canMatch(selector: Selector, words: SelectorWords): boolean {
  return selector.nodes.every((node) => {
    switch (node.type) {
      case 'tag':
        return words.tags.has(node.value.toLowerCase())
      case 'class':
        return words.classes.has(node.value)
      case 'id':
        return words.ids.has(node.value)
      case 'attribute':
        return words.attributes.has(node.attribute)
      case 'pseudo':
        return !/^:(?:is|where)$/.test(node.value) || node.nodes.some((inner) => canMatch(inner, words))
      default:
        return true
    }
  })
}

/**
 * Leaves out the rules that cannot match, the animations that nothing uses, and the blocks that are empty then.
 * Nothing else is touched, and no selector is rewritten: these are the only styles that a page has.
 * @param css stylesheets, in order
 * @param present what a selector must be able to match
 * @param styled where styles for this stand in the page already: nothing that they hold comes again
 */
export function usedStyles(css: string, present: SelectorWords, styled?: SelectorWords): string {
  const root = postcss.parse(css)
  const inKeyframes = (rule: Rule) =>
    rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name)
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return
    const selectors = parseSelector().astSync(rule.selector).nodes
    const kept = selectors.filter((selector) => canMatch(selector, present) && !(styled && canMatch(selector, styled)))
    if (kept.length === 0) rule.remove()
    else if (kept.length < selectors.length) rule.selector = kept.join(',')
  })
  const animations = new Set<string>()
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word)
  })
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove()
  })
  if (styled) root.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove())
  let emptied = true
  while (emptied) {
    emptied = false
    root.walkAtRules(/^(?:layer|media|supports|container)$/, (block) => {
      if (block.nodes?.length !== 0) return
      block.remove()
      emptied = true
    })
  }
  return root.toString()
}
