import { PageFrame } from '@/components/layout/page-frame'
import { PageHead } from '@/components/sections/page-head'
import { Prose } from '@/components/ui/prose'
import { Paragraphs } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { PrivacyPage } from '@/lib/content/types'
import type { Frame, LinkItem } from '@/lib/frame'

/** What is collected, why, and how to ask for it back. */
export function PrivacyScreen({
  frame,
  page,
  breadcrumbs,
}: {
  frame: Frame
  page: PrivacyPage
  breadcrumbs: readonly LinkItem[]
}) {
  return (
    <PageFrame frame={frame} hasForm={false}>
      <PageHead breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} />
      <Section id="notice" branch={{ device: 'fuse', load: 'receptacle' }}>
        <SectionHeading id="notice" hidden>
          The notice
        </SectionHeading>
        <Prose>
          {page.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h3 id={`${section.id}-title`}>{section.heading}</h3>
              <Paragraphs items={section.paragraphs} />
            </section>
          ))}
        </Prose>
      </Section>
    </PageFrame>
  )
}
