import { PostPage } from '@/components/blog/post-page'
import { sitePosts } from '@/lib/blog/posts'
import { pageOfKind } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }
const pageFor = async ({ params }: Props) => pageOfKind(routes.post((await params).slug), 'post')

/** Other slugs lead to the list: lib/build/hosting/hosting-rules.ts. */
export const dynamicParams = false
export const generateStaticParams = () => sitePosts().map(({ slug }) => ({ slug }))
export const generateMetadata = async (props: Props) => pageMetadata(await pageFor(props))

export default async function Page(props: Props) {
  return <PostPage page={await pageFor(props)} />
}
