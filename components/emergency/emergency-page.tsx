import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { EmergencyChoices } from '@/components/emergency/emergency-choices'
import { EmergencyHead } from '@/components/emergency/emergency-head'
import { PowerOut } from '@/components/emergency/power-out'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { WhatYouSee } from '@/components/emergency/what-you-see'
import { WhoToCall } from '@/components/emergency/who-to-call'
import { Ask } from '@/components/sections/ask'
import { Promises } from '@/components/sections/promises'
import { Rows } from '@/components/sections/rows'
import { Split } from '@/components/sections/split'
import { Fold } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph, Paragraphs, RichText, TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import type { EmergencyPageView, EmergencyServiceView, EmergencyView } from '@/lib/views/emergency'
import styles from './emergency-page.module.css'

/** /emergency: our number and 911, the power that is out, then what somebody sees, by who is called first. */
export function EmergencyPage(props: EmergencyView) {
  const { page, outage, groups, promises } = props
  const { heading, items } = page.sequences
  return (
    <>
      <Head {...props} />
      <PowerOut {...outage} />
      <WhatYouSee heading={page.choices.heading} groups={groups} after={page.choices.after} />
      <Section id="else" heading={heading} tone="band">
        <ul className={styles.short}>
          {items.map(({ id, steps, after, ...sequence }) => (
            <li key={id} id={id}>
              <TitledText title={sequence.heading} text={[...steps, ...(after ? [after] : [])].join(' ')} />
            </li>
          ))}
        </ul>
      </Section>
      <Cost {...props} list={page.ready} />
      {page.why && (
        <Section id="why" tone="band">
          <Split wide="right">
            <SectionHeading id="why">{page.why.heading}</SectionHeading>
            <Rows items={page.why.items} />
          </Split>
        </Section>
      )}
      {promises && <Promises {...promises} />}
      <Section id="never" tone="card" label={page.never.heading}>
        <Split>
          <List {...page.never} />
          <Fold summary={<h3>{page.whoToCall.heading}</h3>} id="who-to-call">
            <WhoToCall table={page.whoToCall} />
          </Fold>
        </Split>
      </Section>
      <Questions {...props} />
      <CutawaySprite arts={[outage.drawing.wide.art, outage.drawing.phone.art]} />
    </>
  )
}

/** One emergency: our number and 911, two or three answers with their steps, other problems as folds. */
export function EmergencyServicePage(props: EmergencyServiceView) {
  const { page, drawing, promises } = props
  const { choices, sequences } = page
  return (
    <>
      <Head {...props} />
      <EmergencyChoices {...choices} drawing={drawing && <Cutaway view={drawing} fit="cover" />} />
      <Table {...props} />
      <Section id="else" tone="band">
        <Split wide="right">
          <SectionHeading id="else">{sequences.heading}</SectionHeading>
          <div>
            {sequences.items.map((sequence) => (
              <Fold
                key={sequence.id}
                summary={
                  <h3>
                    <HeadingText>{sequence.heading}</HeadingText>
                  </h3>
                }
              >
                <SafetySteps sequence={sequence} />
              </Fold>
            ))}
          </div>
        </Split>
      </Section>
      <Cost {...props} list={page.never} />
      {promises && <Promises {...promises} />}
      <Questions {...props} />
      {drawing && <CutawaySprite arts={[drawing.wide.art, drawing.phone.art]} />}
    </>
  )
}

function Head({ phone, page, breadcrumbs, proof }: EmergencyPageView) {
  const { danger, ours, h1, lead } = page
  return (
    <EmergencyHead
      phone={phone}
      danger={danger}
      ours={ours}
      breadcrumbs={breadcrumbs}
      h1={h1}
      lead={lead}
      proof={proof}
    />
  )
}

function Table({ page: { whoToCall } }: EmergencyPageView) {
  return (
    <Section id="who-to-call" tone="card">
      <Split wide="right">
        <div className={styles.words}>
          <SectionHeading id="who-to-call">{whoToCall.heading}</SectionHeading>
          {whoToCall.lead && <Paragraph lead>{whoToCall.lead}</Paragraph>}
        </div>
        <WhoToCall table={whoToCall} />
      </Split>
    </Section>
  )
}

/** What finding the fault costs and what moves the price; a list beside it. */
function Cost({ cost, list }: EmergencyPageView & { list: EmergencyPageView['page']['never'] }) {
  return (
    <Section id="cost">
      <Split>
        <div className={styles.words}>
          <SectionHeading id="cost">{cost.heading}</SectionHeading>
          <div className={styles.price}>
            <Words>{cost.range}</Words>
          </div>
          <Paragraphs items={cost.paragraphs} />
          {cost.others.length > 0 && (
            <ul className={styles.ruled}>
              {cost.others.map(({ work, range }) => (
                <li key={work}>
                  {work}{' '}
                  <b>
                    <Words>{range}</Words>
                  </b>
                </li>
              ))}
            </ul>
          )}
        </div>
        <List {...list} aside />
      </Split>
    </Section>
  )
}

/** A heading and short sentences; `aside` where another heading of the section is the larger one. */
function List({ heading, items, aside }: { heading: string; items: readonly string[]; aside?: boolean }) {
  return (
    <div className={styles.words} data-aside={aside ? '' : undefined}>
      <h2>
        <HeadingText>{heading}</HeadingText>
      </h2>
      <ul className={styles.ruled}>
        {items.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Questions({ page, questions, form, ways }: EmergencyPageView) {
  return <Ask heading={page.asked} questions={questions} form={form} formWords={page.form} links={ways} />
}
