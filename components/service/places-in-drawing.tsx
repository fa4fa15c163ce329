import type { ReactNode } from 'react'
import { Cutaway } from '@/components/drawings/cutaway'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './places-in-drawing.module.css'

export type PlacesInDrawingProps = {
  heading: string
  lead: string
  items: readonly { name: string; text: string }[]
  drawing?: CutawayView
  /** True: the drawing is as wide as the page, the places are under it. */
  stage?: boolean
  children?: ReactNode
}

/**
 * What is done where: the cutaway drawing with its circuits lit, and the places named beside or under it. Without a
 * drawing the places are a list along the riser.
 */
export function PlacesInDrawing({ heading, lead, items, drawing, stage = false, children }: PlacesInDrawingProps) {
  return (
    <Section
      id="places"
      tone={drawing ? 'dusk' : 'paper'}
      bleed
      glows={!drawing}
      className={drawing ? styles.places : undefined}
    >
      <div className={styles.layout} data-layout={drawing ? (stage ? 'stage' : 'side') : 'list'}>
        {drawing && (
          <div className={styles.drawing} data-no-print="">
            <Cutaway view={drawing} fit="cover" />
          </div>
        )}
        <div className={styles.words} data-print-plain="">
          <SectionHeading id="places" underlined={Boolean(drawing)}>
            {heading}
          </SectionHeading>
          <Paragraph lead>{lead}</Paragraph>
          <ul style={{ '--count': items.length }}>
            {items.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <Paragraph>{text}</Paragraph>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </Section>
  )
}
