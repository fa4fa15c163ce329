import type { ReactNode } from 'react'
import { PageForm, type PageFormProps } from '@/components/sections/page-form'
import { Questions } from '@/components/sections/questions'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph } from '@/components/ui/rich-text'
import { Beside, Section, SectionHeading, type SectionProps } from '@/components/ui/section'
import type { Question } from '@/content/types'
import type { LinkItem } from '@/lib/content/links'
import styles from './questions-with-form.module.css'

export type QuestionsWithFormProps = Pick<PageFormProps, 'form'> &
  Pick<SectionProps, 'wire' | 'tone'> & {
    heading: string
    lead?: string
    questions: readonly Question[]
    /** Above the questions, where the section's own heading does not name them. */
    questionsHeading?: string
    formWords: PageFormProps['words']
    /** Where to go from here. */
    links?: readonly LinkItem[]
    /** Under the questions: what to have ready. */
    children?: ReactNode
  }

/** The page's last section: questions on the left, the request form on the right, the ways on below. */
export function QuestionsWithForm(props: QuestionsWithFormProps) {
  const {
    heading,
    lead,
    questions,
    questionsHeading,
    form,
    formWords,
    links = [],
    tone = 'dark',
    wire,
    children,
  } = props
  return (
    <Section id="ask" tone={tone} wire={wire} knifeSwitch className={styles.ask}>
      <Beside aside={<PageForm form={form} words={formWords} />}>
        <SectionHeading id="ask" underlined>
          {heading}
        </SectionHeading>
        {lead && <Paragraph lead>{lead}</Paragraph>}
        {questionsHeading && <h3 className={styles.questions}>{questionsHeading}</h3>}
        <Questions items={questions} level={questionsHeading ? 4 : 3} />
        {children}
      </Beside>
      {links.length > 0 && (
        <ul className={styles.links} data-no-print="">
          <LinkItems items={links} />
        </ul>
      )}
    </Section>
  )
}
