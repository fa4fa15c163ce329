import type { ReactNode } from 'react'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { Ask } from '@/components/sections/ask'
import { categoryTones } from '@/components/sections/category-tones'
import { Jobs } from '@/components/sections/jobs'
import { Scale } from '@/components/sections/scale'
import { Steps } from '@/components/sections/steps'
import { Choices } from '@/components/service/choices'
import { Customers } from '@/components/service/customers'
import { KeypadRoom } from '@/components/service/keypad-room'
import { Places } from '@/components/service/places'
import { PriceAndFacts } from '@/components/service/price-and-facts'
import { ServiceHead } from '@/components/service/service-head'
import { Signs } from '@/components/service/signs'
import { Statement } from '@/components/service/statement'
import { Picture } from '@/components/ui/picture'
import { Section, type Tone } from '@/components/ui/section'
import type { ServiceView } from '@/lib/views/service'

/**
 * One trade service: head, price, what it is, one feature (a scale, choices or places), steps, customers, questions with
 * the form. A category changes the tones and what the head's slot shows. The drawing of the building is once on the
 * page: in the head, else with the places, else with the statement.
 */
export function ServicePage(props: ServiceView) {
  const { page, drawing, slot, testimonials, jobs } = props
  const drawnIn = slot === 'drawing' ? 'head' : page.feature?.kind === 'places' ? 'places' : 'statement'
  const { light } = categoryTones[props.tone]
  let section = 0
  /** The light tones take turns down the page. */
  const next = (): Tone => light[section++ % light.length] ?? 'card'
  const house = <Cutaway view={drawing} fit="cover" />

  const price = props.price && <PriceAndFacts tone={next()} {...props.price} />
  const statement = () =>
    props.what && (
      <Statement
        tone={drawnIn === 'statement' ? 'dusk' : next()}
        drawing={drawnIn === 'statement' && house}
        {...props.what}
      />
    )
  const signs = props.signs && <Signs {...props.signs} />
  const feature = (): ReactNode => {
    if (!page.feature)
      return (
        props.signs && (
          <Section id="signs" tone={next()} label={props.signs.heading}>
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
    const drawn = drawnIn === 'places'
    return (
      <Places tone={drawn ? 'dusk' : next()} drawing={drawn && house} {...page.feature}>
        {signs}
      </Places>
    )
  }
  return (
    <>
      <ServiceHead {...props}>
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
      {drawnIn === 'places' ? (
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
      {jobs && <Jobs {...jobs} />}
      {testimonials.length > 1 && <Customers testimonials={testimonials} tone={next()} />}
      <Ask
        heading={page.form.heading}
        lead={page.form.lead}
        tone={next()}
        questions={props.questions}
        form={props.form}
        formWords={{ heading: props.formHeading, example: page.form.example }}
        links={props.ways}
      >
        {page.ready && (
          <p>
            <b>{`${page.ready.heading}:`}</b> {page.ready.items.join(' ')}
          </p>
        )}
      </Ask>
    </>
  )
}
