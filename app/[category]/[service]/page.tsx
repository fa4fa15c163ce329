import { SitePage } from '@/app/site-page'
import { EmergencyServicePage } from '@/components/emergency/emergency-page'
import { ServicePage } from '@/components/service/service-page'
import { servicePaths } from '@/lib/content/registry'
import { categoryOf, isEmergencyPath, routes, servicePath, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceGraph } from '@/lib/seo/page-graphs'
import { emergencyServiceView } from '@/lib/views/emergency'
import { serviceView } from '@/lib/views/service'

export const dynamicParams = false

type Props = { params: Promise<{ category: string; service: string }> }

export function generateStaticParams() {
  return servicePaths.map((path) => ({ category: categoryOf(path), service: slugOf(path) }))
}

export async function generateMetadata({ params }: Props) {
  const { category, service } = await params
  return pageMetadata(routes.service(servicePath(category, service)))
}

export default async function Page({ params }: Props) {
  const { category, service } = await params
  const path = servicePath(category, service)
  return (
    <SitePage path={routes.service(path)} graph={serviceGraph(path)} hasForm>
      {isEmergencyPath(path) ? (
        <EmergencyServicePage {...emergencyServiceView(path)} />
      ) : (
        <ServicePage {...serviceView(path)} />
      )}
    </SitePage>
  )
}
