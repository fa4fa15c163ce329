import type { ReactNode } from 'react'
import { RawHtml } from '@/components/ui/raw-html'
import { Paragraph } from '@/components/ui/rich-text'
import type { StopDrawing } from '@/content/schema'
import { artMarkup } from '@/lib/drawings/art'
import styles from './stops.module.css'

type Stop = {
  title: ReactNode
  note: string
  /** An end of the line, with a large title and a large knot. */
  isEnd?: boolean
  drawing?: StopDrawing
}

type StopsProps = {
  items: readonly Stop[]
  /** The number of each stop before its title. */
  numbered?: boolean
}

/** Stops as knots on the page's wire; from 1120 px on, on a branch of it. Five numbered stops are in two rows. */
export function Stops({ items, numbered = false }: StopsProps) {
  return (
    <ol
      className={`${styles.stops} item-texts`}
      data-numbered={numbered ? '' : undefined}
      data-two-rows={numbered && items.length === 5 ? '' : undefined}
      style={{ '--count': items.length }}
    >
      {items.map(({ title, note, isEnd, drawing }) => (
        <li key={note} data-end={isEnd ? '' : undefined}>
          {drawing && (
            <RawHtml as="svg" className={styles.drawing} viewBox="0 0 150 150" html={artMarkup('stops.svg', drawing)} />
          )}
          <i className="knot" aria-hidden="true" />
          <h3>{title}</h3>
          <Paragraph>{note}</Paragraph>
        </li>
      ))}
    </ol>
  )
}
