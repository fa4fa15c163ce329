import { SectionDrawing, SectionSprite } from '@/components/drawings/section-drawing'
import { Ask, type AskProps } from '@/components/sections/ask'
import { BigBreaker } from '@/components/sections/big-breaker'
import { EmergencyFork } from '@/components/sections/emergency-fork'
import { FirstCall } from '@/components/sections/first-call'
import { Giant } from '@/components/sections/giant'
import { HouseCrops } from '@/components/sections/house-crops'
import { NightPrice } from '@/components/sections/night-price'
import { Promises } from '@/components/sections/promises'
import { SightBoard } from '@/components/sections/sight-board'
import { Reasons } from '@/components/sections/steps'
import { TrippedPanel } from '@/components/sections/tripped-panel'
import { WhoToCall } from '@/components/sections/who-to-call'
import { Fold } from '@/components/ui/fold'
import { Picture } from '@/components/ui/picture'
import { TapList } from '@/components/ui/prose'
import { Paragraph, Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { EmergencyPage } from '@/content/types'
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

/** What is good to know and not urgent, as folds. */
function GoodToKnow({ page, table = true }: { page: EmergencyPage; table?: boolean }) {
  return (
    <>
      <Fold summary={<h3>{page.never.heading}</h3>} id="never">
        <TapList items={page.never.items} />
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

function firstCallProps({ phone, page, danger, breadcrumbs }: EmergencyPageView) {
  return {
    phone,
    danger,
    ours: page.ours,
    breadcrumbs,
    h1: page.h1,
    lead: page.lead,
    question: page.choices.heading,
  }
}

function askProps({ page, form, ways }: EmergencyPageView): AskProps {
  return {
    heading: page.asked,
    questions: page.questions,
    form,
    questionsHeading: uiWords.common.questions,
    formWords: page.form,
    links: ways,
  }
}

/**
 * /emergency: 911 and our number, then six drawings of what may have happened. The riser is dark after the head's open
 * switch, and amber again from the price on.
 */
export function EmergencyScreen(props: EmergencyView) {
  const { page, cost, pages, promises } = props
  return (
    <>
      <FirstCall {...firstCallProps(props)} size="tall">
        <SightBoard items={page.choices.items} />
        <After page={page} />
      </FirstCall>
      <TrippedPanel heading={page.sequences.heading} items={page.sequences.items} />
      <HouseCrops heading={uiWords.emergency.pages} items={pages} />
      <Giant
        id="cost"
        oneLine
        giant={{ kind: 'price', label: cost.heading, range: cost.range, note: cost.note }}
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
      {page.why && (
        <Section id="why" heading={page.why.heading} wired tone="band" knife>
          <Reasons items={page.why.items} />
          <div className={styles.folds}>
            <GoodToKnow page={page} />
          </div>
        </Section>
      )}
      {promises && <Promises {...promises} />}
      <Ask {...askProps(props)} />
      <SectionSprite arts={pages.flatMap(({ view }) => [view.wide.art, view.phone.art])} />
    </>
  )
}

/**
 * One emergency: 911 and our number, a question with two or three answers, everything else as tripped breakers. Each
 * page's question has its own drawing; the riser stays dark.
 */
export function EmergencyServiceScreen(props: EmergencyServiceView) {
  const { page, cost, head, drawing, picture, promises } = props
  const closeUp = picture && <Picture picture={picture} sizes="(min-width: 1000px) 100vw, 188vw" />
  const house = <SectionDrawing view={drawing} fit="cover" />
  return (
    <>
      <FirstCall {...firstCallProps(props)} size="short" beside={head === 'close-up' && closeUp}>
        {head === 'breaker' && <BigBreaker />}
        <EmergencyFork
          items={page.choices.items}
          layout={head === 'streets' || head === 'breaker' ? 'columns' : 'rows'}
          beside={head === 'drawing' && <div className={styles.hot}>{house}</div>}
        />
        <After page={page} />
      </FirstCall>
      {head === 'streets' && (
        <Section id="who-to-call" heading={page.whoToCall.heading} tone="night" wire="dead">
          {page.whoToCall.lead && <Paragraph lead>{page.whoToCall.lead}</Paragraph>}
          <WhoToCall table={page.whoToCall} numbers />
        </Section>
      )}
      <TrippedPanel heading={page.sequences.heading} items={page.sequences.items} />
      <NightPrice {...cost} picture={head === 'drawing' ? closeUp : house}>
        <Fold summary={<h3>{uiWords.emergency.costMore}</h3>}>
          <Paragraphs items={cost.more} />
        </Fold>
        <GoodToKnow page={page} table={head !== 'streets'} />
      </NightPrice>
      {promises && <Promises {...promises} dead />}
      <Ask {...askProps(props)} wire="dead">
        <Fold summary={<h3>{page.ready.heading}</h3>}>
          <TapList items={page.ready.items} />
        </Fold>
      </Ask>
      <SectionSprite arts={[drawing.wide.art, drawing.phone.art]} />
    </>
  )
}
