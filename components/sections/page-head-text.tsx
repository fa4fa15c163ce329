import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Paragraph } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section'
import type { Page } from '@/lib/content/pages'

export type PageHeadTextProps = { page: Page; h1: string; lead?: string }

/** The text of every page head: breadcrumbs, h1, and the lead, unless the page shows it elsewhere. */
export function PageHeadText({ page, h1, lead }: PageHeadTextProps) {
  return (
    <>
      <Breadcrumbs page={page} />
      <SectionHeading id="top" level={1}>
        {h1}
      </SectionHeading>
      {lead && <Paragraph lead>{lead}</Paragraph>}
    </>
  )
}
