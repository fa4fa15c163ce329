import { Street } from '@/components/drawings/street'
import { CallCard } from '@/components/place/call-card'
import { Notes } from '@/components/place/notes'
import { PlaceHead } from '@/components/place/place-head'
import { UtilityNote } from '@/components/place/utility-note'
import { Jobs } from '@/components/sections/jobs'
import { PageForm } from '@/components/sections/page-form'
import { PriceList } from '@/components/sections/price-list'
import { Promises } from '@/components/sections/promises'
import { Questions } from '@/components/sections/questions'
import { Split } from '@/components/sections/split'
import { HeadingText } from '@/components/ui/heading-text'
import { LinkItems } from '@/components/ui/link-items'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { PlaceView } from '@/lib/views/place'
import styles from './place-page.module.css'

/** A place in four sections: its head with the map; the six services and local jobs; what to know; questions and the form. */
export function PlacePage({ phone, links, page, form, isGTA, nearby, ...view }: PlaceView) {
  const asked = page.questions.length > 0
  return (
    <>
      <PlaceHead
        breadcrumbs={view.breadcrumbs}
        h1={page.h1}
        name={view.name}
        place={view.place}
        answers={view.answers}
        phone={phone}
        quoteHref={isGTA ? '#quote' : links.contactForm}
        reasons={view.reasons}
      />
      <Section id="services" heading={view.servicesHeading} tone="card" className={styles.work}>
        <p className="small">{view.pricesNote}</p>
        <PriceList items={view.services} />
        {view.jobs && (
          <>
            <h2 className={styles.jobs}>
              <HeadingText>{view.jobs.heading}</HeadingText>
            </h2>
            <Notes items={view.jobs.items} />
          </>
        )}
      </Section>
      {view.finished && <Jobs {...view.finished} />}
      <Section id="street" tone="dusk" label={page.heroDescription} className={styles.street}>
        <p>
          <RichText>{page.heroDescription}</RichText>
        </p>
        <Street name={view.place} />
      </Section>
      <Section id="local" heading={view.notesHeading}>
        <Notes items={view.notes}>
          <UtilityNote {...view.utility} />
        </Notes>
      </Section>
      {view.promises && <Promises {...view.promises} />}
      <Section id="ask" tone="band" label={asked ? undefined : nearby.heading}>
        <Split wide="left">
          <div>
            {asked && (
              <>
                <SectionHeading id="ask">{view.questionsHeading}</SectionHeading>
                <div className={styles.questions}>
                  <Questions items={page.questions} />
                </div>
              </>
            )}
            <nav data-no-print="" aria-labelledby="nearby">
              <h2 id="nearby" className={styles.jobs}>
                {nearby.heading}
              </h2>
              <ul className={styles.nearby}>
                <LinkItems items={nearby.places} />
              </ul>
            </nav>
          </div>
          {isGTA ? (
            <PageForm form={form} words={{ ...page.form, heading: view.formHeading }} />
          ) : (
            <CallCard heading={view.formHeading} text={page.form.lead} phone={phone} requestHref={links.contactForm} />
          )}
        </Split>
      </Section>
    </>
  )
}
