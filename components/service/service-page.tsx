import type { ReactNode } from 'react'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { PageLayout } from '@/components/layout/page-layout'
import { categoryTones } from '@/components/sections/category-tones'
import { FinishedJobs } from '@/components/sections/finished-jobs'
import { RequestSection } from '@/components/sections/request-section'
import { Scale } from '@/components/sections/scale'
import { Steps } from '@/components/sections/steps'
import { Choices } from '@/components/service/choices'
import { Customers } from '@/components/service/customers'
import { KeypadRoom } from '@/components/service/keypad-room'
import { Overview } from '@/components/service/overview'
import { PriceAndFacts } from '@/components/service/price-and-facts'
import { ServiceHead } from '@/components/service/service-head'
import { serviceModel } from '@/components/service/service-model'
import { Signs } from '@/components/service/signs'
import { Spots } from '@/components/service/spots'
import { Picture } from '@/components/ui/picture'
import { Section, type Tone } from '@/components/ui/section'
import type { ServicePage as ServiceContent, ServiceId } from '@/content/schema'
import { serviceBreadcrumbs } from '@/lib/content/breadcrumbs'

/**
 * A service page: head, price, overview, main section (a scale, choices or rooms), steps, customers, questions and
 * form. The category sets the tones. The page has the drawing once. If the head has no picture, the drawing is there.
 * Else, if the service has rooms, it is with them, and they come before the overview. Else it is with the overview.
 */
export function ServicePage({ service }: { service: ServiceId }) {
  const { path, page, drawing, headPicture, testimonials, ...model } = serviceModel(service)
  const drawnIn = headPicture === 'drawing' ? 'head' : page.feature?.kind === 'spots' ? 'spots' : 'overview'
  const { light } = categoryTones[model.tone]
  /** The sections without the drawing, in the order of the page: their tones alternate. */
  const lightSections = [
    model.price && 'price',
    drawnIn !== 'overview' && model.overview && 'overview',
    drawnIn !== 'spots' && (page.feature || model.signs) && 'main',
    page.steps && 'steps',
    testimonials.length > 1 && 'customers',
    'request-section',
  ].filter(Boolean)
  const toneOf = (section: string): Tone => light[lightSections.indexOf(section) % light.length] ?? 'dusk'
  const cutaway = <Cutaway view={drawing} fit="cover" />
  const main = (
    <MainSection
      tone={toneOf('main')}
      feature={page.feature}
      signs={model.signs}
      drawing={drawnIn === 'spots' && cutaway}
    />
  )
  return (
    <PageLayout path={path} hasForm>
      <ServiceHead
        path={path}
        breadcrumbs={serviceBreadcrumbs(service)}
        h1={page.h1}
        lead={page.lead}
        tone={model.tone}
        headPrice={model.headPrice}
      >
        {headPicture === 'room' ? (
          <KeypadRoom />
        ) : headPicture === 'drawing' ? (
          cutaway
        ) : (
          <Picture picture={headPicture} sizes="(max-width: 767px) 100vw, 55vw" priority />
        )}
      </ServiceHead>
      <CutawaySprite arts={[drawing.wide.art, drawing.phone.art]} />
      {model.price && <PriceAndFacts tone={toneOf('price')} {...model.price} />}
      {drawnIn === 'spots' && main}
      {model.overview && (
        <Overview tone={toneOf('overview')} drawing={drawnIn === 'overview' && cutaway} {...model.overview} />
      )}
      {drawnIn !== 'spots' && main}
      {page.steps && <Steps heading={page.steps.heading} items={page.steps.items} tone={toneOf('steps')} />}
      <FinishedJobs of={service} />
      {testimonials.length > 1 && <Customers testimonials={testimonials} tone={toneOf('customers')} />}
      <RequestSection
        heading={page.form.heading}
        lead={page.form.lead}
        tone={toneOf('request-section')}
        questions={model.questions}
        path={path}
        service={model.formService}
        formWords={{ heading: model.formHeading, example: page.form.example }}
        links={model.links}
      >
        {page.ready && (
          <p>
            <b>{`${page.ready.heading}:`}</b> {page.ready.items.join(' ')}
          </p>
        )}
      </RequestSection>
    </PageLayout>
  )
}

type MainSectionProps = Pick<ReturnType<typeof serviceModel>, 'signs'> & {
  tone: Tone
  feature: ServiceContent['feature']
  drawing: ReactNode
}

/** The sizes, choices or rooms of a service, with the signs that it is needed; without any of these the signs alone. */
function MainSection({ tone, feature, signs, drawing }: MainSectionProps) {
  const list = signs && <Signs {...signs} />
  if (feature?.kind === 'scale')
    return (
      <Scale tone={tone} {...feature}>
        {list}
      </Scale>
    )
  if (feature?.kind === 'choices')
    return (
      <Choices tone={tone} {...feature}>
        {list}
      </Choices>
    )
  if (feature)
    return (
      <Spots tone={tone} drawing={drawing} {...feature}>
        {list}
      </Spots>
    )
  return (
    signs && (
      <Section id="signs" tone={tone} label={signs.heading}>
        {list}
      </Section>
    )
  )
}
