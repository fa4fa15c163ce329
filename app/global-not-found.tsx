// First, as in the layout: it names the layers of all styles in their order.
import './globals.css'
import './first-paint.css'
import { SitePage } from '@/app/site-page'
import { NotFoundPage } from '@/components/other-pages/not-found-page'
import { notFoundMetadata } from '@/lib/seo/metadata'
import { notFoundView } from '@/lib/views/not-found'
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
      <SitePage path="/404" hasForm>
        <NotFoundPage {...notFoundView()} />
      </SitePage>
    </RootLayout>
  )
}
