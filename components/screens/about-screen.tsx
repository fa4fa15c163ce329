import { FramedPicture } from '@/components/about/framed-picture'
import { HeadWords } from '@/components/sections/head-words'
import { PageForm } from '@/components/sections/page-form'
import { People } from '@/components/sections/people'
import { Reasons } from '@/components/sections/reasons'
import { Fold } from '@/components/ui/fold'
import { Paragraph, Paragraphs, RichText, TitledText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { AboutView } from '@/lib/views/about'
import styles from './about-screen.module.css'

/** How many of the last bands are light, with dark text. */
const LIGHT_BANDS = 3

/**
 * The firm: its history by year on backgrounds from dark to light; four figures, five checks, four kinds of work, the
 * form.
 */
export function AboutScreen({ page, breadcrumbs, picture, services, people, form }: AboutView) {
  const { years, stats, why, story } = page
  const [opening = '', ...rest] = story.paragraphs
  return (
    <>
      <Section id="top" tone="night" className={styles.head}>
        <HeadWords breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} />
      </Section>
      <Section id="years" heading={years.heading} tone="night" bleed className={styles.history}>
        <ol className={styles.years}>
          {years.items.map(({ year, title, text }, index) => (
            <li key={year} data-surface={index < years.items.length - LIGHT_BANDS ? 'dark' : 'light'}>
              <p className={styles.year}>{year}</p>
              <div>
                <TitledText title={title} text={text} />
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="figures" heading={stats.heading} tone="lamplit" className={styles.figures}>
        <dl>
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
      </Section>
      <Section id="why" heading={why.heading} underlined knifeSwitch>
        <Reasons items={why.items} columns={5} />
      </Section>
      {people && <People {...people} />}
      <Section id="services" heading={page.services.heading} tone="band">
        <Paragraph lead>{page.services.lead}</Paragraph>
        <ul className={styles.services}>
          {services.map(({ name, href, text }) => (
            <li key={href}>
              <TitledText title={name} href={href} text={text} />
            </li>
          ))}
        </ul>
      </Section>
      <FramedPicture
        id="story"
        heading={story.heading}
        picture={picture}
        statement={opening}
        aside={<PageForm form={form} words={page.form} />}
      >
        {rest.length > 0 && (
          <Fold summary={<h3>{story.more}</h3>}>
            <Paragraphs items={rest} />
          </Fold>
        )}
      </FramedPicture>
    </>
  )
}
