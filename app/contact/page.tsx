import type { Metadata } from 'next'
import { JsonLd } from '@/components/layout/json-ld'
import { ContactScreen } from '@/components/screens/contact-screen'
import { page } from '@/content/pages/contact'
import { pageTrail } from '@/lib/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { frameFor } from '@/lib/frame'
import { leadFormFor } from '@/lib/lead-form'
import { routes } from '@/lib/routes'
import { contactGraph } from '@/lib/seo/json-ld'
import { headText, metadataFor } from '@/lib/seo/metadata'
import { areaLinks, officeCards } from '@/lib/views'

const path = routes.contact()

export const metadata: Metadata = metadataFor({ path, title: page.seoTitle, description: page.metaDescription })

export default function Page() {
  return (
    <>
      <ContactScreen
        frame={frameFor(path)}
        page={fill(page, path)}
        breadcrumbs={pageTrail('Contact', path)}
        offices={officeCards()}
        areas={areaLinks()}
        form={leadFormFor(path, headText(page.seoTitle, path))}
      />
      <JsonLd graph={contactGraph()} />
    </>
  )
}
