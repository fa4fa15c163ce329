import { BlogPage } from '@/components/blog/blog-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata(routes.blog())

export default BlogPage
