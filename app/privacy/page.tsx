import { JsonLd } from '@/components/layout/json-ld'
import { PrivacyScreen } from '@/components/screens/privacy-screen'
import { routes } from '@/lib/routes'
import { privacyGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { privacyView } from '@/lib/views'

export const metadata = pageMetadata(routes.privacy())

export default function Page() {
  return (
    <>
      <PrivacyScreen {...privacyView()} />
      <JsonLd graph={privacyGraph()} />
    </>
  )
}
