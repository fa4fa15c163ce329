import { routes } from '@/lib/routes'
import { sharedPaths, shareImage } from '@/lib/seo/share-image'

export const dynamic = 'force-static'
export const dynamicParams = false

type Context = { params: Promise<{ path: string[] }> }

export function generateStaticParams() {
  return sharedPaths().map((path) => ({ path: routes.shareImage(path).split('/').slice(2) }))
}

/** A page's share image, at the page's path plus .png. */
export async function GET(_request: Request, { params }: Context) {
  const imagePath = `/share/${(await params).path.join('/')}`
  const path = sharedPaths().find((shared) => routes.shareImage(shared) === imagePath)
  if (!path) return new Response(null, { status: 404 })
  return shareImage(path)
}
