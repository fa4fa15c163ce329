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
import { TwoColumns } from '@/components/sections/two-columns'
import { Paragraph, Paragraphs } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { business } from '@/content/business'
import { page as aboutPage } from '@/content/pages/about'
import { people } from '@/content/people'
import { linkTo } from '@/lib/content/links'
import { renderCopy } from '@/lib/content/render-copy'
import { routes } from '@/lib/routes'
import { licenceLine } from '@/lib/site'
import styles from './about-page.module.css'

/** The about page: the licence and how to check it, people, other checks, wiring by year, the form. */
export function AboutPage() {
  const path = routes.about()
  const page = renderCopy(aboutPage, path)
  const { years, figures, reasons, story } = page
  const services = page.services.items.map(({ category, text }) => {
    const { label: title, href } = linkTo(category)
    return { title, href, text }
  })
  return (
    <PageLayout path={path} hasForm>
      <Section id="top" className={styles.head}>
        <TwoColumns wide="left">
          <div>
            <PageHeadText path={path} h1={page.h1} lead={page.lead} />
            <div className={styles.actions}>
              <CallActions path={path} />
            </div>
          </div>
          <LicenceCard {...page.licence} licence={licenceLine} checkAt={business.licence.checkAt} />
        </TwoColumns>
        <ProofStrip path={path} />
      </Section>
      <People path={path} />
      <Section id="why" tone={people.items.length > 0 ? 'paper' : 'band'}>
        <TwoColumns wide="right">
          <SectionHeading id="why">{reasons.heading}</SectionHeading>
          <Rows items={reasons.items} />
        </TwoColumns>
      </Section>
      <Years {...years} />
      <Section id="figures">
        <TwoColumns wide="right">
          <SectionHeading id="figures">{figures.heading}</SectionHeading>
          <Figures items={figures.items} narrow />
        </TwoColumns>
      </Section>
      <Section id="services" tone="band">
        <TwoColumns wide="right">
          <div className={`stack ${styles.text}`}>
            <SectionHeading id="services">{page.services.heading}</SectionHeading>
            <Paragraph lead>{page.services.lead}</Paragraph>
          </div>
          <Rows items={services} />
        </TwoColumns>
      </Section>
      <Section id="story">
        <TwoColumns wide="left">
          <div className={`stack ${styles.text}`}>
            <SectionHeading id="story">{story.heading}</SectionHeading>
            <Paragraphs items={story.paragraphs} />
          </div>
          <PageForm path={path} formText={page.form} />
        </TwoColumns>
      </Section>
    </PageLayout>
  )
}
