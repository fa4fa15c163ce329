import { PageLayout } from '@/components/layout/page-layout'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { FactList } from '@/components/sections/fact-list'
import { TwoColumns } from '@/components/sections/two-columns'
import { Contents } from '@/components/ui/contents'
import { HeadingText } from '@/components/ui/heading-text'
import { Prose } from '@/components/ui/prose'
import { Paragraph, Paragraphs } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { commonWords } from '@/content/interface'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { longDate } from '@/lib/dates'
import { routes } from '@/lib/routes'
import styles from './privacy-page.module.css'

/** What is collected, why, and how to ask for it: four figures, then the notice beside its contents. */
export function PrivacyPage() {
  const { privacy: privacyPage } = siteContent().singlePages
  const page = pageAt(routes.privacy())
  const copy = renderCopy(privacyPage, page)
  const { glance } = copy
  return (
    <PageLayout page={page}>
      <Section id="top">
        <Breadcrumbs page={page} />
        <TwoColumns wide="left">
          <div>
            <SectionHeading id="top" level={1}>
              {copy.h1}
            </SectionHeading>
            <Paragraph lead>{copy.lead}</Paragraph>
          </div>
          <div>
            <h2 className="visually-hidden">{glance.heading}</h2>
            <FactList items={glance.items.map(({ figure, text }) => ({ value: figure, label: text }))} />
          </div>
        </TwoColumns>
      </Section>
      <Section id="notice" tone="card" label={copy.contents} className={styles.notice}>
        <Contents
          id="notice-contents"
          heading={copy.contents}
          items={copy.sections.map(({ id, heading }) => ({ id, text: heading }))}
        />
        <Prose>
          {copy.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <HeadingText>{section.heading}</HeadingText>
              </h2>
              <Paragraphs items={section.paragraphs} />
            </section>
          ))}
          <p className={styles.updated}>
            {commonWords.updated} <time dateTime={copy.updatedOn}>{longDate(copy.updatedOn)}</time>
          </p>
        </Prose>
      </Section>
    </PageLayout>
  )
}
