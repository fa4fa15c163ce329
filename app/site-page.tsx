import type { ReactNode } from 'react'
import { SiteChrome } from '@/components/chrome/site-chrome'
import { JsonLd } from '@/components/seo/json-ld'
import { siteChrome } from '@/lib/chrome/site-chrome'
import type { PagePath } from '@/lib/routes'
import type { PageGraph } from '@/lib/seo/graph'

type SitePageProps = {
  /** The page's root-relative path: it decides the phone number, the phone's bar and what is current in the menus. */
  path: PagePath
  /** Structured data; none on pages that search engines should not list. */
  graph?: PageGraph
  /** True when the page has a request form with the id "quote". */
  hasForm?: boolean
  children: ReactNode
}

/** One page of the site: the chrome around a screen, and its structured data. Composed here and nowhere else. */
export function SitePage({ path, graph, hasForm, children }: SitePageProps) {
  return (
    <>
      <SiteChrome chrome={siteChrome(path)} hasForm={hasForm}>
        {children}
      </SiteChrome>
      {graph && <JsonLd graph={graph} />}
    </>
  )
}
