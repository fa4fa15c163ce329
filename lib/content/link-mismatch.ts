import { didYouMean, type Mismatch, mismatch } from '@/lib/content/problems'
import { isPhotoAddress, siteUrl } from '@/lib/site'

/** @returns true when a link's text does not say where it goes */
export function isVagueLinkText(label: string): boolean {
  const vague = /^(?:(?:click )?here|(?:(?:learn|read|see|find out) )?more|details|continue|link|this(?: page)?)$/i
  return vague.test(label.trim())
}

/** A complete URL of another site, a mailbox, or a phone of North America. */
const outerHref = /^(?:https:\/\/[^/\s]+\.[^/\s]+|mailto:[^@\s]+@[^@\s]+$|tel:\+1\d{10}$)/

/**
 * @param pages the paths of the pages that a link in copy may lead to
 * @param fragments the fragments of its own page, such as "#costs"
 * @returns what is wrong with the link, or null
 */
export function linkMismatch(
  href: string,
  label: string,
  pages: readonly string[],
  fragments: readonly string[] = [],
): Mismatch | null {
  const ownPage = 'a page of this site'
  if (!label.trim() || isVagueLinkText(label))
    return mismatch(`the words "${label}"`, 'words that say where the link goes')
  if (/https?:\/\/|^www\./.test(label))
    return mismatch(label, '[the name of the page](https://…)', 'an address says little, and does not fit on phones')
  if (href === siteUrl() || href.startsWith(`${siteUrl()}/`))
    return mismatch(href, 'an address that begins with /', `write ${href.slice(siteUrl().length) || '/'}`)
  if (href.startsWith('#'))
    return fragments.includes(href) ? null : mismatch(href, 'a heading of this page', didYouMean(href, fragments))
  if (href.startsWith('/') && !href.startsWith('//')) {
    const [path = ''] = href.split(/[?#]/)
    if (pages.includes(path)) return null
    const bare = path.replace(/\/+$/, '') || '/'
    return mismatch(href, ownPage, pages.includes(bare) ? `write ${bare}` : didYouMean(path, pages))
  }
  if (outerHref.test(href) || isPhotoAddress(href)) return null
  if (href.startsWith('tel:')) return mismatch(href, 'tel:+1 and ten digits', 'for example tel:+14165550188')
  if (href.startsWith('http://')) return mismatch(href, 'an address that begins with https://')
  const rooted = `/${href.replace(/^\.?\//, '')}`
  const hint = href && pages.includes(rooted) ? `write ${rooted}` : undefined
  return mismatch(href || 'no address', `${ownPage}, or https://…`, hint)
}
