import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import type { HomeModel } from '@/components/home/home-model'
import { PanelBoard } from '@/components/ui/panel'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import styles from './panel-and-house.module.css'

type PanelAndHouseProps = Pick<HomeModel, 'panel' | 'house' | 'numbers'> & {
  copy: Pick<HomeModel['copy'], 'panel' | 'house'>
}

/** All services on one panel, and the house whose circuits its switches turn off: beside it from 960 px, else above. */
export function PanelAndHouse({ panel, house, numbers, copy }: PanelAndHouseProps) {
  const { on, off, alt } = copy.house
  return (
    <Section id="services" bleed className={styles.section}>
      <div className={styles.intro}>
        <SectionHeading id="services">{copy.panel.heading}</SectionHeading>
        <Paragraph lead>{copy.panel.lead}</Paragraph>
      </div>
      <div className={styles.drawing} data-surface="dark" data-no-print="">
        <div className={styles.house}>
          <div role="img" aria-label={alt}>
            <Cutaway view={house} showNumbers />
          </div>
          <p className={styles.onNote}>{on}</p>
          <p className={styles.offNote} role="status">
            {off}
          </p>
        </div>
      </div>
      {/* autocomplete="off" keeps Firefox from restoring the switches on reload. The form sends nothing. */}
      <form id="switches" className={styles.board} method="dialog" autoComplete="off">
        <PanelBoard panel={panel} headed aria-labelledby="services-heading" />
      </form>
      <CutawaySprite arts={[house.art]} numbers={numbers} />
    </Section>
  )
}
