import type { ReactNode } from 'react'
import { BreakableRange } from '@/components/ui/breakable-range'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { CategoryLook, Fact } from '@/content/types'
import type { HighlightView } from '@/lib/views/highlight'
import styles from './highlight.module.css'

export type HighlightProps = {
  highlight: HighlightView
  /** How words are set. */
  look?: CategoryLook['words']
  facts?: readonly Fact[]
  /** Instead of the facts. */
  side?: ReactNode
  /** Under the note: what changes the price, folded. */
  fold?: ReactNode
  /** Under the facts, from 768 px: the call. */
  action?: ReactNode
  /** The range on one line: where it is short. */
  oneLine?: boolean
  id?: string
}

type TermsProps = Pick<HighlightProps, 'facts' | 'fold' | 'action'>

/** A range of prices. What is no figure is small: "from", "each", "and up". */
function Range({ children }: { children: string }) {
  const [, before, figures = children, after] = /^(?:([^$\d]+) )?(\S+)(?: (.+))?$/.exec(children) ?? []
  return (
    <span className={styles.range}>
      {before && <small>{`${before} `}</small>}
      <BreakableRange>{figures}</BreakableRange>
      {after && <small>{`\u00a0${after}`}</small>}
    </span>
  )
}

const wordTones = { row: 'band', directory: 'night', plate: 'steel', keys: 'band' } as const

/**
 * A price with a circle drawn round it while scrolling, a figure, or the words that decide a price; facts beside it.
 */
export function Highlight(props: HighlightProps) {
  const { highlight, look = 'row', facts = [], side, fold, action, oneLine, id = 'price' } = props
  const inWords = highlight.kind === 'words'
  return (
    <Section id={id} tone={inWords ? wordTones[look] : 'paper'} className={inWords ? undefined : styles.highlight}>
      <h2 className={styles.label} id={`${id}-heading`}>
        {highlight.label}
      </h2>
      {highlight.kind === 'price' && (
        <div className={styles.circled} data-one-line={oneLine ? '' : undefined}>
          <Range>{highlight.range}</Range>
          <svg viewBox="0 0 400 130" preserveAspectRatio="none" aria-hidden="true">
            <path
              vectorEffect="non-scaling-stroke"
              d="M3 74C3 20 40 4 205 4c152 0 190 11 190 61 0 50-34 60-195 60C36 125 7 116 7 66 7 34 24 17 70 10"
            />
          </svg>
        </div>
      )}
      {highlight.kind === 'figure' && <div className={styles.figure}>{highlight.figure}</div>}
      {highlight.kind === 'words' && (
        <ul
          className={styles.words}
          data-look={look}
          style={{
            '--count': highlight.words.length,
            '--letters': highlight.words.reduce((sum, { word }) => sum + word.length, 0),
            '--longest': Math.max(...highlight.words.map(({ word }) => word.length)),
          }}
        >
          {highlight.words.map(({ word, note }) => (
            <li key={word}>
              <b>{word}</b>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <RichText>{highlight.note}</RichText>
      </p>
      {inWords ? (
        <Foot facts={facts} fold={fold} action={action} />
      ) : (
        <>
          {fold}
          <div className={styles.side}>
            {side}
            {facts.length > 0 && <Facts facts={facts} />}
            <Action>{action}</Action>
          </div>
        </>
      )}
    </Section>
  )
}

/** Under a head that contains the highlight itself: the facts, what changes the price, the call. */
export function Terms({ label, ...terms }: { label: string } & TermsProps) {
  return (
    <Section id="price" tone="band" label={label}>
      <Foot {...terms} />
    </Section>
  )
}

function Foot({ facts = [], fold, action }: TermsProps) {
  return (
    <div className={styles.foot}>
      <Facts facts={facts} />
      <div className={styles.more}>
        {fold}
        <Action>{action}</Action>
      </div>
    </div>
  )
}

function Action({ children }: { children?: ReactNode }) {
  return (
    children && (
      <div className={styles.action} data-no-print="">
        {children}
      </div>
    )
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ label, value }) => (
        <li key={label}>
          <b>
            <RichText>{value}</RichText>
          </b>
          <RichText>{label}</RichText>
        </li>
      ))}
    </ul>
  )
}
