import { ClearDrafts } from '@/components/browser/clear-drafts.client'
import { PageHead } from '@/components/sections/page-head'
import { Steps } from '@/components/sections/steps'
import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { CallBox } from '@/components/ui/prose'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { PhoneNumber, ThankYouPage } from '@/lib/content/types'
import type { SiteLinks } from '@/lib/views/page-context'

export type ThankYouScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  page: ThankYouPage
  breadcrumbs: readonly LinkItem[]
}

/** Where a sent request leads: that it arrived, when we answer, what comes next. */
export function ThankYouScreen({ phone, links, page, breadcrumbs }: ThankYouScreenProps) {
  return (
    <>
      <ClearDrafts />
      <PageHead breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} street>
        <Actions>
          <CallButton phone={phone} />
          <ButtonLink href={links.home} variant="line">
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
    </>
  )
}
