import { PageFrame } from '@/components/layout/page-frame'
import { DraftsForgotten } from '@/components/lead-form/drafts-forgotten.client'
import { PageHead } from '@/components/sections/page-head'
import { Steps } from '@/components/sections/steps'
import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { CallBox } from '@/components/ui/prose'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { ThankYouPage } from '@/lib/content/types'
import type { Frame, LinkItem } from '@/lib/frame'

export type ThankYouScreenProps = { frame: Frame; page: ThankYouPage; breadcrumbs: readonly LinkItem[] }

/** Where a sent request leads: that it arrived, when we answer, what comes next. */
export function ThankYouScreen({ frame, page, breadcrumbs }: ThankYouScreenProps) {
  return (
    <PageFrame frame={frame} hasForm={false} callOnly>
      <DraftsForgotten />
      <PageHead breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} street>
        <Actions>
          <CallButton phone={frame.phone} />
          <ButtonLink href={frame.links.home} variant="line">
            Return to Home
          </ButtonLink>
        </Actions>
      </PageHead>
      <Section id="next" branch={{ device: 'switch', load: 'lamp', lit: true }}>
        <Split
          aside={
            <>
              <SectionHeading id="next">{page.next.heading}</SectionHeading>
              <CallBox>
                <p>
                  <RichText>{page.emergency}</RichText>
                </p>
              </CallBox>
            </>
          }
        >
          <Steps items={page.next.items} />
        </Split>
      </Section>
    </PageFrame>
  )
}
