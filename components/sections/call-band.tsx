import type { ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { PhoneNumber } from '@/lib/content/types'
import styles from './call-band.module.css'

/** A dark band whose only light is the phone number. */
export function CallBand({
  id,
  heading,
  text,
  phone,
  children,
}: {
  id: string
  heading: string
  text: string
  phone: PhoneNumber
  children?: ReactNode
}) {
  return (
    <div className={styles.band}>
      <Section id={id} tone="dark" branch={{ device: 'contact', load: 'lamp', lit: true }}>
        <SectionHeading id={id}>{heading}</SectionHeading>
        <a className={styles.number} href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
        <p className="lead">
          <RichText>{text}</RichText>
        </p>
        {children && <div className={styles.more}>{children}</div>}
      </Section>
    </div>
  )
}
