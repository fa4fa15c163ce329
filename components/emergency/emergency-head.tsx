import type { EmergencyModel } from '@/components/emergency/emergency-model'
import { PageHeadText } from '@/components/sections/page-head-text'
import { ProofStrip } from '@/components/sections/proof-strip'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { emergencyWords } from '@/content/interface'
import styles from './emergency-head.module.css'

/** The head of an emergency page: 911, then our number, equally large, each with the text that says when to call it. */
export function EmergencyHead({ page, copy }: EmergencyModel) {
  const { phone } = page.office
  return (
    <Section id="top" tone="night" className={styles.head}>
      <PageHeadText page={page} h1={copy.h1} lead={copy.lead} />
      <div className={styles.calls} style={{ '--letters': phone.display.length }}>
        <div className={styles.numbers} data-print-plain="">
          <a className={styles.danger} href="tel:911">
            <b>
              <Icon name="phone" />
              911
            </b>
            <RichText links={false}>{copy.whenToCall911}</RichText>
          </a>
          <a href={`tel:${phone.e164}`} data-call="">
            <b>
              <Icon name="phone" />
              {phone.display}
            </b>
            <RichText links={false}>{copy.whenToCallUs}</RichText>
          </a>
        </div>
      </div>
      <p className="small" data-no-print="">
        {emergencyWords.tap}
      </p>
      <ProofStrip page={page} />
    </Section>
  )
}
