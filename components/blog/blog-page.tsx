import { AllPosts } from '@/components/blog/all-posts'
import { BlogFilter } from '@/components/blog/blog-filter.client'
import { BlogResults } from '@/components/blog/blog-results.client'
import { CallBand } from '@/components/blog/call-band'
import { Island } from '@/components/islands/island'
import { PageLayout } from '@/components/layout/page-layout'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { blogWords } from '@/content/interface'
import { postRecords, sitePosts } from '@/lib/blog/posts'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import styles from './blog-page.module.css'

/** The blog's list: search and filter, the first post large, the others as cards, every title by year. */
export function BlogPage() {
  const { blog: blogPage } = siteContent().singlePages
  const page = pageAt(routes.blog())
  const copy = renderCopy(blogPage, page)
  const posts = sitePosts()
  const { list, call } = blogWords
  return (
    <PageLayout page={page}>
      <Section id="top" tone="card" className={styles.head}>
        <Breadcrumbs page={page} />
        <div className={`${styles.title} card-texts`}>
          <SectionHeading id="top" level={1}>
            {copy.h1}
          </SectionHeading>
          <Paragraph>{copy.lead}</Paragraph>
        </div>
        <Island name="blog-filter">
          <BlogFilter path={routes.blog()} words={list} />
        </Island>
      </Section>
      <Section id="articles" tone="card" className={styles.articles}>
        <SectionHeading id="articles" hidden>
          {list.heading}
        </SectionHeading>
        <Island name="blog-results">
          <BlogResults path={routes.blog()} words={list} records={postRecords()} />
        </Island>
        {posts.length > 0 && <AllPosts posts={posts} />}
      </Section>
      <CallBand id="call" {...copy.call} page={page} linkLabel={call.request} />
    </PageLayout>
  )
}
