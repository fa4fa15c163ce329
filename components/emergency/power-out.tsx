import { Cutaway } from '@/components/drawings/cutaway'
import { ButtonLink } from '@/components/ui/button'
import { Paragraph, TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { EmergencyView } from '@/lib/views/emergency'
import styles from './power-out.module.css'

/** The most common call, beside a dark house: whose job it is, and the page with the numbers. */
export function PowerOut({ heading, line, href, ways, drawing }: EmergencyView['outage']) {
  return (
    <Section id="power-out" tone="dusk" className={styles.section}>
      <div className={styles.words}>
        <SectionHeading id="power-out">{heading}</SectionHeading>
        <Paragraph lead>{line}</Paragraph>
        <ul>
          {ways.map((way) => (
            <li key={way.heading}>
              <TitledText title={way.heading} text={way.line} />
            </li>
          ))}
        </ul>
        <ButtonLink href={href} variant="line">
          {uiWords.emergency.outage}
        </ButtonLink>
      </div>
      <div className={styles.house} data-no-print="">
        <Cutaway view={drawing} />
      </div>
    </Section>
  )
}
