import { sitePaths } from '@/lib/blog/posts'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { shareImage } from '@/lib/seo/share-image'

export const dynamic = 'force-static'
export const dynamicParams = false

type Context = { params: Promise<{ path: string[] }> }

export function generateStaticParams() {
  return sitePaths().map((path) => ({ path: routes.shareImage(path).split('/').slice(2) }))
}

/** A page's share image, at the page's path plus .png. */
export async function GET(_request: Request, { params }: Context) {
  const imagePath = `/share/${(await params).path.join('/')}`
  const path = sitePaths().find((page) => routes.shareImage(page) === imagePath)
  if (!path) return new Response(null, { status: 404 })
  return shareImage(pageAt(path))
}
