import type { ReactNode } from 'react'
import { CallActions } from '@/components/sections/call-actions'
import { PageHeadText, type PageHeadTextProps } from '@/components/sections/page-head-text'
import { ProofItem, ProofList } from '@/components/sections/proof-strip'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { torontoWords } from '@/content/interface'
import type { Step } from '@/content/schema'
import styles from './toronto-head.module.css'

type TorontoHeadProps = PageHeadTextProps & {
  trust: { heading: string; items: readonly Step[] }
  /** The request form, beside the text. */
  form: ReactNode
}

/** The head of /toronto: text, the call and three trust cards; the form beside them. */
export function TorontoHead({ trust, form, ...head }: TorontoHeadProps) {
  return (
    <Section id="top" className={styles.head}>
      <div className={styles.text}>
        <PageHeadText {...head} />
        <CallActions page={head.page} callLabel={torontoWords.call} />
        <ProofList label={trust.heading} narrow>
          {trust.items.map(({ title, text }) => (
            <ProofItem key={title} title={title}>
              <RichText>{text}</RichText>
            </ProofItem>
          ))}
        </ProofList>
      </div>
      {form}
    </Section>
  )
}
