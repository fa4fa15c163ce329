import { RawHtml } from '@/components/ui/raw-html'
import { type StreetName, sharedPrefix, streetOf, streetPlan } from '@/lib/drawings/site-drawings'
import { streetSymbols, symbolPrefix } from '@/lib/drawings/street'
import './street-kit.css'
import styles from './street.module.css'

export type StreetProps = {
  /** A place's path, or one of the streets that belong to no place. */
  name: StreetName
  /** True where the page renders `StreetSymbols` for all its streets: this one then brings none of its own. */
  shared?: boolean
  /** The handwritten note, where the street has a place for one ("thank-you"). */
  note?: string
}

/**
 * A street at dusk along the bottom of a dark section. It is never scaled and no house is cut: narrower windows show
 * fewer. Streets with a frame of their own ("street-out", "home-out", "thank-you", "thank-you-phone") scale with their
 * box, aligned to its bottom. Decorative: hidden from assistive technology, in print and in forced colours.
 */
export function Street({ name, shared = false, note }: StreetProps) {
  const { frame, current, note: spot } = streetPlan(name)
  const prefix = shared ? sharedPrefix : symbolPrefix(name)
  const { markup, kinds, styles: steps } = streetOf(name, prefix)
  return (
    <>
      <svg
        className={styles.street}
        viewBox={frame && `${-frame.width / 2} ${-frame.height} ${frame.width} ${frame.height}`}
        preserveAspectRatio={frame && 'xMidYMax slice'}
        data-current={current}
        aria-hidden="true"
      >
        {!shared && <RawHtml as="defs" html={streetSymbols(kinds, prefix)} />}
        <RawHtml as="g" html={markup} />
        {note && spot && (
          <g className={styles.note}>
            <text x={spot.x} y={spot.y} fontSize={spot.size}>
              {note}
            </text>
            <path d={`M${spot.x - 6} ${spot.y - 7}c-14 2-22 12-23 ${spot.size * 1.1}m-5-7l5.5 9l7-7.5`} />
          </g>
        )}
      </svg>
      {steps && <RawHtml as="style" html={steps} />}
    </>
  )
}
