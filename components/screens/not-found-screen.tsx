import { MissingPathLog } from '@/components/browser/missing-path-log.client'
import { Island } from '@/components/islands/island'
import { LeadForm } from '@/components/lead-form/lead-form'
import { ReturnActions } from '@/components/sections/call-actions'
import { LinkItems } from '@/components/ui/link-items'
import { Switch } from '@/components/ui/panel'
import { Paragraph } from '@/components/ui/rich-text'
import { Beside, Section, SectionHeading } from '@/components/ui/section'
import type { NotFoundView } from '@/lib/views/not-found'
import styles from './not-found-screen.module.css'

/** The 404 page: a tripped breaker that, switched on, lights the lamp that is the zero, by CSS alone. */
export function NotFoundScreen({ phone, links, page, categories, form }: NotFoundView) {
  return (
    <>
      <Island name="missing-path-log" of={MissingPathLog} />
      <Section id="top" tone="night" wire="dead" className={styles.head}>
        <p className="vh">404</p>
        <h1 id="top-heading">{page.h1}</h1>
        <div className={styles.figure} data-no-print="">
          <span aria-hidden="true">4</span>
          <div className={styles.lamp}>
            <svg viewBox="0 0 200 200" aria-hidden="true">
              <circle className={styles.glow} cx="100" cy="100" r="96" />
              <circle cx="100" cy="100" r="80" />
              <path d="M43.4 43.4l113.2 113.2M156.6 43.4 43.4 156.6" />
            </svg>
          </div>
          <span aria-hidden="true">4</span>
          <div className={styles.reset}>
            <Switch id="reset" />
            <label htmlFor="reset">
              <b>{page.breaker.off}</b>
              <span>{page.breaker.hint}</span>
              <span>{page.breaker.on}</span>
            </label>
          </div>
        </div>
        <Paragraph lead>{page.lead}</Paragraph>
        <ReturnActions phone={phone} homeHref={links.home} />
      </Section>
      <Section id="ask" tone="dark" knifeSwitch>
        <Beside aside={<LeadForm settings={form.settings} example={page.form.example} note={page.form.lead} />}>
          <SectionHeading id="ask" underlined>
            {page.form.heading}
          </SectionHeading>
          <ul className={styles.work}>
            <LinkItems items={categories} />
          </ul>
        </Beside>
      </Section>
    </>
  )
}
