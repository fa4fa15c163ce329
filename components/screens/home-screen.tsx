import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { Street } from '@/components/drawings/street'
import { AreasMap } from '@/components/home/areas-map'
import { FaqList } from '@/components/home/faq-list'
import { HomeTitle } from '@/components/home/home-title'
import { PriceBars } from '@/components/home/price-bars'
import { Reviews } from '@/components/home/reviews'
import { TrustFigures } from '@/components/home/trust-figures'
import { PageForm } from '@/components/sections/page-form'
import { Promises } from '@/components/sections/promises'
import { StickyCloseUp } from '@/components/sections/sticky-close-up'
import { TripCaption } from '@/components/sections/trip-caption'
import { CallButton } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { PanelBoard } from '@/components/ui/panel'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { Stars } from '@/components/ui/stars'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { HomeView } from '@/lib/views/home'
import styles from './home-screen.module.css'

/** Two short sentences as two lines, the second in amber: "Everything is on." "Flip a breaker." */
function TwoLines({ children }: { children: string }) {
  const end = children.indexOf('. ') + 1
  return (
    <>
      {children.slice(0, end)} <span>{children.slice(end).trim()}</span>
    </>
  )
}

/** Home: title and form, the panel with the house that it controls, the firm, customers, prices, the map. */
export function HomeScreen({ phone, page, reviews, form, ...view }: HomeView) {
  const { home, common } = uiWords
  return (
    <>
      <Section id="top" tone="dark" wire="head" className={styles.hero}>
        <div className={styles.stage} data-print-plain="">
          <div>
            <p className={styles.reviews}>
              <a href="#testimonials">
                <Stars rating={reviews.stars} /> <b>{reviews.rating}</b>{' '}
                <span>{fillTemplate(home.reviews, { count: reviews.count })}</span>
              </a>
            </p>
            <HomeTitle id="top" {...page.h1} />
            <p className={styles.actions} data-no-print="">
              <CallButton phone={phone} label={phone.display} /> <span>{common.answeredDayAndNight}</span>
            </p>
            <ul className={styles.badges} aria-label={home.credentials}>
              {page.badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
            <p className={styles.cost}>
              <RichText>{page.cost}</RichText>
            </p>
          </div>
          <PageForm form={form} words={page.form} />
        </div>
        <div className={styles.street} data-no-print="">
          <Street name="home" />
        </div>
      </Section>
      <Section id="services" bleed className={styles.index}>
        <div className={styles.panel} data-glows="">
          <SectionHeading id="services" underlined>
            {page.panel.heading}
          </SectionHeading>
          <Paragraph lead>{page.panel.lead}</Paragraph>
          <div className={styles.board} data-print-plain="">
            <PanelBoard panel={view.panel} headed aria-labelledby="services-heading" />
            <StickyCloseUp closeUp={view.closeUp} at="home" />
          </div>
        </div>
        <div className={styles.house} data-surface="dark" id="house">
          <div className={styles.drawing} data-print-plain="">
            <div className={styles.caption} data-no-print="">
              <TripCaption
                on={<TwoLines>{page.banner.invitation}</TwoLines>}
                off={<TwoLines>{page.banner.off}</TwoLines>}
              />
            </div>
            <div role="img" aria-label={page.banner.alt}>
              <Cutaway view={view.house} tags />
            </div>
            <p className={styles.numbers} data-no-print="">
              {page.banner.numbers}
            </p>
          </div>
        </div>
        <div className={styles.firm} id="trust" data-surface="dark">
          <h2 className="vh">{page.trust.heading}</h2>
          <TrustFigures cells={page.trust.cells} />
        </div>
      </Section>
      <Reviews {...page.testimonials} rating={reviews.rating} testimonials={view.testimonials} picture={view.picture} />
      <Section id="prices" heading={page.prices.heading} underlined knifeSwitch glows>
        <PriceBars caption={home.typicalPrices} prices={view.prices} />
        <p className={styles.note}>
          {view.priceTerms} <RichText>{page.prices.note}</RichText>
        </p>
        <div className={styles.faq} id="faq">
          <div>
            <h2>
              <HeadingText>{page.faq.heading}</HeadingText>
            </h2>
            <Paragraph>{page.faq.lead}</Paragraph>
          </div>
          <FaqList items={view.faqs} atFirst={view.questionsAtFirst} />
        </div>
      </Section>
      {view.promises && <Promises {...view.promises} />}
      <AreasMap
        {...page.areas}
        areas={view.areas}
        more={{ label: fillTemplate(home.neighbourhoods, { count: view.toronto.count }), href: view.toronto.href }}
      />
      {/* Last: the first paint does not wait for it. */}
      <CutawaySprite arts={[view.house.wide.art, view.house.phone.art]} numbers={view.numbers} />
    </>
  )
}
