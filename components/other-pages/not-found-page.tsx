import { MissingPathLog } from '@/components/browser/missing-path-log.client'
import { Island } from '@/components/islands/island'
import { Ask } from '@/components/sections/ask'
import { ReturnActions } from '@/components/sections/call-actions'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { NotFoundView } from '@/lib/views/not-found'
import styles from './not-found-page.module.css'

/** The 404 page: a breaker that, switched on, lights the lamp that is the zero, and the wire, by CSS alone. */
export function NotFoundPage({ phone, links, page, categories, form }: NotFoundView) {
  const { breaker } = page
  return (
    <>
      <Island name="missing-path-log" of={MissingPathLog} />
      <Section id="top" className={styles.head}>
        <p className="vh">404</p>
        <h1 id="top-heading">{page.h1}</h1>
        <div className={styles.lost}>
          <div className={styles.figure} data-no-print="" aria-hidden="true">
            4
            <svg viewBox="0 0 200 200" aria-hidden="true">
              <circle cx="100" cy="100" r="95.5" />
              <path d="m32.5 32.5 135 135m0-135-135 135" />
            </svg>
            4
          </div>
          <div>
            <div className={styles.reset} data-no-print="">
              <input
                id="reset"
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says its own state; aria-checked could contradict it
                role="switch"
                data-closes-wire=""
              />
              <label htmlFor="reset">
                <b>{breaker.off}</b>
                <span>{breaker.hint}</span>
                <span>{breaker.on}</span>
              </label>
            </div>
            <Paragraph lead>{page.lead}</Paragraph>
            <ReturnActions phone={phone} homeHref={links.home} />
          </div>
        </div>
      </Section>
      <Ask heading={page.form.heading} form={form} formWords={{ lead: page.form.lead, example: page.form.example }}>
        <ul className={styles.work}>
          <LinkItems items={categories} />
        </ul>
      </Ask>
    </>
  )
}
