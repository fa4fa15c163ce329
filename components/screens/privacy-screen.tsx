import { PageHead } from '@/components/sections/page-head'
import { Contents } from '@/components/ui/contents'
import { Prose } from '@/components/ui/prose'
import { Paragraphs } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { PrivacyPage } from '@/lib/content/types'

/** What is collected, why, and how to ask for it back. */
export function PrivacyScreen({ page, breadcrumbs }: { page: PrivacyPage; breadcrumbs: readonly LinkItem[] }) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} />
      <Section id="notice" branch={{ device: 'fuse', load: 'receptacle' }}>
        <Split
          aside={
            <Contents
              id="notice-heading"
              heading="In this notice"
              items={page.sections.map(({ id, heading }) => ({ id, text: heading }))}
            />
          }
        >
          <Prose>
            {page.sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <h2 id={`${section.id}-title`}>{section.heading}</h2>
                <Paragraphs items={section.paragraphs} />
              </section>
            ))}
          </Prose>
        </Split>
      </Section>
    </>
  )
}
