import type { EmergencyIndexModel } from '@/components/emergency/emergency-model'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { Fold } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import styles from './what-you-see.module.css'

type WhatYouSeeProps = { heading: string; after?: string; groups: EmergencyIndexModel['groups'] }

/** What the visitor sees, grouped by whom to call first. Each entry unfolds its steps or links to its page. */
export function WhatYouSee({ heading, after, groups }: WhatYouSeeProps) {
  return (
    <Section id="situations" heading={heading}>
      <div className={styles.groups} data-print-plain="">
        {groups.map(({ label, situations, links }, index) => (
          <div key={label} data-after-first-screen={index === 1 ? '' : undefined}>
            <p className={styles.who}>{label}</p>
            {situations.map((situation) => (
              <Fold key={situation.id} heading={situation.heading} note={<FirstStep>{situation.firstStep}</FirstStep>}>
                <SafetySteps sequence={situation} />
              </Fold>
            ))}
            {links.map(({ href, ...link }) => (
              <a key={href} className={`ruled ${styles.link}`} href={href}>
                <div>
                  <h3>
                    <HeadingText>{link.heading}</HeadingText>
                  </h3>
                  <FirstStep>{link.firstStep}</FirstStep>
                </div>
                <Icon name="arrow" />
              </a>
            ))}
          </div>
        ))}
      </div>
      {after && <Paragraph>{after}</Paragraph>}
    </Section>
  )
}

/** The first step of a situation, which shows while its fold is closed. */
function FirstStep({ children }: { children: string }) {
  return (
    <span className={styles.firstStep}>
      <RichText links={false}>{children}</RichText>
    </span>
  )
}
