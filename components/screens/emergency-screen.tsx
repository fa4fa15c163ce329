import { Fragment, type ReactNode } from 'react'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { BigBreaker } from '@/components/emergency/big-breaker'
import { BreakerFolds } from '@/components/emergency/breaker-folds'
import { DayAndNight } from '@/components/emergency/day-and-night'
import { DrawingLinks } from '@/components/emergency/drawing-links'
import { EmergencyChoiceCards } from '@/components/emergency/emergency-choice-cards'
import { EmergencyChoiceFolds } from '@/components/emergency/emergency-choice-folds'
import { EmergencyHead } from '@/components/emergency/emergency-head'
import { EmergencyPrice } from '@/components/emergency/emergency-price'
import { WhoToCall } from '@/components/emergency/who-to-call'
import { Highlight } from '@/components/sections/highlight'
import { Promises } from '@/components/sections/promises'
import { QuestionsWithForm, type QuestionsWithFormProps } from '@/components/sections/questions-with-form'
import { Fold } from '@/components/ui/fold'
import { Picture } from '@/components/ui/picture'
import { BranchList } from '@/components/ui/prose'
import { Paragraph, Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { EmergencyPage, EmergencyPart } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import type { EmergencyPageView, EmergencyServiceView, EmergencyView } from '@/lib/views/emergency'
import styles from './emergency-screen.module.css'

function After({ page }: { page: EmergencyPage }) {
  return (
    page.choices.after && (
      <p className={styles.after}>
        <RichText>{page.choices.after}</RichText>
      </p>
    )
  )
}

/** What never to do, who to call, when to call us. Never inside a part that a page may leave out. */
function SafetyFolds({ page, table = true }: { page: EmergencyPage; table?: boolean }) {
  return (
    <>
      <Fold summary={<h3>{page.never.heading}</h3>} id="never">
        <BranchList items={page.never.items} />
      </Fold>
      {table && (
        <Fold summary={<h3>{page.whoToCall.heading}</h3>} id="who-to-call">
          <WhoToCall table={page.whoToCall} />
        </Fold>
      )}
      <Fold summary={<h3>{page.callUs.heading}</h3>}>
        <Paragraphs items={page.callUs.paragraphs} />
      </Fold>
    </>
  )
}

function headProps({ phone, page, breadcrumbs }: EmergencyPageView) {
  return {
    phone,
    danger: page.danger,
    ours: page.ours,
    breadcrumbs,
    h1: page.h1,
    lead: page.lead,
    question: page.choices.heading,
  }
}

function questionsProps({ page, form, ways }: EmergencyPageView): QuestionsWithFormProps {
  return {
    heading: page.asked,
    questions: page.questions,
    form,
    formWords: page.form,
    links: ways,
  }
}

/**
 * /emergency: 911 and our number, then six drawings of what may have happened. The riser is dark after the head's open
 * switch, and amber again from the price on.
 */
export function EmergencyScreen(props: EmergencyView) {
  const { page, cost, pages, promises, officeDay } = props
  return (
    <>
      <EmergencyHead {...headProps(props)} size="tall">
        <EmergencyChoiceCards items={page.choices.items} />
        <After page={page} />
      </EmergencyHead>
      <BreakerFolds heading={page.sequences.heading} items={page.sequences.items} />
      <DrawingLinks heading={uiWords.emergency.pages} items={pages} />
      <Highlight
        id="cost"
        oneLine
        highlight={{ kind: 'price', label: cost.heading, range: cost.range, note: cost.note }}
        fold={
          <Fold summary={<h3>{uiWords.emergency.costMore}</h3>}>
            <Paragraphs items={cost.more} />
          </Fold>
        }
        side={
          <div className={styles.ready}>
            <h3>{page.ready.heading}</h3>
            <ul className={styles.ruled}>
              {page.ready.items.map((item) => (
                <li key={item}>
                  <RichText>{item}</RichText>
                </li>
              ))}
            </ul>
          </div>
        }
      />
      {page.why && <DayAndNight heading={page.why.heading} items={page.why.items} office={officeDay} />}
      {promises && <Promises {...promises} />}
      <QuestionsWithForm {...questionsProps(props)}>
        <SafetyFolds page={page} />
      </QuestionsWithForm>
      <CutawaySprite arts={pages.flatMap(({ view }) => [view.wide.art, view.phone.art])} />
    </>
  )
}

/**
 * One emergency: 911 and our number, a question with two or three answers, everything else as tripped breakers. Pages
 * differ in what their question is drawn with, and in what follows; the riser stays dark.
 */
export function EmergencyServiceScreen(props: EmergencyServiceView) {
  const { page, cost, look, drawing, picture, promises } = props
  const { head } = look
  const closeUp = picture && <Picture picture={picture} sizes="(min-width: 960px) 100vw, 188vw" />
  const house = <Cutaway view={drawing} fit="cover" />
  const parts: Readonly<Record<EmergencyPart, ReactNode>> = {
    utilities: (
      <Section id="who-to-call" heading={page.whoToCall.heading} tone="night" wire="dead">
        {page.whoToCall.lead && <Paragraph lead>{page.whoToCall.lead}</Paragraph>}
        <WhoToCall table={page.whoToCall} />
      </Section>
    ),
    faults: <BreakerFolds heading={page.sequences.heading} items={page.sequences.items} />,
    price: (
      <EmergencyPrice {...cost} picture={head === 'drawing' ? closeUp : house} at={look.price}>
        <Fold summary={<h3>{uiWords.emergency.costMore}</h3>}>
          <Paragraphs items={cost.more} />
        </Fold>
      </EmergencyPrice>
    ),
  }
  return (
    <>
      <EmergencyHead {...headProps(props)} size="short" beside={head === 'close-up' && closeUp}>
        {head === 'breaker' && <BigBreaker />}
        <EmergencyChoiceFolds
          items={page.choices.items}
          layout={head === 'streets' || head === 'breaker' ? 'columns' : 'rows'}
          beside={head === 'drawing' && <div className={styles.hot}>{house}</div>}
        />
        <After page={page} />
      </EmergencyHead>
      {look.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {promises && <Promises {...promises} wire="dead" />}
      <QuestionsWithForm {...questionsProps(props)} wire="dead">
        <SafetyFolds page={page} table={!look.order.includes('utilities')} />
        <Fold summary={<h3>{page.ready.heading}</h3>}>
          <BranchList items={page.ready.items} />
        </Fold>
      </QuestionsWithForm>
      <CutawaySprite arts={[drawing.wide.art, drawing.phone.art]} />
    </>
  )
}
