import { EmergencyPage } from '@/components/emergency/emergency-page'
import { ServicePage } from '@/components/service/service-page'
import { siteContent } from '@/lib/content/site-content'
import { categoryOf, isEmergencyId, isServiceOrEmergencyId, knownIdAtPath, routes, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ category: string; service: string }> }

async function idOf({ params }: Props) {
  const { category, service } = await params
  return knownIdAtPath(`/${category}/${service}`, isServiceOrEmergencyId)
}

export const dynamicParams = false
export const generateStaticParams = () =>
  siteContent().serviceAndEmergencyIds.map((id) => ({ category: categoryOf(id), service: slugOf(id) }))
export const generateMetadata = async (props: Props) => pageMetadata(routes.page(await idOf(props)))

export default async function Page(props: Props) {
  const id = await idOf(props)
  return isEmergencyId(id) ? <EmergencyPage emergency={id} /> : <ServicePage service={id} />
}
