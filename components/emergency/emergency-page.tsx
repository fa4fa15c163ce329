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
import { RequestSection } from '@/components/sections/request-section'
import { BesideHeading, TwoColumns } from '@/components/sections/two-columns'
import { Fold, Folds } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { PhoneFold } from '@/components/ui/phone-fold'
import { PriceRange, PriceTerms } from '@/components/ui/price'
import { BranchList } from '@/components/ui/prose'
import { Paragraphs, RichTextItems, TitledText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { EmergencyContent } from '@/content/schema'
import type { PageOfKind } from '@/lib/content/pages'
import { shownPrice } from '@/lib/content/price-terms'
import styles from './emergency-page.module.css'

/** /emergency: 911 and our number, what the visitor sees by whom to call first, then the power outage. */
export function EmergencyIndexPage({ page }: { page: PageOfKind<'emergency-index'> }) {
  const model = emergencyIndexModel(page)
  const { copy, outage, groups } = model
  const { otherSituations } = copy
  return (
    <PageLayout page={page} hasForm>
      <EmergencyHead {...model} />
      <WhatYouSee heading={copy.situations.heading} groups={groups} after={copy.situations.after} />
      {outage && <PowerOut {...outage} />}
      <WhoToCall table={copy.whoToCall} foldedOnPhones />
      <Section id="else" heading={otherSituations.heading}>
        <ul className={`${styles.columns} card-texts`}>
          {otherSituations.items.map(({ id, heading, intro = '', steps, after = '' }) => (
            <li key={id} id={id}>
              <TitledText title={heading} text={[intro, ...steps, after].join(' ').trim()} />
            </li>
          ))}
        </ul>
      </Section>
      <EmergencyCost cost={copy.cost}>
        <EmergencyList {...copy.never} />
      </EmergencyCost>
      {copy.reasons && (
        <Section id="why" heading={copy.reasons.heading} className={styles.joined}>
          <ul className={`${styles.columns} card-texts`}>
            {copy.reasons.items.map(({ title, text }) => (
              <li key={title}>
                <TitledText title={title} text={text} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Promises page={page} />
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
      <Situations {...situations} drawing={drawing && <Cutaway view={drawing} fit="box" />} />
      <WhoToCall table={whoToCall} />
      <BesideHeading id="else" heading={otherSituations.heading}>
        <div>
          {otherSituations.items.map((sequence) => (
            <Fold key={sequence.id} heading={sequence.heading}>
              <SafetySteps sequence={sequence} />
            </Fold>
          ))}
        </div>
      </BesideHeading>
      <EmergencyCost cost={copy.cost}>
        <EmergencyList {...copy.never} />
      </EmergencyCost>
      <Promises page={page} />
      <EmergencyQuestions {...model} />
      {drawing && <CutawaySprite arts={[drawing.art]} />}
    </PageLayout>
  )
}

/** The price of finding the fault and what affects it; `children`: beside it. */
function EmergencyCost({ cost, children }: { cost: EmergencyContent['cost']; children: ReactNode }) {
  const [first, ...others] = cost.prices.map(shownPrice)
  return (
    <Section id="cost" className={styles.joined}>
      <TwoColumns>
        <PhoneFold id="cost" heading={cost.heading} note={first && <PriceRange price={first} />}>
          <div className={`stack ${styles.text}`}>
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
        </PhoneFold>
        {children}
      </TwoColumns>
    </Section>
  )
}

/** A heading and short sentences. */
function EmergencyList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className={`stack ${styles.aside}`}>
      <h2>
        <HeadingText>{heading}</HeadingText>
      </h2>
      <ul className={styles.list}>
        <RichTextItems items={items} />
      </ul>
    </div>
  )
}

/** The questions, what to have ready, the request form and links. */
function EmergencyQuestions({ page, copy, questions, links }: EmergencyModel) {
  return (
    <RequestSection heading={copy.questionsHeading} page={page} formText={copy.form} links={links} nextSteps="none">
      <div>
        <Fold heading={copy.ready.heading}>
          <BranchList items={copy.ready.items} />
        </Fold>
        <Folds items={questions} />
      </div>
    </RequestSection>
  )
}
