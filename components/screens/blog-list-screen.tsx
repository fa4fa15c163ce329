import { AllPosts } from '@/components/blog/all-posts'
import { BlogFinder, BlogResults } from '@/components/blog/blog-filter.client'
import { CallBand } from '@/components/blog/call-band'
import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { Island } from '@/components/islands/island'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { BlogListView } from '@/lib/views/blog'
import styles from './blog-list-screen.module.css'

/** The blog's list: search and filter, the newest post large, the others as cards, every title by year. */
export function BlogListScreen({ phone, links, page, breadcrumbs, records, indexHref, all }: BlogListView) {
  const { blog: path } = links
  const { list, call } = uiWords.blog
  return (
    <>
      <Section id="top" tone="card" className={styles.head}>
        <Breadcrumbs items={breadcrumbs} />
        <div className={styles.title}>
          <SectionHeading id="top" level={1}>
            {page.h1}
          </SectionHeading>
          <Paragraph>{page.lead}</Paragraph>
        </div>
        <Island name="blog-finder" of={BlogFinder} props={{ path, words: list, indexHref }} />
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
      <CallBand
        id="call"
        heading={page.call.heading}
        text={page.call.text}
        phone={phone}
        request={{ label: call.request, href: links.contactForm }}
      />
    </>
  )
}
