import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Paragraph } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'

export type PageHeadTextProps = { breadcrumbs: readonly LinkItem[]; h1: string; lead: string }

/** The text of every page head: breadcrumbs, h1, and the lead, unless the page shows it elsewhere. */
export function PageHeadText({ breadcrumbs, h1, lead }: Omit<PageHeadTextProps, 'lead'> & { lead?: string }) {
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <SectionHeading id="top" level={1}>
        {h1}
      </SectionHeading>
      {lead && <Paragraph lead>{lead}</Paragraph>}
    </>
  )
}
