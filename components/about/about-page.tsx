import { LicenceCard } from '@/components/about/licence-card'
import { Years } from '@/components/about/years'
import { PageLayout } from '@/components/layout/page-layout'
import { CallActions } from '@/components/sections/call-actions'
import { Figures } from '@/components/sections/figures'
import { PageForm } from '@/components/sections/page-form'
import { PageHeadText } from '@/components/sections/page-head-text'
import { People } from '@/components/sections/people'
import { ProofStrip } from '@/components/sections/proof-strip'
import { Rows } from '@/components/sections/rows'
import { BesideHeading, TwoColumns } from '@/components/sections/two-columns'
import { Icon } from '@/components/ui/icon'
import { Paragraph, Paragraphs, TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { linkTo } from '@/lib/content/links'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import { licenceLine } from '@/lib/site'
import styles from './about-page.module.css'

/** The about page: licence, people, reasons, wiring by year, figures and services in a row, and the story beside the form. */
export function AboutPage() {
  const { business } = siteContent()
  const { about: aboutPage } = siteContent().singlePages
  const page = pageAt(routes.about())
  const copy = renderCopy(aboutPage, page)
  const { years, figures, reasons, story } = copy
  const services = copy.services.items.map(({ category, text }) => {
    const { label: title, href } = linkTo(category)
    return { title, href, text }
  })
  return (
    <PageLayout page={page} hasForm>
      <Section id="top" className={styles.head}>
        <TwoColumns wide="left">
          <div>
            <PageHeadText page={page} h1={copy.h1} lead={copy.lead} />
            <div className={styles.actions}>
              <CallActions page={page} />
            </div>
          </div>
          <LicenceCard {...copy.licence} licence={licenceLine()} checkAt={business.licence.checkAt} />
        </TwoColumns>
        <ProofStrip page={page} />
      </Section>
      <People page={page} />
      <BesideHeading id="why" heading={reasons.heading}>
        <Rows items={reasons.items} />
      </BesideHeading>
      <Years {...years} />
      <Section id="figures" heading={figures.heading}>
        <Figures items={figures.items} narrow />
      </Section>
      <Section id="services" heading={copy.services.heading} className={styles.services}>
        <Paragraph lead>{copy.services.lead}</Paragraph>
        <ul>
          {services.map(({ title, href, text }) => (
            <li key={href}>
              <TitledText title={title} href={href} text={text} />
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="story" tone="band">
        <TwoColumns wide="left">
          <div className={`stack ${styles.text}`}>
            <SectionHeading id="story">{story.heading}</SectionHeading>
            <Paragraphs items={story.paragraphs} />
          </div>
          <PageForm page={page} formText={copy.form} nextSteps="below" />
        </TwoColumns>
      </Section>
    </PageLayout>
  )
}
