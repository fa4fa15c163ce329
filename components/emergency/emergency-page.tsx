import type { ReactNode } from 'react'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { EmergencyHead } from '@/components/emergency/emergency-head'
import { type EmergencyModel, emergencyIndexModel, emergencyPageModel } from '@/components/emergency/emergency-model'
import { PowerOut } from '@/components/emergency/power-out'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { Situations } from '@/components/emergency/situations'
import { WhatYouSee } from '@/components/emergency/what-you-see'
import { WhoToCall } from '@/components/emergency/who-to-call'
import { PageLayout } from '@/components/layout/page-layout'
import { Promises } from '@/components/sections/promises'
import { ReadyList } from '@/components/sections/ready-list'
import { RequestSection } from '@/components/sections/request-section'
import { Rows } from '@/components/sections/rows'
import { BesideHeading, TwoColumns } from '@/components/sections/two-columns'
import { Fold, Folds } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { PriceRange, PriceTerms } from '@/components/ui/price'
import { Paragraphs, RichTextItems, TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { EmergencyContent } from '@/content/schema'
import type { PageOfKind } from '@/lib/content/pages'
import { shownPrice } from '@/lib/content/price-terms'
import styles from './emergency-page.module.css'

/** /emergency: 911 and our number, the power outage, then what the visitor sees, grouped by whom to call first. */
export function EmergencyIndexPage({ page }: { page: PageOfKind<'emergency-index'> }) {
  const model = emergencyIndexModel(page)
  const { copy, outage, groups } = model
  const { otherSituations } = copy
  return (
    <PageLayout page={page} hasForm>
      <EmergencyHead {...model} />
      {outage && <PowerOut {...outage} />}
      <WhatYouSee heading={copy.situations.heading} groups={groups} after={copy.situations.after} />
      <Section id="else" heading={otherSituations.heading} tone="band">
        <ul className={styles.otherSituations}>
          {otherSituations.items.map(({ id, heading, intro = '', steps, after = '' }) => (
            <li key={id} id={id}>
              <TitledText title={heading} text={[intro, ...steps, after].join(' ').trim()} />
            </li>
          ))}
        </ul>
      </Section>
      <EmergencyCost cost={copy.cost} list={copy.ready} />
      {copy.reasons && (
        <BesideHeading id="why" heading={copy.reasons.heading} tone="band">
          <Rows items={copy.reasons.items} />
        </BesideHeading>
      )}
      <Promises page={page} />
      <Section id="never" tone="card" label={copy.never.heading}>
        <TwoColumns>
          <EmergencyList {...copy.never} />
          <Fold heading={copy.whoToCall.heading} id="who-to-call">
            <WhoToCall table={copy.whoToCall} />
          </Fold>
        </TwoColumns>
      </Section>
      <EmergencyQuestions {...model} />
      {outage && <CutawaySprite arts={[outage.drawing.art]} />}
    </PageLayout>
  )
}

/** A page under /emergency: 911 and our number, answers with their steps, other problems as folds. */
export function EmergencyPage({ page }: { page: PageOfKind<'emergency'> }) {
  const model = emergencyPageModel(page)
  const { copy, drawing } = model
  const { situations, whoToCall, otherSituations } = copy
  return (
    <PageLayout page={page} hasForm>
      <EmergencyHead {...model} />
      <Situations {...situations} drawing={drawing && <Cutaway view={drawing} fit="cover" />} />
      <BesideHeading id="who-to-call" heading={whoToCall.heading} lead={whoToCall.lead} tone="card">
        <WhoToCall table={whoToCall} />
      </BesideHeading>
      <BesideHeading id="else" heading={otherSituations.heading} tone="band">
        <div>
          {otherSituations.items.map((sequence) => (
            <Fold key={sequence.id} heading={sequence.heading}>
              <SafetySteps sequence={sequence} />
            </Fold>
          ))}
        </div>
      </BesideHeading>
      <EmergencyCost cost={copy.cost} list={copy.never} />
      <Promises page={page} />
      <EmergencyQuestions {...model}>
        <ReadyList {...copy.ready} />
      </EmergencyQuestions>
      {drawing && <CutawaySprite arts={[drawing.art]} />}
    </PageLayout>
  )
}

/** The price of finding the fault and what affects it, with a list beside it. */
function EmergencyCost({
  cost,
  list,
}: {
  cost: EmergencyContent['cost']
  list: { heading: string; items: readonly string[] }
}) {
  const [first, ...others] = cost.prices.map(shownPrice)
  return (
    <Section id="cost">
      <TwoColumns>
        <div className={`stack ${styles.text}`}>
          <SectionHeading id="cost">{cost.heading}</SectionHeading>
          {first && (
            <>
              <div className={styles.price}>
                <PriceRange price={first} />
              </div>
              <p>
                <PriceTerms prices={[first]} />
              </p>
            </>
          )}
          <Paragraphs items={cost.paragraphs} />
          {others.length > 0 && (
            <ul className={styles.list}>
              {others.map((price) => (
                <li key={price.work}>
                  {price.work}{' '}
                  <b>
                    <PriceRange price={price} />
                  </b>
                </li>
              ))}
            </ul>
          )}
        </div>
        <EmergencyList {...list} aside />
      </TwoColumns>
    </Section>
  )
}

/** A heading and short sentences; `aside`: a smaller heading, beside the section's own. */
function EmergencyList({ heading, items, aside }: { heading: string; items: readonly string[]; aside?: boolean }) {
  return (
    <div className={`stack ${styles.text}`} data-aside={aside ? '' : undefined}>
      <h2>
        <HeadingText>{heading}</HeadingText>
      </h2>
      <ul className={styles.list}>
        <RichTextItems items={items} />
      </ul>
    </div>
  )
}

/** The questions, the request form and links; `children`: below the questions. */
function EmergencyQuestions({ page, copy, questions, links, children }: EmergencyModel & { children?: ReactNode }) {
  return (
    <RequestSection heading={copy.questionsHeading} page={page} formText={copy.form} links={links} hasNextSteps={false}>
      <Folds items={questions} />
      {children}
    </RequestSection>
  )
}
