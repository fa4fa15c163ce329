import { ServiceMap } from '@/components/drawings/service-map'
import { FaqList } from '@/components/home/faq-list'
import { Hero } from '@/components/home/hero'
import { homeModel } from '@/components/home/home-model'
import { PanelAndHouse } from '@/components/home/panel-and-house'
import { Testimonials } from '@/components/home/testimonials'
import { PageLayout } from '@/components/layout/page-layout'
import { Figures } from '@/components/sections/figures'
import { Promises } from '@/components/sections/promises'
import { Steps } from '@/components/sections/steps'
import { BesideHeading } from '@/components/sections/two-columns'
import { LinkItems } from '@/components/ui/link-items'
import { Picture } from '@/components/ui/picture'
import { PriceRange } from '@/components/ui/price'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { commonWords, homeWords } from '@/content/interface'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'
import styles from './home-page.module.css'

/** Home: title and form, panel and house, figures, testimonials, prices, promises, next steps, questions, map. */
export function HomePage() {
  const { neighbourhoodIds } = siteContent()
  const { page, copy, reviews, prices, areas, ...model } = homeModel()
  return (
    <PageLayout page={page} hasForm>
      <Hero page={page} copy={copy} reviews={reviews} />
      <PanelAndHouse panel={model.panel} house={model.house} numbers={model.numbers} cards={model.cards} copy={copy} />
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
      <BesideHeading id="prices" heading={copy.prices.heading} lead={copy.prices.note} tone="band">
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
      </BesideHeading>
      <Promises page={page} />
      <Steps id="next" heading={homeWords.afterCall} items={model.afterCall} tone="paper" />
      <Section id="faq" heading={copy.faq.heading} tone="card">
        <Paragraph lead>{copy.faq.lead}</Paragraph>
        <FaqList items={model.faqs} />
      </Section>
      <Section id="areas" tone="band" className={styles.places}>
        <div>
          <SectionHeading id="areas">{copy.areas.heading}</SectionHeading>
          <Paragraph lead>{copy.areas.lead}</Paragraph>
          <nav aria-label="Areas we serve">
            <ul className="plain-links">
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
