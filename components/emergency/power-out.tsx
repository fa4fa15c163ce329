import { Cutaway } from '@/components/drawings/cutaway'
import type { EmergencyIndexModel } from '@/components/emergency/emergency-model'
import { ButtonLink } from '@/components/ui/button'
import { Paragraph, TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { emergencyWords } from '@/content/interface'
import styles from './power-out.module.css'

/** The most common call, beside a dark house: who repairs what, and the page with the numbers. */
export function PowerOut({
  heading,
  firstStep,
  href,
  situations,
  drawing,
}: NonNullable<EmergencyIndexModel['outage']>) {
  return (
    <Section id="power-out" tone="dusk" className={styles.section}>
      <div className={`stack ${styles.text}`}>
        <SectionHeading id="power-out">{heading}</SectionHeading>
        <Paragraph lead>{firstStep}</Paragraph>
        <ul>
          {situations.map((situation) => (
            <li key={situation.heading}>
              <TitledText title={situation.heading} text={situation.firstStep} />
            </li>
          ))}
        </ul>
        <ButtonLink href={href} variant="line">
          {emergencyWords.outage}
        </ButtonLink>
      </div>
      <div className={styles.house} data-no-print="">
        <Cutaway view={drawing} />
      </div>
    </Section>
  )
}
