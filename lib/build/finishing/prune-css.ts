import postcss, { type AtRule, type Rule } from 'postcss'
import parseSelector, { type Selector } from 'postcss-selector-parser'
import { memoize } from '@/lib/memoize'

/** The names in a page and its scripts that a selector can match. */
export type NamesInPage = {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

// Pages of one kind have the same stylesheets, and all pages have most of these selectors.
const parseOnce = memoize((css: string) => postcss.parse(css))
const selectorsOf = memoize((selector: string) => parseSelector().astSync(selector).nodes)

/**
 * Whether a selector can match: every name in it is known. At least one argument of :is() and :where() has to match.
 * Arguments of other functions, such as :not(), are not checked.
 */
function canMatch(selector: Selector, names: NamesInPage): boolean {
  return selector.nodes.every((node) => {
    switch (node.type) {
      case 'tag':
        return names.tags.has(node.value.toLowerCase())
      case 'class':
        return names.classes.has(node.value)
      case 'id':
        return names.ids.has(node.value)
      case 'attribute':
        return names.attributes.has(node.attribute)
      case 'pseudo':
        return !/^:(?:is|where)$/.test(node.value) || node.nodes.some((inner) => canMatch(inner, names))
      default:
        return true
    }
  })
}

/**
 * Removes rules that cannot match, keyframes that nothing uses, and blocks that are empty after that.
 * Everything else is left unchanged: these are the page's only styles. Rules that the page already has are left out,
 * which may change the order of the others: page-kinds.spec.ts compares every kind of page with the complete styles.
 * @param present the names that a selector may match
 * @param styled names whose styles are already in the page: their rules are not repeated
 * @returns the rules of the stylesheets that can match, in order
 */
export function pruneCss(css: string, present: NamesInPage, styled?: NamesInPage): string {
  const root = parseOnce(css).clone()
  const inKeyframes = (rule: Rule) =>
    rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name)
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return
    const selectors = selectorsOf(rule.selector)
    const matching = selectors.filter(
      (selector) => canMatch(selector, present) && !(styled && canMatch(selector, styled)),
    )
    if (matching.length === 0) rule.remove()
    else if (matching.length < selectors.length) rule.selector = matching.join(',')
  })
  const animations = new Set<string>()
  // A custom property may name an animation too.
  root.walkDecls(/^(?:animation(?:-name)?$|--)/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word)
  })
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove()
  })
  if (styled) root.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove())
  const blocks: AtRule[] = []
  root.walkAtRules(/^(?:layer|media|supports|container)$/, (block) => void blocks.push(block))
  // Inner rules first: a block may be empty without them.
  for (const block of blocks.reverse()) if (block.nodes?.length === 0) block.remove()
  return root.toString()
}
