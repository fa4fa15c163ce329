import { AllPosts } from '@/components/blog/all-posts'
import { BlogFilter } from '@/components/blog/blog-filter.client'
import { blogModel } from '@/components/blog/blog-model'
import { BlogResults } from '@/components/blog/blog-results.client'
import { CallBand } from '@/components/blog/call-band'
import { Island } from '@/components/islands/island'
import { PageLayout } from '@/components/layout/page-layout'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { blogWords } from '@/content/interface'
import styles from './blog-page.module.css'

/** The blog's list: search and filter, the newest post large, the others as cards, every title by year. */
export function BlogPage() {
  const { path, page, records, indexHref, all } = blogModel()
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
        <Island name="blog-filter" of={BlogFilter} props={{ path, words: list, indexHref }} />
      </Section>
      <Section id="articles" tone="card" className={styles.articles}>
        <SectionHeading id="articles" hidden>
          {list.heading}
        </SectionHeading>
        <Island
          name="blog-results"
          of={BlogResults}
          props={{ path, words: list, indexHref, records, total: all.length }}
        />
        {all.length > 0 && <AllPosts posts={all} />}
      </Section>
      <CallBand id="call" heading={page.call.heading} text={page.call.text} path={path} request={call.request} />
    </PageLayout>
  )
}
