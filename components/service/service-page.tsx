import type { ReactNode } from 'react'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { PageLayout } from '@/components/layout/page-layout'
import { Ask } from '@/components/sections/ask'
import { categoryTones } from '@/components/sections/category-tones'
import { Jobs } from '@/components/sections/jobs'
import { Scale } from '@/components/sections/scale'
import { Steps } from '@/components/sections/steps'
import { Choices } from '@/components/service/choices'
import { Customers } from '@/components/service/customers'
import { KeypadRoom } from '@/components/service/keypad-room'
import { PriceAndFacts } from '@/components/service/price-and-facts'
import { ServiceHead } from '@/components/service/service-head'
import { serviceModel } from '@/components/service/service-model'
import { Signs } from '@/components/service/signs'
import { Spots } from '@/components/service/spots'
import { Statement } from '@/components/service/statement'
import { Picture } from '@/components/ui/picture'
import { Section, type Tone } from '@/components/ui/section'
import type { TradePath } from '@/content/schema'
import { serviceTrail } from '@/lib/content/breadcrumbs'

/**
 * A service page: head, price, statement, main section (a scale, choices or rooms), steps, customers, questions with the
 * form. The category sets the tones and the picture in the head. The drawing of the building is once on the page: in the
 * head, otherwise with the rooms, otherwise with the statement.
 */
export function ServicePage({ path }: { path: TradePath }) {
  const { href, page, drawing, slot, testimonials, ...model } = serviceModel(path)
  const drawnIn = slot === 'drawing' ? 'head' : page.feature?.kind === 'spots' ? 'spots' : 'statement'
  const { light } = categoryTones[model.tone]
  let section = 0
  /** The next light tone. */
  const next = (): Tone => light[section++ % light.length] ?? 'card'
  const house = <Cutaway view={drawing} fit="cover" />

  const price = model.price && <PriceAndFacts tone={next()} {...model.price} />
  const statement = () =>
    model.what && (
      <Statement
        tone={drawnIn === 'statement' ? 'dusk' : next()}
        drawing={drawnIn === 'statement' && house}
        {...model.what}
      />
    )
  const signs = model.signs && <Signs {...model.signs} />
  const feature = (): ReactNode => {
    if (!page.feature)
      return (
        model.signs && (
          <Section id="signs" tone={next()} label={model.signs.heading}>
            {signs}
          </Section>
        )
      )
    if (page.feature.kind === 'scale')
      return (
        <Scale tone={next()} {...page.feature}>
          {signs}
        </Scale>
      )
    if (page.feature.kind === 'choices')
      return (
        <Choices tone={next()} {...page.feature}>
          {signs}
        </Choices>
      )
    const drawn = drawnIn === 'spots'
    return (
      <Spots tone={drawn ? 'dusk' : next()} drawing={drawn && house} {...page.feature}>
        {signs}
      </Spots>
    )
  }
  return (
    <PageLayout path={href} hasForm>
      <ServiceHead
        path={href}
        breadcrumbs={serviceTrail(path)}
        h1={page.h1}
        lead={page.lead}
        tone={model.tone}
        sum={model.sum}
      >
        {slot === 'room' ? (
          <KeypadRoom />
        ) : slot === 'drawing' ? (
          house
        ) : (
          <Picture picture={slot} sizes="(max-width: 767px) 100vw, 55vw" priority />
        )}
      </ServiceHead>
      <CutawaySprite arts={[drawing.wide.art, drawing.phone.art]} />
      {price}
      {drawnIn === 'spots' ? (
        <>
          {feature()}
          {statement()}
        </>
      ) : (
        <>
          {statement()}
          {feature()}
        </>
      )}
      {page.steps && <Steps heading={page.steps.heading} items={page.steps.items} tone={next()} />}
      <Jobs of={path} />
      {testimonials.length > 1 && <Customers testimonials={testimonials} tone={next()} />}
      <Ask
        heading={page.form.heading}
        lead={page.form.lead}
        tone={next()}
        questions={model.questions}
        path={href}
        service={model.asked}
        formWords={{ heading: model.formHeading, example: page.form.example }}
        links={model.ways}
      >
        {page.ready && (
          <p>
            <b>{`${page.ready.heading}:`}</b> {page.ready.items.join(' ')}
          </p>
        )}
      </Ask>
    </PageLayout>
  )
}
