import type { ReactNode } from 'react'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { PageLayout } from '@/components/layout/page-layout'
import { FinishedJobs } from '@/components/sections/finished-jobs'
import { RequestSection } from '@/components/sections/request-section'
import { Rows } from '@/components/sections/rows'
import { Sizes } from '@/components/sections/sizes'
import { Steps } from '@/components/sections/steps'
import { HeadDrawing } from '@/components/service/head-drawing'
import { Overview } from '@/components/service/overview'
import { PriceLine } from '@/components/service/price-line'
import { Rooms } from '@/components/service/rooms'
import { ServiceHead } from '@/components/service/service-head'
import { serviceModel } from '@/components/service/service-model'
import { Signs, type SignsProps } from '@/components/service/signs'
import { TestimonialCarousel } from '@/components/service/testimonial-carousel'
import { PhoneFold } from '@/components/ui/phone-fold'
import { Picture } from '@/components/ui/picture'
import { BranchList } from '@/components/ui/prose'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, type Tone } from '@/components/ui/section'
import type { ServiceContent } from '@/content/schema'
import type { PageOfKind } from '@/lib/content/pages'

/** A service page: head, price, overview, sizes or choices or rooms, steps, finished jobs, testimonials, form. */
export function ServicePage({ page }: { page: PageOfKind<'service'> }) {
  const { copy, drawing, drawnIn, headPicture, slides, toneOf, ...model } = serviceModel(page)
  const cutaway = <Cutaway view={drawing} fit="box" named />
  const main = (
    <MainSection
      tone={toneOf('main')}
      content={copy.mainSection}
      signs={model.signs}
      drawing={drawnIn === 'rooms' && cutaway}
      wideOnly={Boolean(copy.headPicture)}
    />
  )
  return (
    <PageLayout page={page} hasForm>
      <ServiceHead
        page={page}
        h1={copy.h1}
        lead={copy.lead}
        tone={model.tone}
        headPrice={model.headPrice}
        show={copy.headPicture ? 'drawing' : headPicture === 'drawing' ? 'cutaway' : 'picture'}
      >
        {copy.headPicture ? (
          <HeadDrawing {...copy.headPicture} />
        ) : headPicture === 'drawing' ? (
          cutaway
        ) : (
          <Picture picture={headPicture} sizes="(max-width: 767px) 100vw, (max-width: 959px) 110vw, 55vw" priority />
        )}
      </ServiceHead>
      {drawnIn !== 'none' && <CutawaySprite arts={[drawing.art]} />}
      {model.price && <PriceLine tone={toneOf('price')} {...model.price} />}
      {drawnIn === 'rooms' && main}
      {model.overview && (
        <Overview
          tone={toneOf('overview')}
          drawing={drawnIn === 'overview' && cutaway}
          wideOnly={Boolean(copy.headPicture)}
          {...model.overview}
        />
      )}
      {drawnIn !== 'rooms' && main}
      {copy.steps && <Steps heading={copy.steps.heading} items={copy.steps.items} tone={toneOf('steps')} />}
      <FinishedJobs page={page} />
      {slides.length > 0 && <TestimonialCarousel testimonials={slides} tone={toneOf('testimonials')} />}
      <RequestSection
        heading={copy.form.heading}
        lead={copy.form.lead}
        tone={toneOf('request')}
        questions={model.questions}
        page={page}
        service={model.requestedService}
        formText={{ heading: model.formHeading, example: copy.form.example }}
        links={model.links}
      >
        {copy.ready && (
          <PhoneFold heading={copy.ready.heading}>
            <BranchList items={copy.ready.items} />
          </PhoneFold>
        )}
      </RequestSection>
    </PageLayout>
  )
}

type MainSectionProps = {
  signs?: SignsProps
  tone: Tone
  content: ServiceContent['mainSection']
  drawing: ReactNode
  wideOnly: boolean
}

/** The sizes, choices or rooms of a service, with the signs that it is needed; without any of these the signs alone. */
function MainSection({ tone, content, signs, drawing, wideOnly }: MainSectionProps) {
  const list = signs && <Signs {...signs} />
  if (content?.kind === 'sizes')
    return (
      <Sizes tone={tone} {...content}>
        {list}
      </Sizes>
    )
  if (content?.kind === 'choices')
    return (
      <Section id="choices" heading={content.heading} tone={tone}>
        {content.lead && <Paragraph lead>{content.lead}</Paragraph>}
        <Rows
          items={content.items.map(({ question, answer, text }) => ({
            title: question,
            text: `**${answer}.** ${text}`,
          }))}
        />
        {list}
      </Section>
    )
  if (content)
    return (
      <Rooms tone={tone} drawing={drawing} wideOnly={wideOnly} {...content}>
        {list}
      </Rooms>
    )
  return (
    signs && (
      <Section id="signs" tone={tone} label={signs.heading}>
        {list}
      </Section>
    )
  )
}
