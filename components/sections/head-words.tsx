import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { Paragraph } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'

export type HeadWordsProps = { breadcrumbs: readonly LinkItem[]; h1: string; lead: string }

/** What the heads of inner pages say alike: the way here, the heading, the lead. */
export function HeadWords({ breadcrumbs, h1, lead }: HeadWordsProps) {
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <SectionHeading id="top" level={1}>
        {h1}
      </SectionHeading>
      <Paragraph lead>{lead}</Paragraph>
    </>
  )
}
