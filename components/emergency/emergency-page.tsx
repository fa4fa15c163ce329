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
import type { EmergencyId } from '@/content/schema'
import styles from './emergency-page.module.css'

/** /emergency: 911 and our number, the power outage, then what the visitor sees, grouped by whom to call first. */
export function EmergencyIndexPage() {
  const model = emergencyIndexModel()
  const { path, page, outage, groups } = model
  const { otherSituations } = page
  return (
    <PageLayout path={path} hasForm>
      <EmergencyHead {...model} />
      {outage && <PowerOut {...outage} />}
      <WhatYouSee heading={page.situations.heading} groups={groups} after={page.situations.after} />
      <Section id="else" heading={otherSituations.heading} tone="band">
        <ul className={styles.otherSituations}>
          {otherSituations.items.map(({ id, heading, intro = '', steps, after = '' }) => (
            <li key={id} id={id}>
              <TitledText title={heading} text={[intro, ...steps, after].join(' ').trim()} />
            </li>
          ))}
        </ul>
      </Section>
      <EmergencyCost cost={model.cost} list={page.ready} />
      {page.reasons && (
        <BesideHeading id="why" heading={page.reasons.heading} tone="band">
          <Rows items={page.reasons.items} />
        </BesideHeading>
      )}
      <Promises path={path} />
      <Section id="never" tone="card" label={page.never.heading}>
        <TwoColumns>
          <EmergencyList {...page.never} />
          <Fold heading={page.whoToCall.heading} id="who-to-call">
            <WhoToCall table={page.whoToCall} />
          </Fold>
        </TwoColumns>
      </Section>
      <EmergencyQuestions {...model} />
      {outage && <CutawaySprite arts={[outage.drawing.art]} />}
    </PageLayout>
  )
}

/** A page under /emergency: 911 and our number, answers with their steps, other problems as folds. */
export function EmergencyPage({ emergency }: { emergency: EmergencyId }) {
  const model = emergencyPageModel(emergency)
  const { path, page, drawing } = model
  const { situations, whoToCall, otherSituations } = page
  return (
    <PageLayout path={path} hasForm>
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
      <EmergencyCost cost={model.cost} list={page.never} />
      <Promises path={path} />
      <EmergencyQuestions {...model}>
        <ReadyList {...page.ready} />
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
  cost: EmergencyModel['cost']
  list: { heading: string; items: readonly string[] }
}) {
  const [first, ...others] = cost.prices
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
function EmergencyQuestions({ path, page, questions, links, children }: EmergencyModel & { children?: ReactNode }) {
  return (
    <RequestSection heading={page.questionsHeading} path={path} formText={page.form} links={links} hasNextSteps={false}>
      <Folds items={questions} />
      {children}
    </RequestSection>
  )
}
