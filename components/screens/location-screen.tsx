import { CallActions } from '@/components/sections/call-actions'
import { CallCard } from '@/components/sections/call-card'
import { Jobs } from '@/components/sections/jobs'
import { LocationHead } from '@/components/sections/location-head'
import { LocalFacts, LocalJobs, NearbyPlaces, PowerCompany, StreetBand } from '@/components/sections/location-parts'
import { Promises } from '@/components/sections/promises'
import { Questions } from '@/components/sections/questions'
import { QuestionsWithForm } from '@/components/sections/questions-with-form'
import { ServiceBreakers } from '@/components/sections/service-breakers'
import { Beside, Section, SectionHeading } from '@/components/ui/section'
import type { LocationView } from '@/lib/views/location'

/** A place: its name and map, its street, jobs typical for its houses, six services, local facts. */
export function LocationScreen({
  phone,
  links,
  place,
  locationName,
  isGTA,
  page,
  breadcrumbs,
  answers,
  jobs,
  services,
  reasons,
  powerCompany,
  nearby,
  questionsHeading,
  finished,
  promises,
  form,
}: LocationView) {
  return (
    <>
      <LocationHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        name={locationName}
        place={place}
        near={nearby.near}
        answers={answers}
      >
        <CallActions phone={phone} quoteHref={isGTA ? '#quote' : links.contactForm} />
      </LocationHead>
      <StreetBand place={place} sentence={page.heroDescription} amber={!isGTA} />
      <LocalJobs heading={page.jobs.heading} items={jobs} />
      {finished && <Jobs {...finished} />}
      <ServiceBreakers heading={page.services.heading} items={services} />
      <LocalFacts heading={page.facts.heading} items={page.facts.items} more={page.more}>
        <PowerCompany {...powerCompany} />
      </LocalFacts>
      <NearbyPlaces heading={page.reasons.heading} reasons={reasons} nearby={nearby} />
      {promises && <Promises {...promises} />}
      {isGTA ? (
        <QuestionsWithForm heading={questionsHeading} questions={page.questions} form={form} formWords={page.form} />
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
            <SectionHeading id="ask" wired>
              {questionsHeading}
            </SectionHeading>
            <Questions items={page.questions} />
          </Beside>
        </Section>
      )}
    </>
  )
}
