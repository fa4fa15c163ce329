import type { BylineProps } from '@/components/blog/byline'
import { PostBody, type PostBodyProps } from '@/components/blog/post-body'
import { PostHead } from '@/components/blog/post-head'
import { PrevNext, type PrevNextProps } from '@/components/blog/prev-next'
import { CallBand } from '@/components/sections/call-band'
import { Directory } from '@/components/sections/directory'
import { Actions, ButtonLink } from '@/components/ui/button'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { PhoneNumber } from '@/lib/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import type { SiteLinks } from '@/lib/views/page-context'

export type BlogPostScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  title: string
  byline: BylineProps
  picture: PictureSource
  body: PostBodyProps
  /** The services that the text speaks of. */
  services: readonly LinkItem[]
  neighbours: PrevNextProps
}

/** One post: head, text, the call, the services it speaks of, its neighbours. */
export function BlogPostScreen({
  phone,
  links,
  title,
  byline,
  picture,
  body,
  services,
  neighbours,
}: BlogPostScreenProps) {
  const back = (
    <Actions>
      <ButtonLink href={links.blog} variant="line">
        Back to All Blog Posts
      </ButtonLink>
    </Actions>
  )
  return (
    <>
      <article>
        <PostHead title={title} backHref={links.blog} byline={byline} picture={picture} />
        <PostBody {...body} />
      </article>
      <CallBand
        id="post-call"
        heading="Need Professional Electrical Services?"
        text="Get expert electrical solutions from Toronto’s trusted professionals."
        phone={phone}
      >
        <Actions>
          <ButtonLink href={links.contactForm} variant="line">
            Send a request instead
          </ButtonLink>
        </Actions>
      </CallBand>
      {services.length > 0 && (
        <Section id="post-services" tone="card" branch={{ device: 'breaker', load: 'panel' }}>
          <Split aside={<SectionHeading id="post-services">Services in this article</SectionHeading>}>
            <Directory items={services} />
          </Split>
        </Section>
      )}
      <Section id="post-more" branch={{ device: 'switch', load: 'lamp', lit: true }}>
        <SectionHeading id="post-more" hidden>
          More articles
        </SectionHeading>
        <PrevNext {...neighbours} />
        {back}
      </Section>
    </>
  )
}
