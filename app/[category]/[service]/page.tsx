import { EmergencyPage } from '@/components/emergency/emergency-page'
import { ServicePage } from '@/components/service/service-page'
import { pageOfKind } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { categoryOf, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ category: string; service: string }> }

async function pageFor({ params }: Props) {
  const { category, service } = await params
  return pageOfKind(`/${category}/${service}`, 'service', 'emergency')
}

export const dynamicParams = false
export const generateStaticParams = () =>
  siteContent().serviceAndEmergencyIds.map((id) => ({ category: categoryOf(id), service: slugOf(id) }))
export const generateMetadata = async (props: Props) => pageMetadata(await pageFor(props))

export default async function Page(props: Props) {
  const page = await pageFor(props)
  return page.kind === 'emergency' ? <EmergencyPage page={page} /> : <ServicePage page={page} />
}
