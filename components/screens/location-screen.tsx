import { CallCard } from '@/components/location/call-card'
import { LocalFacts } from '@/components/location/local-facts'
import { LocalJobs } from '@/components/location/local-jobs'
import { LocationHead } from '@/components/location/location-head'
import { PowerCompany } from '@/components/location/power-company'
import { ReasonsAndNearby } from '@/components/location/reasons-and-nearby'
import { ServiceBreakers } from '@/components/location/service-breakers'
import { StreetBand } from '@/components/location/street-band'
import { CallActions } from '@/components/sections/call-actions'
import { Jobs } from '@/components/sections/jobs'
import { Promises } from '@/components/sections/promises'
import { Questions } from '@/components/sections/questions'
import { QuestionsWithForm } from '@/components/sections/questions-with-form'
import { Beside, Section, SectionHeading } from '@/components/ui/section'
import type { LocationView } from '@/lib/views/location'

/** A place: its name and map, its street, jobs typical for its houses, six services, local facts. */
export function LocationScreen({ phone, links, page, ...view }: LocationView) {
  return (
    <>
      <LocationHead
        breadcrumbs={view.breadcrumbs}
        h1={page.h1}
        name={view.name}
        place={view.place}
        near={view.nearby.near}
        answers={view.answers}
      >
        <CallActions phone={phone} quoteHref={view.isGTA ? '#quote' : links.contactForm} />
      </LocationHead>
      <StreetBand place={view.place} sentence={page.heroDescription} amber={!view.isGTA} />
      <LocalJobs heading={page.jobs.heading} items={view.jobs} />
      {view.finished && <Jobs {...view.finished} />}
      <ServiceBreakers heading={page.services.heading} items={view.services} />
      <LocalFacts heading={page.facts.heading} items={page.facts.items} more={page.more}>
        <PowerCompany {...view.powerCompany} />
      </LocalFacts>
      <ReasonsAndNearby heading={page.reasons.heading} reasons={view.reasons} nearby={view.nearby} />
      {view.promises && <Promises {...view.promises} />}
      {view.isGTA ? (
        <QuestionsWithForm
          heading={view.questionsHeading}
          questions={page.questions}
          form={view.form}
          formWords={page.form}
        />
      ) : (
        <Section id="ask" tone="dark" knifeSwitch>
          <Beside
            aside={
              <CallCard
                heading={page.form.heading}
                text={page.form.lead}
                phone={phone}
                requestHref={links.contactForm}
              />
            }
          >
            <SectionHeading id="ask" underlined>
              {view.questionsHeading}
            </SectionHeading>
            <Questions items={page.questions} />
          </Beside>
        </Section>
      )}
    </>
  )
}
