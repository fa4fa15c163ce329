import { SitePage } from '@/app/site-page'
import { ThankYouPage } from '@/components/other-pages/thank-you-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { thankYouView } from '@/lib/views/thank-you'

export const metadata = pageMetadata(routes.thankYou())

export default function Page() {
  return (
    <SitePage path={routes.thankYou()}>
      <ThankYouPage {...thankYouView()} />
    </SitePage>
  )
}
