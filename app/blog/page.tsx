import { JsonLd } from '@/components/layout/json-ld'
import { BlogListScreen } from '@/components/screens/blog-list-screen'
import { blogListView } from '@/lib/blog/views'
import { routes } from '@/lib/routes'
import { blogListGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(routes.blog())

export default function Page() {
  return (
    <>
      <BlogListScreen {...blogListView()} />
      <JsonLd graph={blogListGraph()} />
    </>
  )
}
