// First, as in the layout: it names the layers of all styles in their order.
import './globals.css'
import './lazy-layout.css'
import { NotFoundPage } from '@/components/not-found/not-found-page'
import { notFoundMetadata } from '@/lib/seo/metadata'
import RootLayout from './layout'

export { viewport } from './layout'

export const metadata = notFoundMetadata()

/**
 * The answer to every unknown address. A plain not-found.tsx would travel along in each page's data and scripts,
 * whole, for the case that the page itself finds nothing; here every page is known when it is built.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  )
}
