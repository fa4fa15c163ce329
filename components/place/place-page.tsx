import { PageLayout } from '@/components/layout/page-layout'
import { Notes } from '@/components/place/notes'
import { PlaceHead } from '@/components/place/place-head'
import { placeModel } from '@/components/place/place-model'
import { ServicePrices } from '@/components/place/service-prices'
import { CallCard } from '@/components/sections/call-card'
import { FinishedJobs } from '@/components/sections/finished-jobs'
import { PageForm } from '@/components/sections/page-form'
import { Promises } from '@/components/sections/promises'
import { Questions } from '@/components/sections/questions'
import { TwoColumns } from '@/components/sections/two-columns'
import { Folds } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { LinkItems } from '@/components/ui/link-items'
import { PriceTerms } from '@/components/ui/price'
import { Paragraph, Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { PageOfKind } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import styles from './place-page.module.css'

/** A place page: head with the street, prices, finished jobs, what to know, utility, promises, the form or a call. */
export function PlacePage({ page }: { page: PageOfKind<'place'> }) {
  const { copy, shared, hasForm, ...model } = placeModel(page)
  const hasQuestions = copy.questions.length > 0
  return (
    <PageLayout page={page} hasForm={hasForm}>
      <PlaceHead
        page={page}
        h1={copy.h1}
        name={model.name}
        place={page.id}
        answers={model.answers}
        requestHref={hasForm ? routes.formOnPage() : routes.formOnContact()}
        reasonsHeading={shared.reasonsHeading}
        reasons={model.reasons}
      />
      <Section id="services" heading={shared.services} tone="card" className={styles.services}>
        <Paragraph lead>{copy.streetSentence}</Paragraph>
        <p className="small">
          <PriceTerms prices={model.prices} /> <RichText>{shared.prices}</RichText>
        </p>
        <ServicePrices items={model.services} />
        {model.typicalJobs && (
          <>
            <h2 className={styles.secondHeading}>
              <HeadingText>{shared.typicalJobs}</HeadingText>
            </h2>
            <Notes items={model.typicalJobs} />
          </>
        )}
      </Section>
      <FinishedJobs page={page} />
      <Section id="local" heading={shared.facts}>
        <div className={styles.local}>
          <Notes items={model.facts} />
          {(model.warnings.length > 0 || model.folds.length > 0) && (
            <div className="stack">
              <Notes items={model.warnings} />
              <Folds items={model.folds.map(({ title, paragraphs }) => ({ heading: title, paragraphs }))} />
            </div>
          )}
        </div>
      </Section>
      <Section id="utility" heading={shared.utility.heading} tone="band">
        <div className={styles.utility}>
          <div>
            {model.utilities.map(({ outage, number, outagePage }) => (
              <div key={outagePage}>
                <Paragraph>{outage}</Paragraph>
                <Paragraph className={styles.number}>{number}</Paragraph>
                <a href={outagePage}>{shared.utility.outagePage}</a>
              </div>
            ))}
          </div>
          <div className="stack">
            <Paragraphs items={[...model.utilities.flatMap(({ steps }) => steps || []), model.largerService]} />
          </div>
        </div>
      </Section>
      <Promises page={page} />
      <Section id="questions" label={hasQuestions ? undefined : shared.nearby}>
        <TwoColumns wide="left">
          <div>
            {hasQuestions && (
              <>
                <SectionHeading id="questions">{shared.questions}</SectionHeading>
                <div className={styles.questions}>
                  <Questions items={copy.questions} />
                </div>
              </>
            )}
            <nav data-no-print="" aria-labelledby="nearby">
              <h2 id="nearby" className={styles.secondHeading}>
                <HeadingText>{shared.nearby}</HeadingText>
              </h2>
              <ul className={`${styles.nearby} link-list`}>
                <LinkItems items={model.nearby} />
              </ul>
            </nav>
          </div>
          {hasForm ? (
            <PageForm
              page={page}
              formText={{ ...copy.form, heading: shared.form.heading, lead: model.formLead }}
              nextSteps="below"
            />
          ) : (
            <CallCard heading={shared.form.heading} text={model.formLead} note={shared.call} page={page} />
          )}
        </TwoColumns>
      </Section>
    </PageLayout>
  )
}
