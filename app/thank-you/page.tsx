import type { Metadata } from 'next'
import { ThankYouScreen } from '@/components/screens/thank-you-screen'
import { page } from '@/content/pages/thank-you'
import { pageTrail } from '@/lib/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { frameFor } from '@/lib/frame'
import { routes } from '@/lib/routes'
import { metadataFor } from '@/lib/seo/metadata'

const path = routes.thankYou()

export const metadata: Metadata = metadataFor({
  path,
  title: page.seoTitle,
  description: page.metaDescription,
  noindex: true,
})

export default function Page() {
  return (
    <ThankYouScreen frame={frameFor(path)} page={fill(page, path)} breadcrumbs={pageTrail('Request received', path)} />
  )
}
