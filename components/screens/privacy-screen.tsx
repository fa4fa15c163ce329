import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { Contents } from '@/components/ui/contents'
import { Prose } from '@/components/ui/prose'
import { Paragraph, Paragraphs } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import { longDate } from '@/lib/dates'
import type { PrivacyView } from '@/lib/views/privacy'
import styles from './privacy-screen.module.css'

/** What is collected, why, and how to ask for it: one framed sheet. */
export function PrivacyScreen({ page, breadcrumbs }: PrivacyView) {
  const { glance } = page
  return (
    <Section id="top" tone="dusk" bleed className={styles.desk}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={styles.sheet} data-surface="light">
        <SectionHeading id="top" level={1}>
          {page.h1}
        </SectionHeading>
        <Paragraph lead>{page.lead}</Paragraph>
        <ul className={styles.glance} aria-label={glance.heading}>
          {glance.items.map(({ figure, text }) => (
            <li key={figure}>
              <b>{figure}</b> {text}
            </li>
          ))}
        </ul>
        <div className={styles.columns}>
          <Contents
            id="notice-contents"
            heading={page.contents}
            items={page.sections.map(({ id, heading }) => ({ id, text: heading }))}
          />
          <Prose>
            {page.sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <h2 id={`${section.id}-title`}>{section.heading}</h2>
                <Paragraphs items={section.paragraphs} />
              </section>
            ))}
            <p className={styles.updated}>
              {uiWords.common.updated} <time dateTime={page.updatedOn}>{longDate(page.updatedOn)}</time>
            </p>
          </Prose>
        </div>
      </div>
    </Section>
  )
}
