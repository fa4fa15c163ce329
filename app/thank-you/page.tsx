import { SitePage } from '@/app/site-page'
import { ThankYouScreen } from '@/components/screens/thank-you-screen'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { thankYouView } from '@/lib/views/thank-you'

export const metadata = pageMetadata(routes.thankYou())

export default function Page() {
  return (
    <SitePage path={routes.thankYou()}>
      <ThankYouScreen {...thankYouView()} />
    </SitePage>
  )
}
