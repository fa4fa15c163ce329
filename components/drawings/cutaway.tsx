import { RawHtml } from '@/components/ui/raw-html'
import { RichText } from '@/components/ui/rich-text'
import { type CircuitNumbers, circuitStyles, cutawayId, cutawayMarkup, namesIn } from '@/lib/drawings/cutaway'
import type { CutawayArt, CutawayView } from '@/lib/drawings/cutaway-views'
import './cutaway-states.css'
import styles from './cutaway.module.css'

/** Renders the shared drawings of a page once; `Cutaway` shows crops of them. `numbers`: of the page's switches. */
export function CutawaySprite({ arts, numbers }: { arts: readonly CutawayArt[]; numbers?: CircuitNumbers }) {
  const drawings = [...new Set(arts)].map((art) => ({ id: cutawayId(art), ...cutawayMarkup(art, numbers) }))
  const gradients = drawings.map((drawing) => drawing.gradients).join('')
  const circuits = circuitStyles(drawings.map(({ art }) => art).join(''), numbers !== undefined)
  return (
    <>
      <svg className={styles.gradients} width="0" height="0" aria-hidden="true">
        <RawHtml as="defs" html={gradients} />
      </svg>
      <svg className={styles.sprite} aria-hidden="true">
        <RawHtml as="style" html={circuits} />
        {drawings.map(({ id, art }) => (
          <RawHtml as="g" key={id} id={id} className={styles.art} html={art} />
        ))}
      </svg>
    </>
  )
}

/** Markup whose classes have the lines of the cutaways: walls, furniture, circuits (lib/drawings/art/README.md). */
export function Lines({ html }: { html: string }) {
  return <RawHtml as="g" className={styles.art} html={html} />
}

type CutawayProps = {
  /** Circuits, states and crops: an entry of `serviceCutaways`, `categoryCutaways` or `homeCutaway`. */
  view: CutawayView
  /** Shows the sprite's `numbers`. */
  showNumbers?: boolean
  /**
   * `crop` has the proportions of the crop. `box` fills its box, whose height the styles around it set: all of the crop
   * shows, and the drawing around it where there is room.
   */
  fit?: 'crop' | 'box'
  /** Shows the names of the lit devices in the crop. */
  named?: boolean
}

/**
 * A section through a house or a building, its live circuits lit. Decorative: the text beside it says the same.
 * Switches on the page (`data-switches`, see the styles) turn its circuits off without a script.
 */
export function Cutaway({ view, showNumbers = false, fit = 'crop', named = false }: CutawayProps) {
  const { art, live, states, wide, phone } = view
  const crops = [{ box: wide, only: phone && 'wide' }, ...(phone ? [{ box: phone, only: 'phone' }] : [])]
  return (
    <div
      className={styles.drawing}
      data-live={live.join(' ')}
      data-state={states?.join(' ')}
      data-numbers={showNumbers ? '' : undefined}
      data-fit={fit}
    >
      {crops.map(({ box, only }) => [
        <svg
          key={`${only}`}
          viewBox={box.join(' ')}
          preserveAspectRatio={only === 'phone' ? 'xMidYMid' : 'xMidYMax'}
          aria-hidden="true"
          data-only={only}
        >
          <use href={`#${cutawayId(art)}`} />
        </svg>,
        named && (
          <p key={`${only} names`} className={styles.names} data-only={only}>
            <RichText>{namesIn(view, box)}</RichText>
          </p>
        ),
      ])}
    </div>
  )
}
