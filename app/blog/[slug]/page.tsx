import type { Metadata } from 'next'
import { JsonLd } from '@/components/layout/json-ld'
import { BlogPostScreen } from '@/components/screens/blog-post-screen'
import { getPost, getPosts } from '@/lib/blog/posts'
import { blogPostView } from '@/lib/blog/views'
import { routes } from '@/lib/routes'
import { blogPostGraph } from '@/lib/seo/json-ld'
import { metadataFor } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

/** Other slugs never come here: lib/blog/redirects.ts sends them to the list. */
export const dynamicParams = false

export function generateStaticParams() {
  return getPosts().map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, seoTitle, metaDescription, publishDate } = getPost((await params).slug)
  return metadataFor({
    path: routes.post(slug),
    title: seoTitle,
    description: metaDescription,
    type: 'article',
    publishedTime: publishDate,
  })
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  return (
    <>
      <BlogPostScreen {...blogPostView(slug)} />
      <JsonLd graph={blogPostGraph(slug)} />
    </>
  )
}
