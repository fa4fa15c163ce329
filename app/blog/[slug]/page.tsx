import type { Metadata } from 'next'
import { SitePage } from '@/app/site-page'
import { BlogPostScreen } from '@/components/screens/blog-post-screen'
import { getPost, getPosts } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'
import { metadataFor } from '@/lib/seo/metadata'
import { blogPostGraph } from '@/lib/seo/page-graphs'
import { blogPostView } from '@/lib/views/blog'

type Props = { params: Promise<{ slug: string }> }

/** Other slugs lead to the list: lib/hosting/rules.ts. */
export const dynamicParams = false

export function generateStaticParams() {
  return getPosts().map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, seoTitle, metaDescription, publishDate, updatedDate } = getPost((await params).slug)
  return metadataFor({
    path: routes.post(slug),
    title: seoTitle,
    description: metaDescription,
    type: 'article',
    publishedTime: publishDate,
    modifiedTime: updatedDate,
  })
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  return (
    <SitePage path={routes.post(slug)} graph={blogPostGraph(slug)}>
      <BlogPostScreen {...blogPostView(slug)} />
    </SitePage>
  )
}
