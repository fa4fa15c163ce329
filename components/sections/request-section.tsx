import { LeadForm } from '@/components/lead-form/lead-form'
import { Actions, CallButton } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { LeadFormSettings } from '@/lib/leads/form'

export type RequestSectionProps = {
  settings: LeadFormSettings
  copy: { heading: string; lead: string; example: string }
  /** Unique on the page; a second form of a page takes another than "quote". */
  formId?: string
  formHeading?: string
  tone?: 'dark' | 'night'
}

/** The dark band that holds the request form. */
export function RequestSection({ settings, copy, formId = 'quote', formHeading, tone = 'dark' }: RequestSectionProps) {
  const id = `${formId}-section`
  return (
    <Section id={id} tone={tone} branch={{ device: 'switch', load: 'lamp', lit: tone === 'dark' }}>
      <Split
        ratio="even"
        aside={
          <>
            <SectionHeading id={id}>{copy.heading}</SectionHeading>
            <p className="lead">
              <RichText>{copy.lead}</RichText>
            </p>
            <Actions>
              <CallButton phone={settings.phone} variant="line" />
            </Actions>
          </>
        }
      >
        <LeadForm settings={settings} id={formId} heading={formHeading} example={copy.example} />
      </Split>
    </Section>
  )
}
