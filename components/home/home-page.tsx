import { ServiceMap } from '@/components/drawings/service-map'
import { FaqList } from '@/components/home/faq-list'
import { Hero } from '@/components/home/hero'
import { homeModel } from '@/components/home/home-model'
import { PanelAndHouse } from '@/components/home/panel-and-house'
import { Testimonials } from '@/components/home/testimonials'
import { PageLayout } from '@/components/layout/page-layout'
import { Figures } from '@/components/sections/figures'
import { NextSteps } from '@/components/sections/next-steps'
import { Promises } from '@/components/sections/promises'
import { LinkItems } from '@/components/ui/link-items'
import { Picture } from '@/components/ui/picture'
import { PriceRange } from '@/components/ui/price'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { commonWords } from '@/content/interface'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'
import styles from './home-page.module.css'

/** Home: title and form, panel and house, figures, testimonials, prices, promises, questions, the map of areas. */
export function HomePage() {
  const { neighbourhoodIds } = siteContent()
  const { page, copy, reviews, prices, areas, ...model } = homeModel()
  return (
    <PageLayout page={page} hasForm>
      <Hero page={page} copy={copy} reviews={reviews} />
      <PanelAndHouse panel={model.panel} house={model.house} numbers={model.numbers} copy={copy} />
      <Section id="trust" tone="band">
        <SectionHeading id="trust" hidden>
          {copy.figures.heading}
        </SectionHeading>
        <Figures items={copy.figures.items} />
      </Section>
      <div className={styles.banner} data-bleed="">
        <Picture picture={model.picture} sizes="(max-width: 767px) 120vw, 100vw" />
      </div>
      <Section id="testimonials" className={styles.withLead}>
        <div>
          <SectionHeading id="testimonials" hidden>
            {copy.testimonials.heading}
          </SectionHeading>
          <div className={styles.rating}>{reviews.rating}</div>
          <Paragraph lead>{copy.testimonials.note}</Paragraph>
        </div>
        <Testimonials testimonials={model.testimonials} />
      </Section>
      <Section id="prices" tone="band" className={styles.withLead}>
        <div>
          <SectionHeading id="prices">{copy.prices.heading}</SectionHeading>
          <Paragraph lead>{copy.prices.note}</Paragraph>
        </div>
        <dl className={styles.prices}>
          {prices.map(({ work, href, price }) => (
            <div key={work} className="ruled">
              <dt>{href ? <a href={href}>{work}</a> : work}</dt>
              <dd>
                <PriceRange price={price} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Promises page={page} />
      <Section id="faq" className={styles.withLead}>
        <div>
          <SectionHeading id="faq">{copy.faq.heading}</SectionHeading>
          <Paragraph lead>{copy.faq.lead}</Paragraph>
          <div className={styles.next}>
            <NextSteps page={page} />
          </div>
        </div>
        <FaqList items={model.faqs} />
      </Section>
      <Section id="areas" tone="band" className={styles.places}>
        <div>
          <SectionHeading id="areas">{copy.areas.heading}</SectionHeading>
          <Paragraph lead>{copy.areas.lead}</Paragraph>
          <nav aria-label="Areas we serve">
            <ul>
              <LinkItems items={areas} />
            </ul>
            <p>
              <a href={routes.toronto()}>
                {fillTokens(commonWords.neighbourhoods, { count: neighbourhoodIds.length })}
              </a>
            </p>
          </nav>
        </div>
        <div className={styles.map}>
          <ServiceMap />
        </div>
      </Section>
    </PageLayout>
  )
}
