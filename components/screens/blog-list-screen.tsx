import { AllPosts, type PostLink } from '@/components/blog/all-posts'
import { BlogFinder, BlogResults } from '@/components/blog/blog-filter.client'
import { CallBand } from '@/components/sections/call-band'
import { PageHead } from '@/components/sections/page-head'
import { Actions, ButtonLink } from '@/components/ui/button'
import { Section, SectionHeading } from '@/components/ui/section'
import type { PostRecord } from '@/lib/blog/list'
import type { LinkItem } from '@/lib/content/links'
import type { BlogPage, PhoneNumber } from '@/lib/content/types'
import type { SiteLinks } from '@/lib/views/page-context'

export type BlogListScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  page: BlogPage
  breadcrumbs: readonly LinkItem[]
  /** The newest posts. */
  records: readonly PostRecord[]
  /** Where all records are, when `records` does not hold them all. */
  indexHref?: string
  all: readonly PostLink[]
}

/** The blog's list: search and chips in the head, cards, pages, every title by year. */
export function BlogListScreen({ phone, links, page, breadcrumbs, records, indexHref, all }: BlogListScreenProps) {
  const { blog: path } = links
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        lead={page.lead}
        side={<BlogFinder path={path} indexHref={indexHref} />}
      />
      <Section id="articles" branch={{ device: 'breaker', load: 'lamp', lit: true }}>
        <SectionHeading id="articles" hidden>
          Articles
        </SectionHeading>
        <BlogResults path={path} indexHref={indexHref} records={records} total={all.length} />
        {all.length > 0 && <AllPosts posts={all} />}
      </Section>
      <CallBand
        id="call"
        heading="Reading will only take you so far."
        text="Describe it to an electrician in a sentence or two."
        phone={phone}
      >
        <Actions>
          <ButtonLink href={links.contactForm} variant="line">
            Send a request instead
          </ButtonLink>
        </Actions>
      </CallBand>
    </>
  )
}
