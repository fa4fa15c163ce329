import { ServiceMap } from '@/components/drawings/service-map'
import { FaqList } from '@/components/home/faq-list'
import { Hero } from '@/components/home/hero'
import { Figures, Quotes } from '@/components/home/proof'
import { Work } from '@/components/home/work'
import { Promises } from '@/components/sections/promises'
import { LinkItems } from '@/components/ui/link-items'
import { Picture } from '@/components/ui/picture'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { HomeView } from '@/lib/views/home'
import styles from './home-page.module.css'

/** Home: title and form, the panel with the house that it controls, the firm, customers, prices, questions, the map. */
export function HomePage(view: HomeView) {
  const { page, reviews, prices, areas, toronto } = view
  const { home } = uiWords
  return (
    <>
      <Hero {...view} />
      <Work {...view} words={page} />
      <Section id="trust" tone="band">
        <SectionHeading id="trust" hidden>
          {page.trust.heading}
        </SectionHeading>
        <Figures {...page.trust} />
      </Section>
      <div className={styles.banner} data-bleed="">
        <Picture picture={view.picture} sizes="(max-width: 767px) 120vw, 100vw" />
      </div>
      <Section id="testimonials" className={styles.headed}>
        <div>
          <SectionHeading id="testimonials" hidden>
            {page.testimonials.heading}
          </SectionHeading>
          <div className={styles.rating}>{reviews.rating}</div>
          <Paragraph lead>{page.testimonials.note}</Paragraph>
        </div>
        <Quotes testimonials={view.testimonials} />
      </Section>
      <Section id="prices" tone="band" className={styles.headed}>
        <div>
          <SectionHeading id="prices">{page.prices.heading}</SectionHeading>
          <Paragraph lead>{page.prices.note}</Paragraph>
        </div>
        <dl className={styles.prices}>
          {prices.map(({ work, range, href }) => (
            <div key={work}>
              <dt>{href ? <a href={href}>{work}</a> : work}</dt>
              <dd>
                <Words>{range}</Words>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {view.promises && <Promises {...view.promises} />}
      <Section id="faq" className={styles.headed}>
        <div>
          <SectionHeading id="faq">{page.faq.heading}</SectionHeading>
          <Paragraph lead>{page.faq.lead}</Paragraph>
        </div>
        <FaqList items={view.faqs} atFirst={view.questionsAtFirst} />
      </Section>
      <Section id="areas" tone="band" className={styles.places}>
        <div>
          <SectionHeading id="areas">{page.areas.heading}</SectionHeading>
          <Paragraph lead>{page.areas.lead}</Paragraph>
          <nav aria-label={home.areas}>
            <ul>
              <LinkItems items={areas} />
            </ul>
            <p>
              <a href={toronto.href}>{fillTemplate(home.neighbourhoods, { count: toronto.count })}</a>
            </p>
          </nav>
        </div>
        <div className={styles.map}>
          <ServiceMap area="gta" />
        </div>
      </Section>
    </>
  )
}
