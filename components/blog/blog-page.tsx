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
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import styles from './blog-page.module.css'

/** The blog's list: search and filter, the first post large, the others as cards, every title by year. */
export function BlogPage() {
  const { blog: blogPage } = siteContent().singlePages
  const path = routes.blog()
  const page = renderCopy(blogPage, path)
  const posts = sitePosts()
  const { list, call } = blogWords
  return (
    <PageLayout path={path}>
      <Section id="top" tone="card" className={styles.head}>
        <Breadcrumbs path={path} />
        <div className={styles.title}>
          <SectionHeading id="top" level={1}>
            {page.h1}
          </SectionHeading>
          <Paragraph>{page.lead}</Paragraph>
        </div>
        <Island name="blog-filter">
          <BlogFilter path={path} words={list} />
        </Island>
      </Section>
      <Section id="articles" tone="card" className={styles.articles}>
        <SectionHeading id="articles" hidden>
          {list.heading}
        </SectionHeading>
        <Island name="blog-results">
          <BlogResults path={path} words={list} records={postRecords()} />
        </Island>
        {posts.length > 0 && <AllPosts posts={posts} />}
      </Section>
      <CallBand id="call" {...page.call} path={path} linkLabel={call.request} />
    </PageLayout>
  )
}
