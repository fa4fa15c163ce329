// Imported first: its styles declare the order of all layers.
import './layout'
import { NotFoundPage } from '@/components/not-found/not-found-page'
import { pageAt } from '@/lib/content/pages'
import { pageMetadata } from '@/lib/seo/metadata'
import RootLayout from './layout'

export { viewport } from './layout'

export const generateMetadata = () => pageMetadata(pageAt('/404'))

/**
 * The page for every unknown path. Next would add a normal not-found.tsx to the data and scripts of every page; all
 * pages are known at build time.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  )
}
