import { EmergencyPage } from '@/components/emergency/emergency-page'
import { ServicePage } from '@/components/service/service-page'
import { serviceAndEmergencyPaths } from '@/lib/content/registry'
import { categoryOf, isEmergencyPath, routes, serviceOrEmergencyPathAtAddress, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ category: string; service: string }> }

async function pathFor({ params }: Props) {
  const { category, service } = await params
  return serviceOrEmergencyPathAtAddress(category, service)
}

export const dynamicParams = false
export const generateStaticParams = () =>
  serviceAndEmergencyPaths.map((path) => ({ category: categoryOf(path), service: slugOf(path) }))
export const generateMetadata = async (props: Props) => pageMetadata(routes.service(await pathFor(props)))

export default async function Page(props: Props) {
  const path = await pathFor(props)
  return isEmergencyPath(path) ? <EmergencyPage emergency={path} /> : <ServicePage service={path} />
}
