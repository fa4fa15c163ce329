import { Island } from '@/components/islands/island'
import { PageLayout } from '@/components/layout/page-layout'
import { MissingPathLog } from '@/components/not-found/missing-path-log.client'
import { CallActions } from '@/components/sections/call-actions'
import { RequestSection } from '@/components/sections/request-section'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { commonWords } from '@/content/interface'
import { linkTo } from '@/lib/content/links'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import styles from './not-found-page.module.css'

/** The 404 page. A checkbox drawn as a breaker lights the zero and the wire, by CSS. */
export function NotFoundPage() {
  const { categorySlugs } = siteContent()
  const { 'not-found': notFoundPage } = siteContent().singlePages
  const page = pageAt('/404')
  const copy = renderCopy(notFoundPage, page)
  return (
    <PageLayout page={page} hasForm>
      <Island name="missing-path-log">
        <MissingPathLog />
      </Island>
      <Section id="top" className={styles.head}>
        <p className="visually-hidden">404</p>
        <h1 id="top-heading">{copy.h1}</h1>
        <div className={styles.figureAndText}>
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
                // biome-ignore lint/a11y/useAriaPropsForRole: its own state is right; aria-checked could contradict it
                role="switch"
                data-closes-switch=""
              />
              <label htmlFor="reset">
                <b>{copy.breaker.off}</b>
                <span>{copy.breaker.hint}</span>
                <span>{copy.breaker.on}</span>
              </label>
            </div>
            <Paragraph lead>{copy.lead}</Paragraph>
            <CallActions page={page} href={routes.home()} label={commonWords.returnHome} />
          </div>
        </div>
      </Section>
      <RequestSection
        heading={copy.form.heading}
        page={page}
        formText={{ lead: copy.form.lead, example: copy.form.example }}
        nextSteps="below"
      >
        <ul className={styles.services}>
          <LinkItems items={categorySlugs.map(linkTo)} />
        </ul>
      </RequestSection>
    </PageLayout>
  )
}
