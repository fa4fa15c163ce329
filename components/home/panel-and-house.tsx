import { CircuitCard } from '@/components/drawings/circuit-card.client'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import type { HomeModel } from '@/components/home/home-model'
import { Island } from '@/components/islands/island'
import { PanelBoard } from '@/components/ui/panel'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import styles from './panel-and-house.module.css'

type PanelAndHouseProps = Pick<HomeModel, 'panel' | 'house' | 'numbers' | 'cards'> & {
  copy: Pick<HomeModel['copy'], 'panel' | 'house'>
}

/** All services on one panel, and the house: a row lights its circuit, a breaker turns it off. */
export function PanelAndHouse({ panel, house, numbers, cards, copy }: PanelAndHouseProps) {
  const { hint, on, off, alt } = copy.house
  return (
    <Section id="services" bleed className={styles.section}>
      <div className={styles.intro}>
        <SectionHeading id="services">{copy.panel.heading}</SectionHeading>
        <Paragraph className={styles.lead}>{copy.panel.lead}</Paragraph>
      </div>
      <div className={styles.drawing} data-surface="dark" data-no-print="">
        <div className={styles.house}>
          <div className={styles.art} role="img" aria-label={alt} data-circuit-drawing="">
            <Cutaway view={house} showNumbers />
          </div>
          <div className={styles.card}>
            <Island name="circuit-card">
              <CircuitCard
                cards={cards}
                rest={
                  <div className={styles.rest}>
                    <p className={styles.hint}>{hint}</p>
                    <p className={styles.on}>{on}</p>
                    <p className={styles.off}>{off}</p>
                  </div>
                }
              />
            </Island>
          </div>
        </div>
      </div>
      {/* autocomplete="off" keeps Firefox from restoring the switches on reload. The form sends nothing. */}
      <form id="switches" className={styles.board} method="dialog" autoComplete="off" data-circuit-rows="">
        <PanelBoard panel={panel} headed aria-labelledby="services-heading" />
      </form>
      <CutawaySprite arts={[house.art]} numbers={numbers} />
    </Section>
  )
}
