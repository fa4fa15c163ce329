import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { Street } from '@/components/drawings/street'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import styles from './city-head.module.css'

export type CityHeadProps = {
  breadcrumbs: readonly LinkItem[]
  h1: string
  lead: string
  /** The request form. */
  form: ReactNode
  /** The call. */
  children: ReactNode
}

/** The city's head: words and form at dusk, over a street with a house of every era. Its symbols are the page's. */
export function CityHead({ breadcrumbs, h1, lead, form, children }: CityHeadProps) {
  return (
    <Section id="top" tone="dark" wire="head" className={styles.head}>
      <div className={styles.stage}>
        <div>
          <Breadcrumbs items={breadcrumbs} />
          <SectionHeading id="top" level={1}>
            {h1}
          </SectionHeading>
          <p className="lead">
            <RichText>{lead}</RichText>
          </p>
          {children}
        </div>
        {form}
      </div>
      <div className={styles.street}>
        <Street place="toronto" shared />
      </div>
    </Section>
  )
}
