/** A JSON-LD value, as parsed. */
type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

const urlKeys = ['@id', 'url', 'item', 'image', 'logo', 'sameAs']
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** The standard form of a URL: a host with and without a slash is one page. */
const normalize = (url: string) => (URL.canParse(url) ? new URL(url).href : url)

/** Calls `visit` for every object in a value, with the path of the object. */
function walk(value: Json, at: string, visit: (node: JsonObject, at: string) => void): void {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, `${at}[${index}]`, visit)
  if (!isObject(value)) return
  visit(value, at)
  for (const [key, item] of Object.entries(value)) walk(item, `${at}.${key}`, visit)
}

function checkUrls(node: JsonObject, at: string): string[] {
  return urlKeys.flatMap((key) =>
    [node[key] ?? []].flat().flatMap((value) => {
      if (typeof value !== 'string' || (/^https?:\/\//.test(value) && URL.canParse(value))) return []
      return [`${at}.${key}: found ${value}, expected an absolute URL`]
    }),
  )
}

function checkDates(node: JsonObject, at: string): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (!/^date[A-Z]/.test(key)) return []
    const zoned = typeof value === 'string' && /T\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value)
    return zoned && !Number.isNaN(Date.parse(value))
      ? []
      : [`${at}.${key}: found ${value}, expected a time with a zone`]
  })
}

function checkBreadcrumbs(node: JsonObject, at: string, canonical: string): string[] {
  if (node['@type'] !== 'BreadcrumbList') return []
  const items = [node.itemListElement ?? []].flat().filter(isObject)
  const order = items.every((item, index) => item.position === index + 1)
  const last = items.at(-1)?.item
  return [
    ...(order ? [] : [`${at}: expected the positions 1, 2, 3 …`]),
    ...(typeof last === 'string' && normalize(last) === normalize(canonical)
      ? []
      : [`${at}: found ${last} as the last item, expected the canonical ${canonical}`]),
  ]
}

/**
 * Checks the structured data of a page: unique ids, references with a target, absolute URLs, dates with a zone,
 * breadcrumbs and page with the canonical URL.
 * @returns the problems
 */
export function validateJsonLd(nodes: JsonObject[], canonical: string): string[] {
  const problems: string[] = []
  const described: string[] = []
  const references: { id: string; at: string }[] = []
  walk(nodes, '@graph', (node, at) => {
    const id = node['@id']
    if (typeof id === 'string') {
      if (Object.keys(node).length > 1) described.push(id)
      else references.push({ id, at })
    } else if (!node['@type']) problems.push(`${at}: a node without @type`)
    problems.push(...checkUrls(node, at), ...checkDates(node, at), ...checkBreadcrumbs(node, at, canonical))
  })
  const ids = new Set(described)
  for (const id of ids)
    if (described.filter((other) => other === id).length > 1) problems.push(`${id}: described twice`)
  for (const { id, at } of references) if (!ids.has(id)) problems.push(`${at}: ${id} is described nowhere on the page`)
  const page = nodes.find((node) => /Page$/.test(String(node['@type'])) && node['@type'] !== 'FAQPage')
  if (typeof page?.url !== 'string' || normalize(page.url) !== normalize(canonical)) {
    problems.push(`the page's url: found ${page?.url}, expected the canonical ${canonical}`)
  }
  return problems
}
