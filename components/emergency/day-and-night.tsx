import { Street } from '@/components/drawings/street'
import { Reasons } from '@/components/sections/reasons'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { Step } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import styles from './day-and-night.module.css'

const { day } = uiWords.emergency

export type DayAndNightProps = {
  heading: string
  /** The first stands in the drawing: the phone that is answered at any hour. */
  items: readonly Step[]
  /** When the office is open: in words, and from which part of the day to which (0 to 1). */
  office: { hours: string; opens: number; closes: number }
}

/**
 * Reasons under a drawing of one day, midnight to midnight, across the page: a bar for the office's hours, and a street
 * whose wire is live from edge to edge, as the emergency phone is.
 */
export function DayAndNight({ heading, items, office }: DayAndNightProps) {
  const [first, ...others] = items
  return (
    <Section id="why" tone="band" knifeSwitch bleed>
      <div className={styles.heading} data-print-plain="">
        <SectionHeading id="why" underlined>
          {heading}
        </SectionHeading>
      </div>
      <div className={styles.day} style={{ '--opens': office.opens, '--closes': office.closes }}>
        <div className={styles.bars} data-print-plain="">
          <p className={styles.office} data-print-plain="">
            {day.office} <span className="unbroken">{office.hours}</span>
          </p>
          {first && (
            <p className={styles.phone} data-print-plain="">
              <b>{first.title}</b> <RichText>{first.text}</RichText>
            </p>
          )}
        </div>
        <div className={styles.street} data-no-print="">
          <Street name="day-and-night" />
        </div>
      </div>
      <div className={styles.hours} data-no-print="" aria-hidden="true">
        {day.hours.map((hour, index) => (
          <span key={index}>{hour}</span>
        ))}
      </div>
      <div className={styles.reasons} data-print-plain="">
        <Reasons items={others} columns={3} />
      </div>
    </Section>
  )
}
