import type { EmergencyId, PlaceId, ServiceCategorySlug, ServiceId } from '@/content/schema'
import { singlePageNames } from '@/lib/content/load-content'
import { fromContent } from '@/lib/content/site-content'
import { memoize } from '@/lib/memoize'
import { isKeyOf } from '@/lib/objects'
import {
  idAtPath,
  isCategorySlug,
  isEmergencyId,
  isPlaceId,
  isPostPath,
  isServiceOrEmergencyId,
  isWithin,
  type PagePath,
  postSlug,
  resolveHref,
} from '@/lib/routes'
import { type Office, offices } from '@/lib/site'

type PageOf<Kind extends string, Id extends string> = {
  kind: Kind
  id: Id
  /** Root-relative. */
  path: PagePath
  /** Its phone number, its hours and, in structured data, its address are those of the page. */
  office: Office
}

/** A page without its text. It is made once; components take it and pass it down. */
export type Page =
  | PageOf<'single', (typeof singlePageNames)[keyof typeof singlePageNames]>
  | PageOf<'category', ServiceCategorySlug>
  | PageOf<'service', ServiceId>
  | PageOf<'emergency-index', 'emergency'>
  | PageOf<'emergency', EmergencyId>
  | PageOf<'place', PlaceId>
  | PageOf<'post', string>

export type PageOfKind<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

/** The pages that offices list in `pages`, the deepest first. */
const officePages = fromContent(() =>
  offices()
    .flatMap((office) => office.pages.map((page) => ({ page: resolveHref(page), office })))
    .sort((a, b) => b.page.length - a.page.length),
)

function makePage(path: string): Page {
  const office = officePages().find(({ page }) => isWithin(path, page))?.office ?? offices()[0]
  const base = { path: path as PagePath, office }
  if (isPostPath(path)) return { ...base, kind: 'post', id: postSlug(path) }
  if (isKeyOf(singlePageNames, path)) return { ...base, kind: 'single', id: singlePageNames[path] }
  const id = idAtPath(path)
  if (isServiceOrEmergencyId(id)) {
    return isEmergencyId(id) ? { ...base, kind: 'emergency', id } : { ...base, kind: 'service', id }
  }
  if (isPlaceId(id)) return { ...base, kind: 'place', id }
  if (isCategorySlug(id)) {
    return id === 'emergency' ? { ...base, kind: 'emergency-index', id } : { ...base, kind: 'category', id }
  }
  throw new Error(`found no page ${path} in content`)
}

const pages = fromContent(() => memoize(makePage))

/** @returns the page at a path; of a post, at any slug. Throws when there is no such page */
export const pageAt = (path: string): Page => pages()(path)

/** @returns the page at a root-relative path. Throws when there is none, or none of these kinds */
export function pageOfKind<Kind extends Page['kind']>(path: string, ...kinds: Kind[]): PageOfKind<Kind> {
  const page = pageAt(path)
  const isOfKind = (one: Page): one is PageOfKind<Kind> => (kinds as readonly string[]).includes(one.kind)
  if (!isOfKind(page)) throw new Error(`${path} is of the kind ${page.kind}, expected ${kinds.join(' or ')}`)
  return page
}
