import { Ask } from '@/components/sections/ask'
import { CallActions } from '@/components/sections/call-actions'
import { CallCard } from '@/components/sections/call-card'
import { Jobs as FinishedJobs, type JobsProps as FinishedJobsProps } from '@/components/sections/jobs'
import {
  type Job,
  Jobs,
  LocalFacts,
  NextDoor,
  PowerCompany,
  type PowerCompanyProps,
  StreetMoment,
} from '@/components/sections/local'
import { Face, type FaceProps } from '@/components/sections/people'
import { PlaceHead } from '@/components/sections/place-head'
import { Promises, type PromisesProps } from '@/components/sections/promises'
import { Questions } from '@/components/sections/questions'
import { type BreakerCard, SixBreakers } from '@/components/sections/six-breakers'
import { Beside, Section, SectionHeading } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { LocationPage, LocationPath, PhoneNumber, Step } from '@/lib/content/types'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { SiteLinks } from '@/lib/views/page-context'

export type LocationScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  place: LocationPath
  locationName: string
  /** True for GTA towns, false for Toronto neighbourhoods: the towns hold a request form. */
  isGTA: boolean
  page: LocationPage
  breadcrumbs: readonly LinkItem[]
  answers: readonly { question: string; answer: string }[]
  jobs: readonly Job[]
  services: readonly BreakerCard[]
  reasons: readonly Step[]
  powerCompany: PowerCompanyProps
  nearby: { heading: string; places: readonly LinkItem[]; near: readonly LocationPath[] }
  questionsHeading: string
  /** What only the owner can say; nothing until it is filled in. */
  finished?: FinishedJobsProps
  promises?: PromisesProps
  face?: FaceProps
  form: LeadFormSettings
}

/** A place: its name on its own feeder, its street, jobs typical for its houses, six services, local facts. */
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
  face,
  form,
}: LocationScreenProps) {
  return (
    <>
      <PlaceHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        name={locationName}
        place={place}
        near={nearby.near}
        answers={answers}
      >
        <CallActions phone={phone} quoteHref={isGTA ? '#quote' : links.contactForm} />
      </PlaceHead>
      <StreetMoment place={place} sentence={page.heroDescription} amber={!isGTA} />
      <Jobs heading={page.jobs.heading} items={jobs} />
      {finished && <FinishedJobs {...finished} />}
      <SixBreakers heading={page.services.heading} items={services} />
      <LocalFacts heading={page.facts.heading} items={page.facts.items} more={page.more}>
        <PowerCompany {...powerCompany} />
      </LocalFacts>
      <NextDoor heading={page.reasons.heading} reasons={reasons} nearby={nearby} />
      {promises && <Promises {...promises} />}
      {isGTA ? (
        <Ask
          heading={questionsHeading}
          questions={page.questions}
          form={form}
          formHeading={page.form.heading}
          formNote={page.form.lead}
          example={page.form.example}
          besideForm={face && <Face {...face} />}
        />
      ) : (
        <Section id="ask" tone="dark" knife>
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
