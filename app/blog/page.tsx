import { SitePage } from '@/app/site-page'
import { BlogListScreen } from '@/components/screens/blog-list-screen'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { blogListGraph } from '@/lib/seo/page-graphs'
import { blogListView } from '@/lib/views/blog'

export const metadata = pageMetadata(routes.blog())

export default function Page() {
  return (
    <SitePage path={routes.blog()} graph={blogListGraph()}>
      <BlogListScreen {...blogListView()} />
    </SitePage>
  )
}
