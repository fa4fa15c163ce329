import { PostBody } from '@/components/blog/post-body'
import { PostHead } from '@/components/blog/post-head'
import { postModel } from '@/components/blog/post-model'
import { PrevNext } from '@/components/blog/prev-next'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { PageLayout } from '@/components/layout/page-layout'
import { Actions, ButtonLink } from '@/components/ui/button'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { blogWords, commonWords } from '@/content/interface'
import type { PageOfKind } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import styles from './post-page.module.css'

/** One post: its text with a call beside it, the services that it mentions, the previous and the next post. */
export function PostPage({ page }: { page: PageOfKind<'post'> }) {
  const { title, byline, picture, body, arts, call, services, neighbours } = postModel(page)
  const words = blogWords.post
  return (
    <PageLayout page={page}>
      <article aria-labelledby="post-heading">
        <PostHead title={title} byline={byline} picture={picture} />
        <PostBody page={page} {...body} />
      </article>
      {arts.length > 0 && <CutawaySprite arts={arts} />}
      <Section id="post-call" heading={call.heading} noPrint className={styles.call}>
        <Paragraph lead>{call.text}</Paragraph>
        {services.length > 0 && (
          <div>
            <h3>{words.services}</h3>
            <ul>
              <LinkItems items={services} />
            </ul>
          </div>
        )}
        <Actions>
          <ButtonLink href={routes.formOnContact()} variant="line">
            {commonWords.getAQuote}
          </ButtonLink>
        </Actions>
      </Section>
      <Section id="post-more" noPrint className={styles.more}>
        <SectionHeading id="post-more" hidden>
          {words.more}
        </SectionHeading>
        <PrevNext {...neighbours} />
        <Actions>
          <ButtonLink href={routes.blog()} variant="line">
            {words.backToAll}
          </ButtonLink>
        </Actions>
      </Section>
    </PageLayout>
  )
}
