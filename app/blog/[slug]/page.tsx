import { PostPage } from '@/components/blog/post-page'
import { sitePosts } from '@/lib/blog/posts'
import { postMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

/** Other slugs lead to the list: lib/build/hosting/hosting-rules.ts. */
export const dynamicParams = false
export const generateStaticParams = () => sitePosts().map(({ slug }) => ({ slug }))
export const generateMetadata = async ({ params }: Props) => postMetadata((await params).slug)

export default async function Page({ params }: Props) {
  return <PostPage slug={(await params).slug} />
}
