import { LicenceCard } from '@/components/about/licence-card'
import { Years } from '@/components/about/years'
import { CallActions } from '@/components/sections/call-actions'
import { HeadWords } from '@/components/sections/head-words'
import { PageForm } from '@/components/sections/page-form'
import { People } from '@/components/sections/people'
import { ProofStrip } from '@/components/sections/proof-strip'
import { Rows } from '@/components/sections/rows'
import { Split } from '@/components/sections/split'
import { Paragraph, Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { AboutView } from '@/lib/views/about'
import styles from './about-page.module.css'

/** The firm: its licence and how to check it, who comes, what else to check, the wiring of each time, the form. */
export function AboutPage(props: AboutView) {
  const { phone, page, breadcrumbs, proof, licence, services, people, form } = props
  const { years, stats, why, story } = page
  return (
    <>
      <Section id="top" className={styles.head}>
        <Split wide="left">
          <div>
            <HeadWords breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} />
            <div className={styles.actions}>
              <CallActions phone={phone} />
            </div>
          </div>
          <LicenceCard {...page.licence} {...licence} />
        </Split>
        <ProofStrip {...proof} />
      </Section>
      {people && <People {...people} />}
      <Section id="why" tone={people ? 'paper' : 'band'}>
        <Split wide="right">
          <SectionHeading id="why">{why.heading}</SectionHeading>
          <Rows items={why.items} />
        </Split>
      </Section>
      <Years {...years} />
      <Section id="figures">
        <Split wide="right">
          <SectionHeading id="figures">{stats.heading}</SectionHeading>
          <dl className={styles.figures}>
            {stats.items.map(({ value, label, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <RichText>{value}</RichText>
                </dd>
                <dd>
                  <RichText>{note}</RichText>
                </dd>
              </div>
            ))}
          </dl>
        </Split>
      </Section>
      <Section id="services" tone="band">
        <Split wide="right">
          <div className={styles.words}>
            <SectionHeading id="services">{page.services.heading}</SectionHeading>
            <Paragraph lead>{page.services.lead}</Paragraph>
          </div>
          <Rows items={services} />
        </Split>
      </Section>
      <Section id="story">
        <Split wide="left">
          <div className={styles.words}>
            <SectionHeading id="story">{story.heading}</SectionHeading>
            <Paragraphs items={story.paragraphs} />
          </div>
          <PageForm form={form} words={page.form} />
        </Split>
      </Section>
    </>
  )
}
