import type { ReactNode } from 'react'
import { PageForm, type PageFormProps } from '@/components/sections/page-form'
import { Questions } from '@/components/sections/questions'
import { TwoColumns } from '@/components/sections/two-columns'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading, type Tone } from '@/components/ui/section'
import type { Question } from '@/content/schema'
import type { LinkItem } from '@/lib/content/links'
import styles from './request-section.module.css'

type RequestSectionProps = PageFormProps & {
  id?: string
  heading: string
  lead?: string
  questions?: readonly Question[]
  tone?: Tone
  /** Links to other pages. */
  links?: readonly LinkItem[]
  /** Below the questions: what to have ready, or links. */
  children?: ReactNode
}

/** The page's last section: questions at the left, the request form at the right, links below. */
export function RequestSection({
  id = 'request-section',
  heading,
  lead,
  questions = [],
  tone = 'band',
  links = [],
  children,
  ...form
}: RequestSectionProps) {
  return (
    <Section id={id} tone={tone} noPrint={questions.length === 0 && !children}>
      <TwoColumns wide="left">
        <div className={`stack ${styles.text}`}>
          <SectionHeading id={id}>{heading}</SectionHeading>
          {lead && <Paragraph lead>{lead}</Paragraph>}
          {questions.length > 0 && <Questions items={questions} />}
          {children}
        </div>
        <PageForm {...form} />
      </TwoColumns>
      {links.length > 0 && (
        <nav className={`${styles.links} link-list`} data-no-print="" aria-label="Related pages">
          <ul>
            <LinkItems items={links} />
          </ul>
        </nav>
      )}
    </Section>
  )
}
