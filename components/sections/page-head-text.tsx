import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Paragraph } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section'
import type { StaticPath } from '@/content/schema'

export type PageHeadTextProps = { path: StaticPath; h1: string; lead?: string }

/** The text of every page head: breadcrumbs, h1, and the lead, unless the page shows it elsewhere. */
export function PageHeadText({ path, h1, lead }: PageHeadTextProps) {
  return (
    <>
      <Breadcrumbs path={path} />
      <SectionHeading id="top" level={1}>
        {h1}
      </SectionHeading>
      {lead && <Paragraph lead>{lead}</Paragraph>}
    </>
  )
}
