import { BlogPage } from '@/components/blog/blog-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(routes.blog())

export default BlogPage
