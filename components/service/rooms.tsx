import type { ReactNode } from 'react'
import { Rows } from '@/components/sections/rows'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading, type Tone } from '@/components/ui/section'
import type { MainSection } from '@/content/schema'
import styles from './rooms.module.css'

type RoomsProps = Omit<Extract<MainSection, { kind: 'rooms' }>, 'kind'> & {
  tone: Tone
  /** The drawing beside the rows, up to the window's edge. */
  drawing: ReactNode
  /** True if the head of the page is a drawing, which is enough on phones. */
  wideOnly: boolean
  children: ReactNode
}

/** Work by rooms of the building, beside the drawing if the page shows it nowhere else. */
export function Rooms({ tone, heading, lead, items, drawing, wideOnly, children }: RoomsProps) {
  return (
    <Section id="rooms" tone={tone} className={styles.section}>
      <div className={styles.rooms} data-drawn={drawing ? '' : undefined}>
        <div>
          <SectionHeading id="rooms">{heading}</SectionHeading>
          {lead && <Paragraph lead>{lead}</Paragraph>}
          <Rows narrow={Boolean(drawing)} items={items.map(({ name, text }) => ({ title: name, text }))} />
        </div>
        {drawing && (
          <div className={styles.drawing} data-wide-only={wideOnly ? '' : undefined} data-no-print="">
            {drawing}
          </div>
        )}
      </div>
      {children}
    </Section>
  )
}
