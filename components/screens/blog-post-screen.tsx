import { CallBand } from '@/components/blog/call-band'
import { PostBody } from '@/components/blog/post-body'
import { PostHead } from '@/components/blog/post-head'
import { PrevNext } from '@/components/blog/prev-next'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { Actions, ButtonLink } from '@/components/ui/button'
import { LinkItems } from '@/components/ui/link-items'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { BlogPostView } from '@/lib/views/blog'
import styles from './blog-post-screen.module.css'

/** One post: the article, the call, links to the services it mentions, the previous and the next post. */
export function BlogPostScreen(props: BlogPostView) {
  const { phone, links, title, byline, picture, body, arts, services, neighbours } = props
  const words = uiWords.blog.post
  return (
    <>
      <article aria-labelledby="post-heading">
        <PostHead title={title} backHref={links.blog} byline={byline} picture={picture} />
        <PostBody {...body} />
      </article>
      {arts.length > 0 && <CutawaySprite arts={arts} />}
      <CallBand
        id="post-call"
        heading={words.heading}
        text={words.text}
        phone={phone}
        request={{ label: uiWords.common.getAQuote, href: links.contactForm }}
      />
      <Section id="post-more" className={styles.more}>
        <SectionHeading id="post-more" hidden>
          {words.more}
        </SectionHeading>
        <PrevNext {...neighbours} />
        <Actions>
          <ButtonLink href={links.blog} variant="line">
            {words.backToAll}
          </ButtonLink>
        </Actions>
        {services.length > 0 && (
          <div className={styles.services}>
            <h3>{words.services}</h3>
            <ul>
              <LinkItems items={services} />
            </ul>
          </div>
        )}
      </Section>
    </>
  )
}
