import { LeadForm } from '@/components/lead-form/lead-form'
import { AreaGrid } from '@/components/sections/area-grid'
import { CategoryGrid, type Circuit } from '@/components/sections/category-grid'
import { FaqList } from '@/components/sections/faq-list'
import { HouseBanner, type HouseBannerProps } from '@/components/sections/house-banner'
import { Quotes } from '@/components/sections/quotes'
import { RatingPlate } from '@/components/sections/rating-plate'
import { CallButton } from '@/components/ui/button'
import { Figure } from '@/components/ui/figure'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHead, SectionHeading, Split } from '@/components/ui/section'
import { Stars } from '@/components/ui/stars'
import { Wrap } from '@/components/ui/wrap'
import type { LinkItem } from '@/lib/content/links'
import type { HomePage, PhoneNumber, Question, Testimonial } from '@/lib/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import type { LeadFormSettings } from '@/lib/leads/form'
import styles from './home-screen.module.css'

export type HomeScreenProps = {
  phone: PhoneNumber
  businessName: string
  licence: string
  page: HomePage
  reviews: { rating: string; count: string }
  form: LeadFormSettings
  banner: HouseBannerProps
  circuits: readonly Circuit[]
  testimonials: readonly Testimonial[]
  faqs: readonly Question[]
  areas: readonly LinkItem[]
  /** Beside the questions. */
  picture: PictureSource
}

const FAQ_INITIAL_COUNT = 6

function HeroTitle({ display, sub }: { display: string; sub: string }) {
  const [first = '', second = ''] = display.split(/ ?& ?/)
  return (
    <h1 id="page-title">
      <span className={styles.display}>
        <span className={styles.first}>{first}</span> <span className={styles.bulb}>&amp;</span>
        <br />
        <span className={styles.second}>{second}</span>
      </span>{' '}
      <span className={styles.sub}>
        <RichText>{sub}</RichText>
      </span>
    </h1>
  )
}

/** Home: hero with the form, trust grid, the house, six kinds of work, testimonials, FAQ, areas. */
export function HomeScreen({
  phone,
  businessName,
  licence,
  page,
  reviews,
  form,
  banner,
  circuits,
  testimonials,
  faqs,
  areas,
  picture,
}: HomeScreenProps) {
  return (
    <>
      <section className={styles.hero} data-surface="dark" aria-labelledby="page-title">
        <Wrap>
          <div className={styles.stage}>
            <div className={styles.copy}>
              <a className={styles.reviews} href="#testimonials">
                <Stars rating={5} />
                <span>
                  <b>{reviews.rating}</b> from {reviews.count} five-star reviews
                </span>
              </a>
              <HeroTitle display={page.h1.display} sub={page.h1.sub} />
              <div className={styles.actions}>
                <CallButton phone={phone} />
              </div>
              <ul className={styles.badges}>
                {page.badges.map((badge) => (
                  <li key={badge}>{badge}</li>
                ))}
              </ul>
            </div>
            <LeadForm settings={form} example="Example: Panel trips when the dryer runs" />
          </div>
        </Wrap>
      </section>
      <Section id="trust" branch={{ device: 'meter', load: 'receptacle' }}>
        <SectionHeading id="trust" hidden>
          {page.trust.heading}
        </SectionHeading>
        <RatingPlate name={businessName} licence={licence} cells={page.trust.cells} />
      </Section>
      <HouseBanner {...banner} />
      <Section id="services" branch={{ device: 'breaker', load: 'panel' }}>
        <SectionHead id="services" heading={page.services.heading}>
          <RichText>{page.services.lead}</RichText>
        </SectionHead>
        <CategoryGrid circuits={circuits} />
      </Section>
      <Section id="testimonials" tone="band" branch={{ device: 'fuse', load: 'receptacle' }}>
        <SectionHeading id="testimonials" hidden>
          {page.testimonials.heading}
        </SectionHeading>
        <Quotes testimonials={testimonials} />
        <p className={styles.note}>
          <RichText>{page.testimonials.note}</RichText>
        </p>
      </Section>
      <Section id="faq" branch={{ device: 'switch', load: 'lamp', lit: true }}>
        <Split
          aside={
            <>
              <SectionHeading id="faq">{page.faq.heading}</SectionHeading>
              <p className="lead">
                <RichText>{page.faq.lead}</RichText>
              </p>
              <Figure picture={picture} sizes="(min-width: 960px) 28vw, 92vw" />
            </>
          }
        >
          <FaqList items={faqs} initialCount={FAQ_INITIAL_COUNT} />
        </Split>
      </Section>
      <Section id="service-areas" tone="dark" branch={{ device: 'breaker', load: 'lamp', lit: true }}>
        <SectionHead id="service-areas" heading={page.areas.heading}>
          <RichText>{page.areas.lead}</RichText>
        </SectionHead>
        <AreaGrid areas={areas} />
      </Section>
    </>
  )
}
