import { RawHtml } from '@/components/ui/raw-html'
import { type CircuitNumbers, circuitStyles, cutawayId, cutawayMarkup } from '@/lib/drawings/cutaway'
import type { CropBox, CutawayArt, CutawayView } from '@/lib/drawings/cutaway-views'
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
  /** `cover` fills its box, whose height the styles around it set; `whole` keeps the crop's proportions. */
  fit?: 'cover' | 'whole'
  /** Position of the crop in a box of other proportions: in the middle, or on the ground. */
  align?: 'middle' | 'ground'
}

/**
 * A section through a house or a building, its live circuits lit. Decorative: the text beside it says the same.
 * Switches on the page (`data-switches`, see the styles) turn its circuits off without a script.
 */
export function Cutaway({ view, showNumbers = false, fit = 'whole', align = 'middle' }: CutawayProps) {
  const { art, live, states, wide, phone } = view
  const alignment = `xMidY${align === 'ground' ? 'Max' : 'Mid'} ${fit === 'cover' ? 'slice' : 'meet'}`
  return (
    <div
      className={styles.drawing}
      data-live={live.join(' ')}
      data-state={states?.join(' ')}
      data-numbers={showNumbers ? '' : undefined}
      data-fit={fit}
    >
      <Crop art={art} box={wide} alignment={alignment} only={phone && 'wide'} />
      {phone && <Crop art={art} box={phone} alignment={alignment} only="phone" />}
    </div>
  )
}

type CropProps = { art: CutawayArt; box: CropBox; alignment: string; only?: 'wide' | 'phone' }

function Crop({ art, box, alignment, only }: CropProps) {
  return (
    <svg viewBox={box.join(' ')} preserveAspectRatio={alignment} aria-hidden="true" data-only={only}>
      <use href={`#${cutawayId(art)}`} />
    </svg>
  )
}
