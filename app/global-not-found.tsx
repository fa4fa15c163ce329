// Imported first, as in the layout: it declares the order of all layers.
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
