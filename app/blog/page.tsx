import { SitePage } from '@/app/site-page'
import { BlogListScreen } from '@/components/screens/blog-list-screen'
import { routes } from '@/lib/routes'
import { blogListGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { blogListView } from '@/lib/views/blog'

export const metadata = pageMetadata(routes.blog())

export default function Page() {
  return (
    <SitePage path={routes.blog()} graph={blogListGraph()}>
      <BlogListScreen {...blogListView()} />
    </SitePage>
  )
}
